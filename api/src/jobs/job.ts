import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod/mini'
import type { Database } from '../database/connect'
import type { Scene } from '../server/visit'
import { writerOf } from './boss'

/** What every job is given beside its data. */
export interface JobScene extends Pick<Scene, 'database' | 'config' | 'random'> {
  /** The moment at which this try began. */
  now: Date
  log: FastifyBaseLogger
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
  /** Seconds after which a try counts as lost, as when its process was killed; a quarter of an hour unless given. */
  timeLimit?: number
  /** Seconds, half a day at the most: the job is started by itself, once in each such stretch of time, with any number of processes. */
  every?: number
  work(input: { data: z.output<Schema> } & JobScene): Promise<void>
}

export const defineJob = <Schema extends z.ZodMiniType>(job: Job<Schema>): Job<Schema> => job

interface When {
  /** Not before this moment. */
  after?: Date
}

/** Puts a job on the list. Within a transaction it is there when the transaction is committed, and only then. */
export async function enqueue<Schema extends z.ZodMiniType>(
  database: Database,
  { name }: Job<Schema>,
  data: z.input<Schema>,
  { after }: When = {},
): Promise<void> {
  await writerOf(database).insert([{ name, data: data as object, ...(after && { startAfter: after.toISOString() }) }])
}
