import { parentPort, workerData } from 'node:worker_threads'
import { connect, type Database } from '../../database/connect'
import { causeOf } from '../../database/unavailable'
import { ApiError } from '../../errors/api-error'
import { type Order, type Outcome, tasks } from './tasks'

/** The tasks, by the name that a message contains. */
const perform = tasks as Readonly<Record<string, (database: Database, input: never) => Promise<unknown>>>

let opened: Promise<Database> | null = null

/** Opens the thread's own connections, so that large statements do not burden the process that answers requests. */
const database = () => {
  opened ??= connect(workerData.address, ({ message }) =>
    console.error(`A database connection broke: ${message}`),
  ).then(
    (connection) => connection.database,
    (error: unknown) => {
      opened = null
      throw error
    },
  )
  return opened
}

function failureOf(thrown: unknown): Outcome {
  if (thrown instanceof ApiError && typeof thrown.content === 'string')
    return { refusal: { status: thrown.status, content: thrown.content } }
  // The message of a failed statement contains its values, so its cause is reported instead.
  const { name, message, stack = '', code } = causeOf(thrown instanceof Error ? thrown : new Error(String(thrown)))
  return { error: { name, message, stack, ...(code !== undefined && { code }) } }
}

parentPort?.on('message', async ({ task, input }: Order) => {
  const outcome: Outcome = await (async () => perform[task]?.(await database(), input as never))().then(
    (result) => ({ result }),
    failureOf,
  )
  parentPort?.postMessage(outcome)
})
