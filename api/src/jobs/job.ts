import type { SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod/mini'
import type { Database } from '../database/connect'
import type { AppContext } from '../http/request-context'
import { carrySpan } from '../tracing/span'
import { insertionOf } from './boss'

/** The context of every job, besides its data. */
export interface JobContext extends Omit<AppContext, 'now' | 'live'> {
  /** When this attempt at the job began. */
  now: Date
  log: FastifyBaseLogger
  /** Aborts when another process may take over the job. Long work must then stop and must not write anything more. */
  signal: AbortSignal
}

/**
 * How often a failed job is retried, and the first wait in seconds. Each further wait is about twice as long as the
 * previous one.
 */
export interface Retry {
  limit: number
  delay: number
}

/** Work that one of the processes does later, at least once. Doing it twice must be harmless. */
export interface Job<Schema extends z.ZodMiniType = z.ZodMiniType> {
  name: string
  data: Schema
  retry: Retry
  /** Seconds after which an attempt counts as failed even if its process is alive; the default is 15 minutes. */
  timeLimit?: number
  /** Interval in seconds, at most half a day. The job runs once per interval, however many processes there are. */
  every?: number
  /** Set if the job also runs during maintenance. The others wait until it is over. */
  duringMaintenance?: true
  /** Whether it sends something to people. A restored backup does not repeat it, because it was sent long before. */
  sends?: true
  work(input: { data: z.output<Schema> } & JobContext): Promise<void>
  /**
   * Does several due jobs together, if that is cheaper. It must do all of them or none: if it fails, each job is done
   * separately.
   */
  workAll?(input: { all: z.output<Schema>[] } & JobContext): Promise<void>
}

export const defineJob = <Schema extends z.ZodMiniType>(job: Job<Schema>): Job<Schema> => job

interface EnqueueOptions {
  /** The earliest time at which the job runs. */
  after?: Date
}

/** Returns a statement that enqueues a job and returns its id, for use within another statement. */
export const enqueueSql = <Schema extends z.ZodMiniType>(
  { name }: Job<Schema>,
  data: z.input<Schema>,
  { after }: EnqueueOptions = {},
): Promise<SQL> =>
  insertionOf([
    { name, data: { ...(data as object), ...carrySpan() }, ...(after && { startAfter: after.toISOString() }) },
  ])

/** Enqueues a job. Within a transaction, the job does not exist until the transaction is committed. */
export async function enqueue<Schema extends z.ZodMiniType>(
  database: Database,
  ...options: Parameters<typeof enqueueSql<Schema>>
): Promise<void> {
  await database.execute(await enqueueSql(...options))
}
