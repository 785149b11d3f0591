import type { JobContext } from './job'

interface Attempt {
  kind: string
  /** The number of jobs that are done together. */
  count: number
  metrics: JobContext['metrics']
}

/** Does jobs, times them, and counts them if they are finished. */
export async function measureAttempt<T>({ kind, count, metrics }: Attempt, work: () => Promise<T>): Promise<T> {
  const { done, duration, running } = metrics.jobs
  const stopTimer = duration.startTimer({ kind })
  running.inc({ kind }, count)
  try {
    const result = await work()
    done.inc({ kind, outcome: 'finished' }, count)
    return result
  } finally {
    running.dec({ kind }, count)
    stopTimer()
  }
}
