import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../database/connect'
import type { Line } from '../database/schema/import-json'
import type { Judged } from './kind'
import { readErrors, readNotices } from './line'
import { storeRows, valuesOfRow } from './present-run'
import { deleteRows, insertRows, type Row } from './queries'

export const lineKeyOf = ({ sheet, line }: Pick<Line, 'sheet' | 'line'>) => `${line} ${sheet ?? ''}`

/** Returns the lines that the rows came from, each only once and in its state before it was judged. */
export function linesOfRows(rows: readonly Row[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { sheet, line, cells, original, values, faults, notices } of rows) {
    const errors = faults.filter(({ sentence }) => readErrors.has(sentence))
    const read = notices.filter(({ sentence }) => readNotices.has(sentence))
    lines.set(lineKeyOf({ sheet, line }), { sheet, line, cells, original, values, faults: errors, notices: read })
  }
  return [...lines.values()]
}

/** Sorts rows by the positions that their lines had before. */
export function inOrder<R extends Pick<Line, 'sheet' | 'line'>>(rows: readonly R[], before: readonly Row[]): R[] {
  const order = new Map(before.map((row) => [lineKeyOf(row), row.position]))
  return rows.toSorted((a, b) => (order.get(lineKeyOf(a)) ?? 0) - (order.get(lineKeyOf(b)) ?? 0))
}

/** Stores rows that were judged again. Rows that are still the same are not written. */
export async function storeChangedRows(
  transaction: Database,
  id: number,
  before: readonly Row[],
  judged: readonly Judged[],
): Promise<void> {
  if (before.length !== judged.length) return storeRows(transaction, id, judged)
  const changed = judged
    .map((row, at) => valuesOfRow(row, id, before[at]?.position ?? 0))
    .filter((row, at) => !isDeepStrictEqual(row, before[at]))
  if (changed.length === 0) return
  await deleteRows(
    transaction,
    id,
    changed.map(({ position }) => position),
  )
  await insertRows(transaction, changed)
}
