import type { StaffTenant } from '../../access/tenant'
import type { Database } from '../../database/connect'
import type { Language } from '../../i18n/sentence'
import { checkRun } from '../check'
import { commitRun } from '../commit'
import { rejectedFile } from '../files'
import { selectAllRows, selectRun } from '../queries'
import { undoRun } from '../undo'

interface Work {
  id: number
  now: Date
}

/** A file as it is passed between threads. */
export interface FileParts {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The tasks of import threads: all work that takes longer the more rows a sheet has. */
export const tasks = {
  check: (database: Database, { id, now }: Work) => checkRun(database, id, now),

  commit: (database: Database, { id, now }: Work) => commitRun(database, id, now),

  undo: (database: Database, { id, now, tenant }: Work & { tenant: StaffTenant }) => undoRun(tenant, database, id, now),

  /** Returns a sheet with the rejected rows; null if there are none. */
  rejected: async (
    database: Database,
    { id, tenant, language }: { id: number; tenant: StaffTenant; language: Language },
  ): Promise<FileParts | null> => {
    const run = await selectRun(tenant, database, id)
    const rows = run ? await selectAllRows(database, id, 'reject') : []
    if (!run || rows.length === 0) return null
    const file = await rejectedFile(run, rows, language)
    return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
  },
} as const

export type TaskName = keyof typeof tasks
export type TaskInput<N extends TaskName> = Parameters<(typeof tasks)[N]>[1]
export type TaskResult<N extends TaskName> = Awaited<ReturnType<(typeof tasks)[N]>>

/** The message that starts a task in a thread. */
export interface Order<N extends TaskName = TaskName> {
  task: N
  input: TaskInput<N>
}

/** The message that a thread sends back: a result, a refusal with its sentence, or the details of an error. */
export type Outcome =
  | { result: unknown }
  | { refusal: { status: number; content: string } }
  | { error: { name: string; message: string; stack: string; code?: string } }
