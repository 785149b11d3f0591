import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'
import * as z from 'zod/mini'
import type { Scene } from '../server/visit'
import { type Boss, bossOf } from './boss'
import type { Job, JobScene } from './job'

/** How long a job that came alone may lie before somebody looks, in milliseconds. */
const PAUSE = 1000

/** Many jobs that are done together are this many. */
const AT_ONCE = 50

/** A stop waits this long for what is under way; what takes longer is tried again by another process. */
const PATIENCE = 20_000

export interface Workplace extends Scene {
  pool: Pool
  log: FastifyBaseLogger
}

type Work = Omit<Workplace, 'pool'>

const sceneOf = ({ database, config, random, now, log }: Work): JobScene => ({
  ...{ database, config, random, log },
  now: now(),
})

/** What is told of a fault. Its message may name a person, so only where it happened is kept. */
function faultOf(thrown: unknown) {
  const error = thrown instanceof DrizzleQueryError && thrown.cause ? thrown.cause : thrown
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, stack = '' } = error
  const { code } = error as { code?: unknown }
  const where = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return { type: name, ...(code !== undefined && { code: String(code) }), stack: where.slice(0, 8).join('\n') }
}

/** How many jobs of a kind are taken from the list at once. */
const mostOf = ({ workAll }: Job) => (workAll ? AT_ONCE : 1)

type Found = PgBoss.Job<unknown>

const readData = (job: Job, { data }: Found) => z.parse(job.data, data ?? {})

/** Does several jobs together, where their kind can. Tells whether they are done; if not, each is to be done alone. */
async function workTogether(job: Job, found: readonly Found[], { log, ...place }: Work): Promise<boolean> {
  if (!job.workAll || found.length < 2) return false
  try {
    await job.workAll({ all: found.map((one) => readData(job, one)), ...sceneOf({ log, ...place }) })
    return true
  } catch (error) {
    log.warn({ job: job.name, fault: faultOf(error) }, 'jobs are done one by one')
    return false
  }
}

/** Does one job. A regular job's row says that this stretch of time has had it; any other's is deleted, as it may hold personal data. */
async function workAlone(boss: Boss, job: Job, found: Found, workplace: Work): Promise<void> {
  try {
    await job.work({ data: readData(job, found), ...sceneOf(workplace) })
  } catch (error) {
    const fault = faultOf(error)
    workplace.log.error({ job: job.name, id: found.id, fault }, 'job failed')
    await boss.fail(job.name, found.id, fault)
    return
  }
  if (job.every) await boss.complete(job.name, found.id)
  else await boss.deleteJob(job.name, found.id)
}

/**
 * Does a job that is due, or several of a kind that is done together. Tells how many there were. One that fails is logged, and
 * tried again in time.
 */
export async function workDue(boss: Boss, job: Job, workplace: Work): Promise<number> {
  const found = await boss.fetch<unknown>(job.name, { batchSize: mostOf(job) })
  const ids = found.map(({ id }) => id)
  if (await workTogether(job, found, workplace)) await boss.deleteJob(job.name, ids)
  else for (const one of found) await workAlone(boss, job, one, workplace)
  return found.length
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
      // What is done together gathers meanwhile.
      if ((await workDue(boss, job, workplace)) === mostOf(job)) continue
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
