import type { Worker } from 'node:worker_threads'

/** The maximum number of threads per process. Further tasks wait. */
const MOST = 3

/** How many threads may work on long tasks at once; the rest is left to short ones. */
const MOST_LONG = MOST - 1

/**
 * How long an idle thread is kept, in milliseconds. A check is soon followed by its commit, and a thread has to load
 * its code again. The last one is kept for as long as the process runs.
 */
const IDLE = 60_000

export interface ThreadPool {
  /** Returns a thread as soon as one is free. Rejects if the signal aborts before that. */
  take: (isLong: boolean, signal: AbortSignal) => Promise<Worker>
  /** Gives a thread back, in the middle of its task only if that is to be `ended`. */
  release: (thread: Worker, options?: { ended?: true }) => Promise<void>
  close: () => Promise<void>
}

/** Returns functions that start threads and keep them while they are idle, without keeping the process alive. */
function keepThreads(start: () => Worker) {
  const threads = new Set<Worker>()
  /** Idle threads, each with the timer that ends it. */
  const idle = new Map<Worker, NodeJS.Timeout>()

  const forget = (thread: Worker) => {
    threads.delete(thread)
    clearTimeout(idle.get(thread))
    idle.delete(thread)
  }
  const begin = () => {
    const thread = start()
    threads.add(thread)
    // An error without a listener would end the process. The code that waits for the thread handles the error itself.
    thread.on('error', () => forget(thread)).once('exit', () => forget(thread))
    return thread
  }
  const endIdle = (thread: Worker) => {
    if (threads.size === 1) return
    forget(thread)
    void thread.terminate()
  }
  return {
    /** Returns an idle thread, or else a new one. */
    resume: () => {
      const [thread] = idle.keys()
      if (!thread) return begin()
      clearTimeout(idle.get(thread))
      idle.delete(thread)
      thread.ref()
      return thread
    },
    /** Keeps a thread without a task for a while, unless it has ended. */
    rest: (thread: Worker) => {
      if (!threads.has(thread)) return
      thread.unref()
      idle.set(thread, setTimeout(() => endIdle(thread), IDLE).unref())
    },
    close: async () => {
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }
}

interface Waiting {
  isLong: boolean
  begin: (thread: Worker) => void
}

/** Returns a pool that gives threads to tasks in the order in which they came. */
export function openPool(start: () => Worker): ThreadPool {
  const { resume, rest, close } = keepThreads(start)
  /** The threads at work, and whether on a long task. */
  const busy = new Map<Worker, boolean>()
  const waiting: Waiting[] = []

  const mayBegin = ({ isLong }: Waiting) =>
    busy.size < MOST && (!isLong || [...busy.values()].filter(Boolean).length < MOST_LONG)
  const beginWaiting = () => {
    for (let next = waiting.find(mayBegin); next; next = waiting.find(mayBegin)) {
      waiting.splice(waiting.indexOf(next), 1)
      const thread = resume()
      busy.set(thread, next.isLong)
      next.begin(thread)
    }
  }
  return {
    take: (isLong, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const leave = () => {
          waiting.splice(waiting.indexOf(entry), 1)
          reject(signal.reason)
        }
        const begin = (thread: Worker) => {
          signal.removeEventListener('abort', leave)
          resolve(thread)
        }
        const entry: Waiting = { isLong, begin }
        signal.addEventListener('abort', leave, { once: true })
        waiting.push(entry)
        beginWaiting()
      }),
    release: async (thread, { ended } = {}) => {
      if (ended) await thread.terminate()
      busy.delete(thread)
      rest(thread)
      beginWaiting()
    },
    close,
  }
}
