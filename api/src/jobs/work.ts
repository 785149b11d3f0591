import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { outageLog } from '../database/outage-log'
import { unavailabilityOf } from '../database/unavailable'
import { describeError } from '../errors/describe-error'
import type { AppContext } from '../http/request-context'
import { inSpan, isTracing, linksTo, traceFields } from '../tracing/span'
import { type Boss, bossOf } from './boss'
import { type Claims, type FoundJob, openClaims } from './claims'
import type { Job, JobContext } from './job'
import { measureAttempt } from './measure-attempt'
import { takeOver } from './take-over'

/** The maximum time until a process looks for new jobs, in milliseconds. */
const PAUSE = 1000

/** Maximum number of jobs done together. It is small enough that requests hardly have to wait for the jobs. */
const AT_ONCE = 20

/**
 * How long stopping waits for running jobs, in milliseconds. Jobs that take longer are retried by another process.
 */
const TIMEOUT = 20_000

export interface WorkerContext extends AppContext {
  pool: Pool
  /** The address of the database. */
  address: string
  log: FastifyBaseLogger
}

type JobWorker = Omit<WorkerContext, 'pool' | 'address'> & { claims: Claims }

const jobContextOf = ({ now, live: _, claims, log, ...tools }: JobWorker, jobs: readonly FoundJob[]): JobContext => ({
  ...tools,
  log: isTracing() ? log.child(traceFields()) : log,
  now: now(),
  signal: AbortSignal.any(jobs.map(({ id }) => claims.signalOf(id))),
})

/** Returns the maximum number of jobs of a kind that are taken from the queue at once. */
const mostOf = ({ workAll }: Job) => (workAll ? AT_ONCE : 1)

const readData = (job: Job, { data }: FoundJob) => z.parse(job.data, data ?? {})

const attemptWith = (
  worker: JobWorker,
  { name: kind }: Job,
  found: readonly FoundJob[],
  work: (context: JobContext) => Promise<void>,
) =>
  inSpan(`job ${kind}`, { kind: 'consumer', links: linksTo(found.map(({ data }) => data)) }, () =>
    measureAttempt({ kind, count: found.length, metrics: worker.metrics }, () => work(jobContextOf(worker, found))),
  )

/**
 * Does several jobs together if their kind supports it. Returns whether they are done. If not, each job has to be
 * done separately.
 */
async function workTogether(job: Job, found: readonly FoundJob[], worker: JobWorker): Promise<boolean> {
  if (!job.workAll || found.length < 2) return false
  try {
    const { workAll } = job
    await attemptWith(worker, job, found, (context) =>
      workAll({ all: found.map((one) => readData(job, one)), ...context }),
    )
    return true
  } catch (error) {
    worker.log.warn({ job: job.name, error: describeError(error) }, 'jobs are done one by one')
    return false
  }
}

/**
 * Stores how jobs ended, as long as this process owns them. Retries while the database is unavailable, because a job
 * without a stored outcome is run again.
 */
async function storeOutcome({ claims }: JobWorker, ids: readonly string[], store: (ids: string[]) => Promise<unknown>) {
  for (let held = claims.held(ids); held.length > 0; held = claims.held(ids)) {
    try {
      await store(held)
      await claims.release(ids)
    } catch (error) {
      if (!unavailabilityOf(error as Error)) throw error
      await wait(PAUSE, undefined, { ref: false })
    }
  }
}

/**
 * Does one job. The row of an interval job is kept, to show that the job has run in this interval. Any other row is
 * deleted, because it may contain personal data.
 */
async function workAlone(boss: Boss, job: Job, found: FoundJob, worker: JobWorker): Promise<void> {
  const { id } = found
  try {
    await attemptWith(worker, job, [found], (context) => job.work({ data: readData(job, found), ...context }))
  } catch (error) {
    worker.metrics.jobs.done.inc({ kind: job.name, outcome: 'failed' })
    const cause = describeError(error)
    worker.log.error({ job: job.name, id, error: cause }, 'job failed')
    await storeOutcome(worker, [id], () => boss.fail(job.name, id, cause))
    return
  }
  await storeOutcome(worker, [id], () => (job.every ? boss.complete(job.name, id) : boss.deleteJob(job.name, id)))
}

/**
 * Does one due job of a kind, or several together. Returns the number of jobs taken. A failed job is logged and
 * retried later.
 */
export async function workDue(boss: Boss, job: Job, worker: JobWorker): Promise<number> {
  const found = await worker.claims.take(boss, job.name, mostOf(job))
  const ids = found.map(({ id }) => id)
  try {
    if (await workTogether(job, found, worker))
      await storeOutcome(worker, ids, (held) => boss.deleteJob(job.name, held))
    else for (const one of found) await workAlone(boss, job, one, worker)
  } finally {
    // Jobs whose outcome could not be stored are released, so that they are tried again.
    if (worker.claims.held(ids).length > 0) await worker.claims.release(ids)
  }
  return found.length
}

