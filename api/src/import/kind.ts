import type { ImportNote, ImportOutcome } from '@lekta/shared/contract/import'
import type { ImportField } from '@lekta/shared/contract/import-columns'
import type { ImportSentence } from '@lekta/shared/contract/import-sentences'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import type { Change, Line } from '../database/schema/import-json'
import { note } from './line'

/** What an import acts in. */
export interface Setting {
  /** Whoever brought the sheet. */
  tenant: Tenant<'school' | 'teacher'>
  database: Database
  now: Date
}

/** A line with what becomes of it. `todo` is what its kind does when the import is committed. */
export interface Judged<Todo = unknown> extends Line {
  outcome: ImportOutcome
  /** Whom it is about; null for somebody new. */
  accountId: number | null
  todo?: Todo
}

/** What was done because of a line. */
export interface Done {
  accountId: number
  change: Change
}

/** A row that was done, as it is kept for undo. */
export interface Kept extends Done {
  outcome: ImportOutcome
}

/** What one kind of sheet does, each in as few statements for ten thousand rows as for one. */
export interface Kind<Todo = unknown> {
  /** Looks at all lines against what the database holds; makes nothing. */
  judge(setting: Setting, lines: readonly Line[]): Promise<Judged<Todo>[]>
  /** Does first what many lines need together, and tells which classrooms it made. */
  prepare?(setting: Setting, judged: readonly Judged<Todo>[]): Promise<number[]>
  /** Does what some of the lines ask for, in a transaction; a line's account and change by its place. */
  write(setting: Setting, judged: readonly Judged<Todo>[]): Promise<Done[]>
  /** Takes rows back, in a transaction. Tells how many had to stay. */
  undo(setting: Setting, rows: readonly Kept[]): Promise<number>
}

export const rejected = (line: Line, ...more: ImportNote[]): Judged<never> => ({
  ...line,
  faults: [...line.faults, ...more],
  outcome: 'reject',
  accountId: null,
})

const placeOf = ({ sheet, line }: Line) => (sheet === null ? String(line) : `${line} (${sheet})`)

/** Lines of which others say the same, each with the other's place. Lines without a key are alone. */
export function findTwice(
  lines: readonly Line[],
  keyOf: (line: Line) => string | undefined,
  field: ImportField,
  sentence: ImportSentence,
): Map<Line, ImportNote> {
  const first = new Map<string, Line>()
  const found = new Map<Line, ImportNote>()
  for (const line of lines) {
    const key = keyOf(line)
    if (key === undefined) continue
    const other = first.get(key)
    if (!other) first.set(key, line)
    else {
      found.set(line, note(field, sentence, { line: placeOf(other) }))
      if (!found.has(other)) found.set(other, note(field, sentence, { line: placeOf(line) }))
    }
  }
  return found
}

/** What there is of a value among lines, each once. */
export const valuesIn = <T>(lines: readonly Line[], get: (line: Line) => T | undefined): T[] => [
  ...new Set(lines.flatMap((line) => get(line) ?? [])),
]
