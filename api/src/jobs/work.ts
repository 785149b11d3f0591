import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'
import * as z from 'zod/mini'
import { planned } from '../database/planned'
import type { Scene } from '../server/visit'
import { type Boss, bossOf } from './boss'
import type { Job, JobScene } from './job'

/** How long a job that came alone may lie before somebody looks, in milliseconds. */
const PAUSE = 1000

/** Many jobs that are done together are this many: few enough that a request hardly waits for them. */
const AT_ONCE = 20

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

/** The kinds of which a job is due, by one look: hardly ever is one, and each kind is looked for where it lies. */
async function selectDue({ database }: Work, jobs: readonly Job[]): Promise<Job[]> {
  const names = sql.param(jobs.map(({ name }) => name))
  const rows = await planned<{ name: string }>(
    database,
    sql`select kind.name from unnest(${names}::text[]) as kind (name) cross join lateral (
      select from pgboss.job where job.name = kind.name and state < 'active' and start_after < now() limit 1) as due`,
  )
  const due = new Set(rows.map(({ name }) => name))
  return jobs.filter(({ name }) => due.has(name))
}

/** Works on one kind of job while any are due. */
async function attend(boss: Boss, job: Job, workplace: Workplace, stop: AbortSignal) {
  try {
    // Of those that are done together, fewer than could be gather for the next look.
    while (!stop.aborted && (await workDue(boss, job, workplace)) === mostOf(job));
  } catch (error) {
    workplace.log.error({ job: job.name, fault: faultOf(error) }, 'jobs cannot be read')
  }
}

/** Lets those jobs that come by themselves come. Asked more often than needed, because the clocks of process and database differ. */
function regularJobs(boss: Boss, jobs: readonly Job[]) {
  const asked = new Map<Job, number>()
  return async () => {
    for (const job of jobs) {
      if (!job.every || Date.now() - (asked.get(job) ?? 0) <= (job.every * 1000) / 4) continue
      await startRegular(boss, job)
      asked.set(job, Date.now())
    }
  }
}

/** Looks for work until it is told to stop, and has each kind that is due worked on, beside the others but once at a time. */
async function lookForWork(boss: Boss, jobs: readonly Job[], workplace: Workplace, stop: AbortSignal) {
  const underWay = new Map<Job, Promise<void>>()
  const comeByThemselves = regularJobs(boss, jobs)
  while (!stop.aborted) {
    try {
      await comeByThemselves()
      for (const job of await selectDue(workplace, jobs)) {
        if (underWay.has(job)) continue
        const done = attend(boss, job, workplace, stop).finally(() => underWay.delete(job))
        underWay.set(job, done)
      }
    } catch (error) {
      workplace.log.error({ fault: faultOf(error) }, 'jobs cannot be looked for')
    }
    await wait(PAUSE, undefined, { signal: stop }).catch(() => undefined)
  }
  await Promise.all(underWay.values())
}

/** Works on jobs in this process. Gives what stops it, after the jobs that are under way. */
export async function workJobs(jobs: readonly Job[], workplace: Workplace): Promise<() => Promise<void>> {
  const boss = bossOf(workplace.pool, { supervise: true })
  boss.on('error', (error) => workplace.log.error({ fault: faultOf(error) }, 'jobs cannot be tended'))
  await boss.start()
  const stopping = new AbortController()
  const attending = lookForWork(boss, jobs, workplace, stopping.signal)
  return async () => {
    stopping.abort()
    await Promise.race([attending, wait(PATIENCE, undefined, { ref: false })])
    await boss.stop()
  }
}
