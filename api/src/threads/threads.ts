import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Database } from '../database/connect'
import type { Writes } from '../database/count-writes'
import { unavailable } from '../database/unavailable'
import { ApiError } from '../errors/api-error'
import { type LiveMessage, publish } from '../live/publish'
import type { Metrics } from '../metrics/metrics'
import { inSpan } from '../tracing/span'
import { type Order, type Outcome, resultOf } from './outcome'
import { openPool } from './pool'
import type { Task } from './task'

/** The time limits of long and of other tasks, in milliseconds, unless they have their own. */
const LONG_TIME_LIMIT = 100_000
const TIME_LIMIT = 30_000

/** Memory limit of a thread in megabytes. The largest allowed sheet takes less than half of it. */
const MEMORY_LIMIT = 512

/** Thrown when a task exceeds its time or memory limit. The caller can try again. */
export class TaskLimit extends ApiError {
  override name = 'TaskLimit'

  constructor(override readonly cause: Error) {
    super(503, unavailable.busy)
  }
}

interface Limits {
  /** Milliseconds that any task may take. */
  timeLimit?: number
  /** Megabytes that a thread may use. */
  memoryLimit?: number
}

interface ThreadOptions {
  database: Database
  writes: Writes
  /** The address at which threads connect to the database themselves. */
  address: string
  /** The program of a thread, if it is not the one beside this module. */
  program?: URL | undefined
}

/** Threads for heavy work, so that it cannot keep the process from answering requests. */
export interface Threads {
  /**
   * Runs a task in a thread. Rethrows the task's own errors. Throws a TaskLimit if the task takes too much time or
   * memory, and an AbortError if the signal aborts. After either of these two errors, the thread and its database
   * connections are gone.
   */
  run: <Input, Result>(task: Task<Input, Result>, input: Input, signal?: AbortSignal) => Promise<Result>
  close: () => Promise<void>
}

declare module '../http/request-context' {
  interface AppContext {
    threads: Threads
  }
}

/** Starts a thread. What its tasks publish is published by this process, with everything else. */
function startThread({ address, database, program }: ThreadOptions, memoryLimit: number): Worker {
  const { port1, port2 } = new MessageChannel()
  port1.on('message', (messages: LiveMessage[]) => publish(database, messages)).unref()
  return new Worker(program ?? new URL('./thread.mjs', import.meta.url), {
    workerData: { address, published: port2 },
    transferList: [port2],
    // With the flags of this process, the thread would register the process's loader a second time.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
  })
}

/** Resolves with the outcome of a task. Rejects if the thread fails or ends, or the signal aborts. */
async function runTask(thread: Worker, order: Order, stop: AbortSignal): Promise<Outcome> {
  const exited = new AbortController()
  const onExit = () => exited.abort(new Error(`A thread ended during the task “${order.task}”.`))
  thread.once('exit', onExit)
  try {
    thread.postMessage(order)
    const [outcome] = (await once(thread, 'message', { signal: AbortSignal.any([stop, exited.signal]) })) as [Outcome]
    return outcome
  } catch (error) {
    throw exited.signal.aborted && (error as Error).cause === exited.signal.reason ? exited.signal.reason : error
  } finally {
    thread.off('exit', onExit)
  }
}

/** Returns the error for a thread that ended without a result. */
function exitError(error: Error & { code?: string }, timeout: AbortSignal): Error {
  const isLimit = timeout.aborted || error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isLimit ? new TaskLimit(error) : error
}

/**
 * Opens the threads of a process, connected to the database at an address. Each thread starts when it is first needed.
 */
export function openThreads(
  options: ThreadOptions,
  { tasks }: Pick<Metrics, 'tasks'>,
  { timeLimit, memoryLimit = MEMORY_LIMIT }: Limits = {},
): Threads {
  const pool = openPool(() => startThread(options, memoryLimit))
  const closing = new AbortController()
  const run = async <Input, Result>(task: Task<Input, Result>, input: Input, signal?: AbortSignal): Promise<Result> => {
    const stop = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])])
    const thread = await pool.take(task.long ?? false, stop)
    const timeout = AbortSignal.timeout(timeLimit ?? task.timeLimit ?? (task.long ? LONG_TIME_LIMIT : TIME_LIMIT))
    const order = { task: task.name, input }
    const outcome = await runTask(thread, order, AbortSignal.any([stop, timeout]))
      .catch(async (error: Error) => {
        await pool.release(thread, { ended: true })
        throw exitError(error, timeout)
      })
      .finally(options.writes.noteThread)
    await pool.release(thread)
    // The thread performs the task of this name, whose result has this type.
    return resultOf(outcome) as Result
  }
  return {
    run: (task, input, signal) => {
      const stopTimer = tasks.startTimer({ task: task.name })
      return inSpan(`task ${task.name}`, {}, () => run(task, input, signal)).finally(stopTimer)
    },
    close: async () => {
      closing.abort()
      await pool.close()
    },
  }
}