/** Queues an interval job unless it has already been queued in this interval. */
export async function startRegular(boss: Boss, { name, every }: Job): Promise<void> {
  if (every) await boss.send(name, {}, { singletonKey: name, singletonSeconds: every })
}

/** Returns the kinds that have a due job. One statement covers all kinds, because usually none has one. */
export async function selectDue({ database }: Pick<JobWorker, 'database'>, jobs: readonly Job[]): Promise<Job[]> {
  const names = sql.param(jobs.map(({ name }) => name))
  const { rows } = await database.execute<{ name: string }>(
    sql`select kind.name from unnest(${names}::text[]) as kind (name) cross join lateral (
      select from pgboss.job where job.name = kind.name and state < 'active' and start_after < now() limit 1) as due`,
  )
  const due = new Set(rows.map(({ name }) => name))
  return jobs.filter(({ name }) => due.has(name))
}

async function workWhileDue(boss: Boss, job: Job, worker: JobWorker, stop: AbortSignal) {
  try {
    // A batch that is not full ends the loop, so that more jobs can gather before the next poll.
    while (!stop.aborted && (await workDue(boss, job, worker)) === mostOf(job));
  } catch (error) {
    worker.log.error({ job: job.name, error: describeError(error) }, 'jobs cannot be read')
  }
}

/**
 * Returns a function that queues interval jobs. It queues them more often than needed, because the clocks of the
 * process and the database differ.
 */
function regularJobs(boss: Boss, jobs: readonly Job[]) {
  const queuedAt = new Map<Job, number>()
  return async () => {
    for (const job of jobs) {
      if (!job.every || Date.now() - (queuedAt.get(job) ?? 0) <= (job.every * 1000) / 4) continue
      await startRegular(boss, job)
      queuedAt.set(job, Date.now())
    }
  }
}

/** Returns the kinds of job that may run now: during maintenance, only some. */
async function currentJobs(jobs: readonly Job[], { maintenance }: JobWorker): Promise<readonly Job[]> {
  const { since } = await maintenance.current()
  return since ? jobs.filter(({ duringMaintenance }) => duringMaintenance) : jobs
}

interface Poll extends JobWorker {
  boss: Boss
  stop: AbortSignal
  /** Called at the beginning of each poll. */
  begin: () => Promise<void>
}

/**
 * Polls for jobs until it is stopped. Different kinds of jobs run concurrently. Jobs or batches of the same kind run
 * one after another.
 */
async function pollJobs(jobs: readonly Job[], { boss, stop, begin, ...worker }: Poll) {
  const running = new Map<Job, Promise<void>>()
  const event = 'jobs cannot be looked for'
  const logOutage = outageLog(event)
  while (!stop.aborted) {
    try {
      await begin()
      for (const job of await selectDue(worker, await currentJobs(jobs, worker))) {
        if (running.has(job)) continue
        const done = workWhileDue(boss, job, worker, stop).finally(() => running.delete(job))
        running.set(job, done)
      }
    } catch (error) {
      if (!logOutage(worker.log, error as Error)) worker.log.error({ error: describeError(error) }, event)
    }
    await wait(PAUSE, undefined, { signal: stop }).catch(() => undefined)
  }
  await Promise.all(running.values())
}

/** Starts working on jobs in this process. Returns a function that stops this after waiting for the running jobs. */
export async function workJobs(
  jobs: readonly Job[],
  { pool, address, ...dependencies }: WorkerContext,
): Promise<() => Promise<void>> {
  const { log, database } = dependencies
  const boss = bossOf(pool, { supervise: true })
  boss.on('error', (error) => log.error({ error: describeError(error) }, 'jobs cannot be tended'))
  await boss.start()
  const claims = openClaims(address)
  const enqueueRegular = regularJobs(boss, jobs)
  for (const { name: kind } of jobs)
    for (const outcome of ['finished', 'failed']) dependencies.metrics.jobs.done.inc({ kind, outcome }, 0)
  const takeOverLost = takeOver({ boss, database, pool, claims, log })
  const begin = async () => {
    await claims.open()
    await enqueueRegular()
    await takeOverLost()
  }
  const stopping = new AbortController()
  const polling = pollJobs(jobs, { ...dependencies, boss, claims, stop: stopping.signal, begin })
  return async () => {
    stopping.abort()
    await Promise.race([polling, wait(TIMEOUT, undefined, { ref: false })])
    await claims.close()
    await boss.stop()
  }
}
