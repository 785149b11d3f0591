import type { SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { prepared } from '../database/prepared'
import type { AppContext } from '../http/request-context'
import { insertionOf } from './boss'

/** The context of every job, besides its data. */
export interface JobContext extends Omit<AppContext, 'now' | 'live'> {
  /** When this attempt began. */
  now: Date
  log: FastifyBaseLogger
  /** Aborts when another process may take the job over; long work must then stop and write nothing more. */
  signal: AbortSignal
}

/** How often a failed job is tried again, and after how many seconds; each wait is about twice the one before. */
export interface Retry {
  limit: number
  delay: number
}

/** Work that one of the processes does later, at least once. Doing it twice must be harmless. */
export interface Job<Schema extends z.ZodMiniType = z.ZodMiniType> {
  name: string
  data: Schema
  retry: Retry
  /** Seconds after which an attempt counts as failed even if its process is alive; 15 minutes by default. */
  timeLimit?: number
  /** Seconds, at most half a day: the job is started once in each such interval, whatever the number of processes. */
  every?: number
  work(input: { data: z.output<Schema> } & JobContext): Promise<void>
  /**
   * Does several due jobs at once, if that is cheaper. It must do all or nothing: if it fails, each job is done
   * alone.
   */
  workAll?(input: { all: z.output<Schema>[] } & JobContext): Promise<void>
}

export const defineJob = <Schema extends z.ZodMiniType>(job: Job<Schema>): Job<Schema> => job

interface EnqueueOptions {
  /** The earliest time at which it runs. */
  after?: Date
}

/** Returns a statement that enqueues a job and returns its id, for use within another statement. */
export const enqueueSql = <Schema extends z.ZodMiniType>(
  { name }: Job<Schema>,
  data: z.input<Schema>,
  { after }: EnqueueOptions = {},
): Promise<SQL> => insertionOf([{ name, data: data as object, ...(after && { startAfter: after.toISOString() }) }])

/** Enqueues a job. Within a transaction, the job exists only once the transaction is committed. */
export async function enqueue<Schema extends z.ZodMiniType>(
  database: Database,
  ...options: Parameters<typeof enqueueSql<Schema>>
): Promise<void> {
  await prepared(database, await enqueueSql(...options))
}
