import {
  type ImportColumn,
  type ImportField,
  type ImportKind,
  importColumns,
} from '@lekta/shared/contract/import/import-columns'
import { numberFormat } from '@lekta/shared/lib/formats'
import type { Line } from '../database/schema/import-json'
import { longest, nameParts, parsers, type Reading } from './columns'
import { note } from './line'
import { orderOf } from './parse-day'
import { findHeading, type Heading, type Synonyms } from './read/heading'
import { type Cell, limits, type Row, type Sheet } from './read/sheet'
import { UnreadableError } from './read/unreadable-error'

/** A tab with its recognised columns. */
interface Tab {
  sheet: Sheet
  heading: Heading
}

const synonymsOf = (kind: ImportKind): Synonyms => ({
  ...Object.fromEntries(importColumns[kind].map(({ field, synonyms }) => [field, synonyms])),
  ...(importColumns[kind].some(({ field }) => field === 'name') && nameParts),
})

const hasField = ({ heading }: Tab, field: string) =>
  heading.columns.has(field) || (field === 'name' && heading.columns.has('first'))

const missingIn = (tab: Tab, kind: ImportKind) =>
  importColumns[kind].filter((column) => column.required && !hasField(tab, column.field))

const requiredOf = (kind: ImportKind) => importColumns[kind].find((column) => column.required)?.title ?? 'Username'

function findTabs(sheets: readonly Sheet[], kind: ImportKind): Tab[] {
  const synonyms = synonymsOf(kind)
  const tabs = sheets.flatMap((sheet) => {
    const heading = findHeading(sheet, synonyms)
    if (!heading && kind === 'class-list') throw new UnreadableError('noHeadingIn', { sheet: sheet.name })
    return heading ? [{ sheet, heading }] : []
  })
  if (kind === 'class-list' || tabs.length === 0) return tabs
  return [tabs.reduce((a, b) => (b.heading.columns.size > a.heading.columns.size ? b : a))]
}

/** Returns the tabs to read: all tabs of a class list, otherwise only the tab with the most recognised columns. */
function chooseTabs(sheets: readonly Sheet[], kind: ImportKind): Tab[] {
  const tabs = findTabs(sheets, kind)
  if (tabs.length === 0) throw new UnreadableError('noHeading', { column: requiredOf(kind) })
  for (const tab of tabs) {
    const [missing] = missingIn(tab, kind)
    if (missing) throw new UnreadableError('noHeading', { column: missing.title })
  }
  return tabs
}

function joinNames(row: Row, { columns }: Heading): Cell | undefined {
  const [first, last] = [row[columns.get('first') ?? -1], row[columns.get('last') ?? -1]]
  const text = [first?.text, last?.text].filter(Boolean).join(' ')
  return text === '' ? undefined : { text, kind: 'text' }
}

function cellAt(row: Row, heading: Heading, field: ImportField): Cell | undefined {
  const at = heading.columns.get(field)
  if (at !== undefined) return row[at]
  return field === 'name' ? joinNames(row, heading) : undefined
}

/** The maximum number of characters that are stored of a cell, for display. */
const MAX_SHOWN = 300

const isLeftOut = (text: string) => /^[-–—]+$/.test(text)

/** Reads a cell into a line: its text, its value, and what is wrong with it. */
export function readCell(line: Line, column: ImportColumn, cell: Cell | undefined, reading: Reading) {
  const { field, required, longest: most = longest } = column
  if (cell && cell.text.length > most) {
    line.cells[field] = cell.text.slice(0, MAX_SHOWN)
    line.faults.push(note(field, 'tooLong', { most: String(most) }))
    return
  }
  if (!cell || isLeftOut(cell.text)) {
    if (required) line.faults.push(note(field, 'required'))
    return
  }
  line.cells[field] = cell.text.slice(0, MAX_SHOWN)
  if (cell.kind === 'error') {
    line.faults.push(note(field, 'errorCell'))
    return
  }
  const { value, error, notice } = parsers[column.kind](cell, reading)
  if (error) line.faults.push({ field, ...error })
  if (notice) line.notices.push({ field, ...notice })
  if (cell.merged) line.notices.push(note(field, 'mergedCell'))
  if (value !== undefined) Object.assign(line.values, { [field]: value })
}

function linesOfTab({ sheet, heading }: Tab, kind: ImportKind, now: Date): Line[] {
  const columns = importColumns[kind]
  const rows = sheet.rows.slice(heading.below)
  const births = heading.columns.get('date_of_birth')
  const reading = { now, order: orderOf(births === undefined ? [] : rows.map((row) => row[births])) }
  return rows.flatMap((row, i) => {
    const cells = columns.map(({ field }) => cellAt(row, heading, field))
    // A line of empty and merged cells is skipped, because a merged cell does not show that the line is about a
    // person.
    if (cells.every((cell) => !cell || cell.merged)) return []
    const line: Line = { sheet: null, line: heading.below + i + 1, cells: {}, values: {}, faults: [], notices: [] }
    columns.forEach((column, at) => {
      readCell(line, column, cells[at], reading)
    })
    return [line]
  })
}

/** Assigns every line of a tab to the classroom that the tab is named after. */
const inClassroom = (lines: Line[], name: string): Line[] =>
  lines.map((line) => ({ ...line, sheet: name, values: { ...line.values, classrooms: [name.trim()] } }))

/**
 * Returns the lines of a sheet, with each cell read and checked individually. Throws an UnreadableError if the
 * columns cannot be recognised, or if there are no lines or too many.
 */
export function linesOf(sheets: readonly Sheet[], kind: ImportKind, now: Date): Line[] {
  const lines = chooseTabs(sheets, kind).flatMap((tab) => {
    const tabLines = linesOfTab(tab, kind, now)
    return kind === 'class-list' ? inClassroom(tabLines, tab.sheet.name) : tabLines
  })
  if (lines.length === 0) throw new UnreadableError('noRows')
  if (lines.length > limits.rows)
    throw new UnreadableError('tooManyRows', { rows: numberFormat('en', {}).format(limits.rows) })
  return lines
}
