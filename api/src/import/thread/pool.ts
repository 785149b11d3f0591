import type { Worker } from 'node:worker_threads'

/** The maximum number of threads per process. Further tasks wait. */
const MOST = 3

/**
 * How long an idle thread is kept, in milliseconds. A check is soon followed by its commit, and starting a thread
 * takes a second.
 */
const IDLE = 60_000

export interface ThreadPool {
  take: () => Promise<Worker>
  release: (thread: Worker) => void
  /** Ends a thread in the middle of its task. */
  end: (thread: Worker) => Promise<void>
  close: () => Promise<void>
}

/** Returns a pool that keeps threads for a while after their tasks. Idle threads do not keep the process alive. */
export function openPool(start: () => Worker): ThreadPool {
  const threads = new Set<Worker>()
  /** Idle threads, each with the timer that ends it. */
  const idle = new Map<Worker, NodeJS.Timeout>()
  const waiting: ((thread: Worker) => void)[] = []

  const begin = () => {
    const thread = start()
    threads.add(thread)
    const forget = () => {
      threads.delete(thread)
      clearTimeout(idle.get(thread))
      idle.delete(thread)
    }
    // An error without a listener would end the process. The code that waits for the thread handles the error itself.
    thread.on('error', forget).once('exit', forget)
    return thread
  }
  const end = async (thread: Worker) => {
    threads.delete(thread)
    idle.delete(thread)
    await thread.terminate()
    const next = waiting.shift()
    if (next) next(begin())
  }
  const resumeThread = (thread: Worker) => {
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    thread.ref()
    return thread
  }
  return {
    take: async () => {
      const [free] = idle.keys()
      if (free) return resumeThread(free)
      if (threads.size < MOST) return begin()
      return new Promise((resolve) => waiting.push(resolve))
    },
    release: (thread) => {
      const next = waiting.shift()
      if (next) return next(thread)
      thread.unref()
      idle.set(thread, setTimeout(() => void end(thread), IDLE).unref())
    },
    end,
    close: async () => {
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }
}
