import { dayOfSerial } from './day'
import { type Cell, type Counter, cellText, counter, limits, type Sheet } from './sheet'
import { UnreadableError } from './unreadable-error'
import { readDayStyles, readSharedTexts, readWorkbook } from './xlsx-parts'
import { type Attributes, type Listener, readXml } from './xml'
import type { Archive } from './zip'

interface Book {
  texts: readonly string[]
  dayStyles: readonly boolean[]
  from1904: boolean
}

/**
 * Returns the column (counted from 0) and the line (counted from 1) of a reference such as `B7`; null if it is
 * invalid.
 */
function cellPositionOf(reference: string): { column: number; line: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? []
  if (!letters || !digits) return null
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { column, line: Number(digits) }
}

/** Returns a number with all its digits, but at most 15 significant ones, as Excel shows it. */
const digitsOf = (value: number) => (Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toPrecision(15))))

/** Returns what a cell shows. Formulas are ignored, because the file also contains their values. */
function cellOf(raw: string, { t = 'n', s }: Attributes, { texts, dayStyles, from1904 }: Book): Cell | undefined {
  const text = cellText(t === 's' ? (texts[Number(raw)] ?? '') : raw)
  if (text === '') return undefined
  if (t === 'e') return { text, kind: 'error' }
  if (t === 'd') return { text: text.slice(0, 10), kind: 'date' }
  const value = Number(text)
  if (t !== 'n' || Number.isNaN(value)) return { text, kind: 'text' }
  const day = dayStyles[Number(s ?? 0)] ? dayOfSerial(value, from1904) : null
  return day ? { text: day, kind: 'date' } : { text: digitsOf(value), kind: 'number' }
}

interface Range {
  column: number
  from: number
  to: number
}

function rangeOf(reference: string): Range | null {
  const [start, end] = reference.split(':').map(cellPositionOf)
  return start && end ? { column: start.column, from: start.line, to: end.line } : null
}

/** Returns a listener that puts a sheet's cells into rows. */
function rowsListener(book: Book, count: Counter) {
  const rows: (Cell | undefined)[][] = []
  const merged: Range[] = []
  let [line, column] = [0, -1]
  let attributes: Attributes = {}
  let [value, inValue] = ['', false]

  const open: Record<string, (elementAttributes: Attributes) => void> = {
    row: ({ r }) => {
      line = r === undefined ? line + 1 : Number(r)
      column = -1
      count.row(line)
    },
    c: (elementAttributes) => {
      column = cellPositionOf(elementAttributes.r ?? '')?.column ?? column + 1
      attributes = elementAttributes
      value = ''
    },
    mergeCell: ({ ref = '' }) => {
      const range = rangeOf(ref)
      if (range) merged.push(range)
    },
  }
  const finishCell = () => {
    const cell = cellOf(value, attributes, book)
    if (!cell) return
    count.cell(column)
    while (rows.length < line) rows.push([])
    const row = rows[line - 1]
    if (row) row[column] = cell
  }
  const listener: Listener = {
    open: (name, elementAttributes) => {
      open[name]?.(elementAttributes)
      inValue = name === 'v' || name === 't'
    },
    text: (piece) => {
      if (inValue) value += piece
    },
    close: (name) => {
      inValue = false
      if (name === 'c') finishCell()
    },
  }
  return { listener, rows, merged }
}

/**
 * Copies each merged cell into all lines that it spans. Throws if the copies exceed the limit on cells, for example
 * because merged ranges overlap thousands of times.
 */
function spread(rows: (Cell | undefined)[][], merged: readonly Range[]) {
  let lines = 0
  for (const { column, from, to } of merged) {
    const cell = rows[from - 1]?.[column]
    for (let line = from + 1; cell && line <= Math.min(to, rows.length); line++) {
      if (++lines > limits.cells) throw new UnreadableError('tooManyCells')
      const row = rows[line - 1]
      if (row && !row[column]) row[column] = { ...cell, merged: true }
    }
  }
}

/** Returns the visible sheets of a workbook that are not empty. */
export async function readXlsx(zip: Archive): Promise<Sheet[]> {
  const { sheets, from1904 } = await readWorkbook(zip)
  if (sheets.length === 0) throw new UnreadableError('notASheet')
  const book = { from1904, texts: await readSharedTexts(zip), dayStyles: await readDayStyles(zip) }
  const count = counter()
  const read: Sheet[] = []
  for (const { name, file } of sheets) {
    const pieces = zip.read(file)
    if (!pieces) continue
    const { listener, rows, merged } = rowsListener(book, count)
    await readXml(pieces, listener)
    spread(rows, merged)
    if (rows.length > 0) read.push({ name, rows })
  }
  return read
}
