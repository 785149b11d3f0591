import type { ImportNote, ImportOutcome } from '@lekta/shared/contract/import/import'
import type { ImportField } from '@lekta/shared/contract/import/import-columns'
import type { ImportSentence } from '@lekta/shared/contract/import/import-sentences'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import type { Change, Line } from '../database/schema/import-json'
import { note } from './line'

/** The context of an import. */
export interface Setting {
  /** The tenant that uploaded the sheet. */
  tenant: Tenant<'school' | 'teacher'>
  database: Database
  now: Date
  /** Keys of classrooms that somebody has confirmed to be new, although they have a similar name. */
  confirmed?: ReadonlySet<string>
}

/** A line with its outcome. `todo` is what the kind of sheet does for the line when the import is committed. */
export interface Judged<Todo = unknown> extends Line {
  outcome: ImportOutcome
  /** The account that the line is about; null for a new person. */
  accountId: number | null
  todo?: Todo
}

/** What was written for a line. */
export interface Done {
  accountId: number
  change: Change
}

/** A row that was written, as stored for undo. */
export interface WrittenRow extends Done {
  outcome: ImportOutcome
}

/** How one kind of sheet is imported. The number of statements is as small for ten thousand rows as for one. */
export interface Kind<Todo = unknown> {
  /** Compares all lines with the database. Writes nothing. */
  judge(setting: Setting, lines: readonly Line[]): Promise<Judged<Todo>[]>
  /** Writes data that several lines share, before the lines themselves. Returns the ids of the created classrooms. */
  prepare?(setting: Setting, judged: readonly Judged<Todo>[]): Promise<number[]>
  /** Writes lines, in a transaction. Returns the account and the change of each line, in the order of the lines. */
  write(setting: Setting, judged: readonly Judged<Todo>[]): Promise<Done[]>
  /** Undoes rows, in a transaction. Returns the number of rows that could not be undone. */
  undo(setting: Setting, rows: readonly WrittenRow[]): Promise<number>
}

export const rejected = (line: Line, ...more: ImportNote[]): Judged<never> => ({
  ...line,
  faults: [...line.faults, ...more],
  outcome: 'reject',
  accountId: null,
})

const lineLabelOf = ({ sheet, line }: Line) => (sheet === null ? String(line) : `${line} (${sheet})`)

/**
 * Returns a note for each line that has the same key as an earlier line; the note names that line. Lines without a
 * key are ignored.
 */
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
      found.set(line, note(field, sentence, { line: lineLabelOf(other) }))
      if (!found.has(other)) found.set(other, note(field, sentence, { line: lineLabelOf(line) }))
    }
  }
  return found
}

/** Returns the distinct values that `get` returns for the lines. */
export const valuesIn = <T>(lines: readonly Line[], get: (line: Line) => T | undefined): T[] => [
  ...new Set(lines.flatMap((line) => get(line) ?? [])),
]
