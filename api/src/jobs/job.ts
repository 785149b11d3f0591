import type { SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { prepared } from '../database/prepared'
import type { AppContext } from '../http/request-context'
import { insertionOf } from './boss'

/** What every job is given beside its data. */
export interface JobContext extends Omit<AppContext, 'now' | 'live'> {
  /** When this attempt began. */
  now: Date
  log: FastifyBaseLogger
  /** Aborts when another process may take the job over: long work ends then, and writes nothing more. */
  signal: AbortSignal
}

/** How often and after how many seconds a job that failed is tried again; each wait is about twice the one before. */
export interface Retry {
  limit: number
  delay: number
}

/** Work that is done later, by one of the processes, at least once: so doing it twice must do no harm. */
export interface Job<Schema extends z.ZodMiniType = z.ZodMiniType> {
  name: string
  data: Schema
  retry: Retry
  /** Seconds after which a try counts as failed though its process lives; a quarter of an hour unless given. */
  timeLimit?: number
  /** Seconds, at most half a day: the job is started once in each such interval, whatever the number of processes. */
  every?: number
  work(input: { data: z.output<Schema> } & JobContext): Promise<void>
  /** Does many that are due at once, where that costs less. When it fails, each is done alone, so it is to do all or nothing. */
  workAll?(input: { all: z.output<Schema>[] } & JobContext): Promise<void>
}

export const defineJob = <Schema extends z.ZodMiniType>(job: Job<Schema>): Job<Schema> => job

interface When {
  /** The earliest time at which it runs. */
  after?: Date
}

/** The statement that puts a job on the list and returns its id, as a part of another one. */
export const enqueuing = <Schema extends z.ZodMiniType>(
  { name }: Job<Schema>,
  data: z.input<Schema>,
  { after }: When = {},
): Promise<SQL> => insertionOf([{ name, data: data as object, ...(after && { startAfter: after.toISOString() }) }])

/** Puts a job on the list. Within a transaction it is there when the transaction is committed, and only then. */
export async function enqueue<Schema extends z.ZodMiniType>(
  database: Database,
  ...what: Parameters<typeof enqueuing<Schema>>
): Promise<void> {
  await prepared(database, await enqueuing(...what))
}
