import type { ImportAnswer, ImportCorrection } from '@lekta/shared/contract/import/import'
import {
  type ImportColumn,
  type ImportField,
  type ImportKind,
  importColumns,
} from '@lekta/shared/contract/import/import-columns'
import type { Line } from '../../database/schema/import-json'
import { badInput, notFound } from '../../errors/api-error'
import { classroomKey } from '../kinds/classrooms'
import { readErrors, readNotices } from '../line'
import { readCell } from '../lines'
import type { Row } from '../queries'
import { cellText } from '../read/sheet'
import { lineKeyOf } from '../rows'

/** Returns the original texts of a line after a cell has been changed. Unset if all cells are as in the file. */
function originalOf({ original, cells }: Line, field: ImportField, text: string): Line['original'] {
  const { [field]: first = cells[field] ?? '', ...others } = original ?? {}
  const changed = first === text ? others : { ...others, [field]: first }
  return Object.keys(changed).length > 0 ? changed : null
}

const without = <T extends object>(values: T, field: keyof T): T => {
  const { [field]: _, ...rest } = values
  return rest as T
}

/** Returns a line with another text in one cell, which is read as if the file contained it. */
function withCell(line: Line, column: ImportColumn, text: string, now: Date): Line {
  const { field } = column
  const changed: Line = {
    ...line,
    original: originalOf(line, field, text),
    cells: without(line.cells, field),
    values: without(line.values, field),
    faults: line.faults.filter((found) => found.field !== field || !readErrors.has(found.sentence)),
    notices: line.notices.filter((found) => found.field !== field || !readNotices.has(found.sentence)),
  }
  readCell(changed, column, text === '' ? undefined : { text, kind: 'text' }, { now, order: null })
  return changed
}

/**
 * Returns the lines with their corrected cells. Throws 404 for a row that the import does not have, and 400 for a
 * column that its kind does not have.
 */
export function correctCells(
  lines: readonly Line[],
  rows: readonly Row[],
  kind: ImportKind,
  corrections: readonly ImportCorrection[],
  now: Date,
): Line[] {
  const keyOfRow = new Map(rows.map((row) => [row.position, lineKeyOf(row)]))
  const corrected = new Map(lines.map((line) => [lineKeyOf(line), line]))
  for (const { id, cells } of corrections) {
    const key = keyOfRow.get(id)
    let line = key === undefined ? undefined : corrected.get(key)
    if (key === undefined || !line) throw notFound('row')
    for (const [field, text] of Object.entries(cells)) {
      const column = importColumns[kind].find((one) => one.field === field)
      if (!column) throw badInput({ cells: 'Sheets of this kind do not have this column.' })
      line = withCell(line, column, cellText(text), now)
    }
    corrected.set(key, line)
  }
  return [...corrected.values()]
}

function replaceClassroom(line: Line, key: string, use: string): Line {
  const { classrooms = [] } = line.values
  if (!classrooms.some((name) => classroomKey(name) === key)) return line
  const names = [...new Set(classrooms.map((name) => (classroomKey(name) === key ? use : name)))]
  const changed = { ...line, values: { ...line.values, classrooms: names } }
  if (line.cells.classrooms === undefined) return changed
  const text = names.join('; ')
  return { ...changed, original: originalOf(line, 'classrooms', text), cells: { ...line.cells, classrooms: text } }
}

/** Returns the lines with the classrooms that were meant. */
export const answerLines = (lines: readonly Line[], answers: readonly ImportAnswer[]): Line[] =>
  answers.reduce<Line[]>(
    (answered, { name, use }) =>
      use === null ? answered : answered.map((line) => replaceClassroom(line, classroomKey(name), use)),
    [...lines],
  )
