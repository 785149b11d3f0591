import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ApiError } from '../../errors/api-error'
import type { Plain } from '../../i18n/sentence'
import { openPool } from './pool'
import type { Order, Outcome, TaskInput, TaskName, TaskResult } from './tasks'

/**
 * Time limit of a task in milliseconds. It is below the job's time limit, so that a task has ended before the job's
 * second attempt.
 */
const TIME_LIMIT = 100_000

/** Memory limit of a thread in megabytes. The largest allowed sheet takes less than half of it. */
const MEMORY_LIMIT = 512

/** Thrown when a task exceeds its time or memory limit. */
export class TaskLimit extends Error {
  override name = 'TaskLimit'
}

interface Limits {
  /** Milliseconds that a task may take. */
  timeLimit?: number
  /** Megabytes that a thread may use. */
  memoryLimit?: number
}

/** Threads that run imports, so that a large sheet cannot block the process from answering requests. */
export interface ImportThreads {
  /**
   * Runs a task in a thread. Rethrows the task's own errors. Throws a TaskLimit if the task takes too much time or
   * memory, and an AbortError if the signal aborts. After either of these two errors, the thread and its database
   * connections are gone.
   */
  run: <N extends TaskName>(task: N, input: TaskInput<N>, signal?: AbortSignal) => Promise<TaskResult<N>>
  close: () => Promise<void>
}

declare module '../../http/request-context' {
  interface AppContext {
    importThreads: ImportThreads
  }
}

const startThread = (address: string, memoryLimit: number) =>
  new Worker(new URL('./import-thread.mjs', import.meta.url), {
    workerData: { address },
    // With the flags of this process, the thread would register the process's loader a second time.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
  })

async function runTask(thread: Worker, order: Order, stop: AbortSignal): Promise<Outcome> {
  thread.postMessage(order)
  const [outcome] = (await once(thread, 'message', { signal: stop })) as [Outcome]
  return outcome
}

function resultOf(outcome: Outcome): unknown {
  if ('result' in outcome) return outcome.result
  if ('refusal' in outcome) throw new ApiError(outcome.refusal.status, outcome.refusal.content as Plain)
  throw Object.assign(new Error(outcome.error.message), outcome.error)
}

/** Returns the error for a thread that ended without a result. */
function exitError(error: Error & { code?: string }, timeout: AbortSignal): Error {
  const isLimit = timeout.aborted || error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isLimit ? new TaskLimit(error.message, { cause: error }) : error
}

/**
 * Opens the import threads of a process, connected to the database at an address. Each thread starts when it is first
 * needed.
 */
export function openImportThreads(
  address: string,
  { timeLimit = TIME_LIMIT, memoryLimit = MEMORY_LIMIT }: Limits = {},
): ImportThreads {
  const threads = openPool(() => startThread(address, memoryLimit))
  const closing = new AbortController()
  return {
    run: async (task, input, signal) => {
      const thread = await threads.take()
      const timeout = AbortSignal.timeout(timeLimit)
      const stop = AbortSignal.any([closing.signal, timeout, ...(signal ? [signal] : [])])
      const outcome = await runTask(thread, { task, input }, stop).catch(async (error: Error) => {
        await threads.end(thread)
        throw exitError(error, timeout)
      })
      threads.release(thread)
      return resultOf(outcome) as TaskResult<typeof task>
    },
    close: async () => {
      closing.abort()
      await threads.close()
    },
  }
}
