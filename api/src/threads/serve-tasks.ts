import { setPriority } from 'node:os'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { connect, type Database } from '../database/connect'
import { publishWith } from '../live/publish'
import { failureOf, type Order, type Outcome } from './outcome'
import type { AnyTask, Thread } from './task'

/** How much a thread steps back, if there are too few cores, behind the thread that answers requests. */
const NICE = 10

/** Lowers the priority of this thread, where threads have one: elsewhere, it is that of the whole process. */
function stepBack() {
  if (process.platform !== 'linux') return
  try {
    setPriority(NICE)
  } catch (error) {
    console.warn(`Threads compete with requests, because their priority cannot be lowered: ${(error as Error).message}`)
  }
}

function openDatabase(address: string, published: MessagePort): Thread['database'] {
  let opened: Promise<Database> | null = null
  return () => {
    opened ??= connect(address, ({ message }) => console.error(`A database connection broke: ${message}`)).then(
      ({ database }) => {
        publishWith(database, (messages) => published.postMessage(messages))
        return database
      },
      (error: unknown) => {
        opened = null
        throw error
      },
    )
    return opened
  }
}

/** Works on the tasks that the process sends to this thread, one at a time. */
export function serveTasks(tasks: readonly AnyTask[]): void {
  stepBack()
  const thread: Thread = { database: openDatabase(workerData.address, workerData.published) }
  const work = async ({ task, input }: Order) => {
    const found = tasks.find(({ name }) => name === task)
    if (!found) throw new Error(`There is no task “${task}”.`)
    const run = await found.load()
    return run(input as never, thread)
  }
  parentPort?.on('message', async (order: Order) => {
    const outcome: Outcome = await work(order).then((result) => ({ result }), failureOf)
    parentPort?.postMessage(outcome)
  })
}
