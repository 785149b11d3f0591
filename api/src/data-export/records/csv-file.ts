import { type CsvCell, toCsv } from '@lekta/shared/lib/text/csv'
import type { Dataset, Value } from './dataset'

function cellOf(value: Value | undefined): CsvCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ')
  return JSON.stringify(value)
}

/** The mark at the start of a CSV file, which only its first line needs. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Writes the rows of a dataset as CSV, with the names of the fields first. */
export async function* writeCsv({ fields, rows }: Dataset): AsyncGenerator<string> {
  yield toCsv([fields])
  for await (const row of rows()) yield toCsv([fields.map((field) => cellOf(row[field]))]).replace(BYTE_ORDER_MARK, '')
}
