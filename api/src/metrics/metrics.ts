import type { FailureReason, RemoteOutcome } from '@lekta/shared/contract/beacon'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Counted, counted, type OutcomeOf } from './outcomes'

/** A release of an area that failed in a browser. */
export interface RemoteFailure {
  area: string
  version: string
  outcome: RemoteOutcome
  reason: FailureReason
}

/** Limits of the histogram of tasks in seconds. */
const TASK_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300]

/** Limits of the histogram of jobs in seconds. */
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900]

/** Makes a counter for each kind of event. All of its outcomes exist from the start, so that rates can be computed. */
function countersIn(registry: Registry) {
  const made = Object.entries(counted).map(([event, { name, help, outcomes }]) => {
    const counter = new Counter({ name, help, labelNames: ['outcome'], registers: [registry] })
    for (const outcome of outcomes) counter.inc({ outcome }, 0)
    return [event, counter] as const
  })
  return Object.fromEntries(made) as Record<Counted, Counter<'outcome'>>
}

const jobsIn = (registers: Registry[]) => ({
  done: new Counter({
    name: 'lekta_jobs_total',
    help: 'Attempts at jobs that ended in this process. A failed job is tried again unless it has no tries left.',
    labelNames: ['kind', 'outcome'],
    registers,
  }),
  duration: new Histogram({
    name: 'lekta_job_duration_seconds',
    help: 'Duration of attempts at jobs; jobs done together count once.',
    labelNames: ['kind'],
    buckets: JOB_SECONDS,
    registers,
  }),
  running: new Gauge({
    name: 'lekta_jobs_running',
    help: 'Jobs that this process is working on.',
    labelNames: ['kind'],
    registers,
  }),
})

/** Creates the metrics of a server, all of them at zero. */
export function createMetrics() {
  const registry = new Registry()
  const counters = countersIn(registry)
  const restarts = new Counter({
    name: 'lekta_embedded_database_restarts_total',
    help: 'How often this server has restarted its embedded PostgreSQL.',
    registers: [registry],
  })
  const remoteFailures = new Counter({
    name: 'lekta_remote_failures_total',
    help: 'Releases of areas that failed, were replaced or were slow, as browsers report it.',
    labelNames: ['area', 'version', 'outcome', 'reason'],
    registers: [registry],
  })
  const tasks = new Histogram({
    name: 'lekta_task_duration_seconds',
    help: 'Duration of heavy work in threads, with the wait for a free thread.',
    labelNames: ['task'],
    buckets: TASK_SECONDS,
    registers: [registry],
  })
  const times = new Map<string, Date>()
  return {
    registry,
    jobs: jobsIn([registry]),
    tasks,
    /** Counts an event. */
    count: <E extends Counted>(event: E, outcome: OutcomeOf<E>) => {
      counters[event].inc({ outcome })
      times.set(`${event} ${outcome}`, new Date())
    },
    /** Returns when an event was last counted; null if it was not since the process was started. */
    lastCounted: <E extends Counted>(event: E, outcome: OutcomeOf<E>): Date | null =>
      times.get(`${event} ${outcome}`) ?? null,
    countRestart: () => restarts.inc(),
    countRemoteFailure: (failure: RemoteFailure) => remoteFailures.inc({ ...failure }),
  }
}

/** What a server counts and measures about itself. It contains nothing about a person. */
export type Metrics = ReturnType<typeof createMetrics>
