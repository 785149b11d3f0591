import type { Database } from '../database/connect'

/** What the tasks of a thread share. */
export interface Thread {
  /**
   * Returns the thread's own connections. They open when they are first needed, so that large statements do not burden
   * the process that answers requests.
   */
  database: () => Promise<Database>
}

/**
 * Work that would keep the event loop busy for more than about 10 ms, so that it runs in a thread. Its input and its
 * result are copied between the threads: they are plain data, dates and bytes.
 */
export interface Task<Input, Result> {
  name: string
  /** Imports the function. Only threads do so: the process that answers requests does not load the code of its tasks. */
  load: () => Promise<(input: Input, thread: Thread) => Promise<Result>>
  /** Whether it takes seconds or more. Long tasks leave one thread to the others, for which a person waits. */
  long?: true
  /** The time limit in milliseconds. If the task runs for a job, it is below the job's own limit. */
  timeLimit?: number
}

/** A task whose input and result are not known. */
export type AnyTask = Task<never, unknown>

export const defineTask = <Input, Result>(task: Task<Input, Result>): Task<Input, Result> => task
