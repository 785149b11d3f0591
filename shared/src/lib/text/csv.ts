export type CsvCell = string | number | null

/** A column of a CSV file. */
export interface CsvColumn<Row> {
  label: string
  csv: (row: Row) => CsvCell
}

// A spreadsheet program would run a text that begins like a formula.
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const written = (cell: CsvCell) => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = harmless(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns rows as CSV (RFC 4180), with a byte order mark so that spreadsheet programs recognise UTF-8. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`
