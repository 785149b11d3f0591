import { type PrintJob, printContract } from '@lekta/shared/contract/assessment/print'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'

/** A file that was drawn just now. */
export const readyPrint = (now = new Date()): PrintJob => ({
  id: 1,
  kind: 'reports',
  state: 'ready',
  classroom: '3A Melati',
  done: 18,
  total: 18,
  skipped: 2,
  requested_at: now.toISOString(),
  expires_at: new Date(now.getTime() + 24 * 60 * 60_000).toISOString(),
  bytes: 640_000,
})

/** Returns the answers of a fake server that draws files. A file is ready at the second poll. */
export function printAnswers(now: Date): Answer[] {
  const jobs: PrintJob[] = [readyPrint(now)]
  const find = (id: number) => {
    const job = jobs.find((one) => one.id === id)
    if (!job) throw refusal(404, 'There is no such file.')
    return job
  }
  const polls = new Map<number, number>()
  return answers(printContract, {
    requestPrint: async ({ body: { kind, ids } }) => {
      const total = ids?.length ?? 40
      const empty = { done: 0, bytes: null, expires_at: null, skipped: 0, classroom: null }
      const job: PrintJob = { ...readyPrint(now), ...empty, id: jobs.length + 1, kind, state: 'waiting', total }
      jobs.unshift(job)
      return { ...job }
    },
    prints: async () => jobs.map((job) => ({ ...job })),
    print: async ({ params: { id } }) => {
      const job = find(id)
      const count = (polls.get(id) ?? 0) + 1
      polls.set(id, count)
      if (job.state === 'waiting' && count > 1)
        Object.assign(job, readyPrint(now), { ...job, state: 'ready', done: job.total })
      return { ...job }
    },
    cancelPrint: async ({ params: { id } }) => ({ ...Object.assign(find(id), { state: 'cancelled' }) }),
    printFile: async () => new File(['%PDF'], 'Reading reports.pdf', { type: 'application/pdf' }),
  })
}
