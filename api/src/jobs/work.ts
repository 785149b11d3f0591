import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import type { Scene } from '../server/visit'
import { type Boss, bossOf } from './boss'
import type { Job } from './job'

/** How long a job that came alone may lie before somebody looks, in milliseconds. */
const PAUSE = 1000

/** A stop waits this long for what is under way; what takes longer is tried again by another process. */
const PATIENCE = 20_000

export interface Workplace extends Scene {
  pool: Pool
  log: FastifyBaseLogger
}

/** What is told of a fault. Its message may name a person, so only where it happened is kept. */
function faultOf(thrown: unknown) {
  const error = thrown instanceof DrizzleQueryError && thrown.cause ? thrown.cause : thrown
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, stack = '' } = error
  const { code } = error as { code?: unknown }
  const where = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return { type: name, ...(code !== undefined && { code: String(code) }), stack: where.slice(0, 8).join('\n') }
}

/** Does one job that is due, if there is one. Tells whether there was. A job that fails is logged, and tried again in time. */
export async function workOne(
  boss: Boss,
  job: Job,
  { database, config, now, random, log }: Workplace,
): Promise<boolean> {
  const [found] = await boss.fetch<unknown>(job.name)
  if (!found) return false
  try {
    await job.work({ data: z.parse(job.data, found.data ?? {}), database, config, now: now(), random, log })
  } catch (error) {
    const fault = faultOf(error)
    log.error({ job: job.name, id: found.id, fault }, 'job failed')
    await boss.fail(job.name, found.id, fault)
    return true
  }
  // A regular job's row says that this stretch of time has had it; any other's may hold personal data.
  if (job.every) await boss.complete(job.name, found.id)
  else await boss.deleteJob(job.name, found.id)
  return true
}

/** Puts a job that comes by itself on the list, once in each stretch of time, whoever asks. */
export async function startRegular(boss: Boss, { name, every }: Job): Promise<void> {
  if (every) await boss.send(name, {}, { singletonKey: name, singletonSeconds: every })
}

/** Works on one kind of job until it is told to stop. */
async function attend(boss: Boss, job: Job, workplace: Workplace, stop: AbortSignal) {
  let asked = 0
  while (!stop.aborted) {
    try {
      // Asked more often than needed, because the clocks of process and database differ.
      if (job.every && Date.now() - asked > (job.every * 1000) / 4) {
        await startRegular(boss, job)
        asked = Date.now()
      }
      if (await workOne(boss, job, workplace)) continue
    } catch (error) {
      workplace.log.error({ job: job.name, fault: faultOf(error) }, 'jobs cannot be read')
    }
    await wait(PAUSE, undefined, { signal: stop }).catch(() => undefined)
  }
}

/** Works on jobs in this process. Gives what stops it, after the jobs that are under way. */
export async function workJobs(jobs: readonly Job[], workplace: Workplace): Promise<() => Promise<void>> {
  const boss = bossOf(workplace.pool, { supervise: true })
  boss.on('error', (error) => workplace.log.error({ fault: faultOf(error) }, 'jobs cannot be tended'))
  await boss.start()
  const stopping = new AbortController()
  // Each kind of job waits for this one signal.
  setMaxListeners(jobs.length + 1, stopping.signal)
  const attending = Promise.all(jobs.map((job) => attend(boss, job, workplace, stopping.signal)))
  return async () => {
    stopping.abort()
    await Promise.race([attending, wait(PATIENCE, undefined, { ref: false })])
    await boss.stop()
  }
}
