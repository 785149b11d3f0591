import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type Cell, type Counter, cellText, counter, limits, type Row, type Sheet } from './sheet'
import { readText } from './text'
import { UnreadableError } from './unreadable-error'

const delimiters = [',', ';', '\t'] as const
/** Number of characters parsed at once. Other work can run between two pieces. */
const PIECE = 256 * 1024
/** Number of characters examined to find the delimiter. */
const SAMPLE = 16 * 1024

/** Matches the line in which Excel names the delimiter. */
const named = /^sep=(.)\r?\n/

/**
 * Returns the delimiter that Excel names, or else the character that occurs most often outside quotes at the
 * beginning of the file.
 */
function delimiterOf(text: string): string {
  const [, sign] = named.exec(text) ?? []
  if (sign) return sign
  const plain = text.slice(0, SAMPLE).replace(/"[^"]*"/g, '')
  const counts = delimiters.map((sign) => plain.split(sign).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

const cellOf = (raw: string): Cell | undefined => {
  if (raw.length > limits.characters) return { text: cellText(raw), kind: 'text' }
  // Excel's notation for keeping leading zeros is ="0012".
  const text = raw
    .replaceAll('\0', '')
    .replace(/^="(.*)"$/, '$1')
    .trim()
  if (text === '') return undefined
  return { text, kind: /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(text) ? 'error' : 'text' }
}

function* piecesOf(text: string) {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}

/** Returns the cells of a record; empty cells beyond the column limit are left out. */
function rowOf(record: readonly string[], count: Counter): Row {
  const row = record.slice(0, limits.columns).map(cellOf)
  row.forEach((cell, column) => {
    if (cell) count.cell(column)
  })
  const beyond = record.findIndex((raw, column) => column >= limits.columns && raw !== '')
  if (beyond >= 0) count.cell(beyond)
  return row
}

/** Reads text whose cells are separated by commas, semicolons or tabs. */
export async function readCsv(bytes: Buffer, name: string): Promise<Sheet> {
  const text = readText(bytes)
  const options = { delimiter: delimiterOf(text), relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: false }
  const lines = Readable.from(piecesOf(text)).pipe(parse(options))
  const count = counter()
  const rows: Row[] = []
  try {
    for await (const record of lines as AsyncIterable<string[]>) {
      count.row(rows.length + 1)
      rows.push(rowOf(record, count))
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableError('cut')
    throw error
  }
  return { name, rows: named.test(text) ? [[], ...rows.slice(1)] : rows }
}
