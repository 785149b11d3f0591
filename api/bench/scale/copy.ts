import { once } from 'node:events'
import type { Pool } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** Bytes of rows that are sent at a time. */
const CHUNK = 256 * 1024

/** A table that is being filled by COPY. */
export interface CopyTarget {
  /** Adds a row in COPY's text format, without its newline. Await the result if there is one. */
  add: (row: string) => Promise<unknown> | undefined
  /** Resolves when all rows are stored. */
  end: () => Promise<void>
}

/** Begins to fill a table on a connection of its own. Columns have PostgreSQL's names. */
export async function openCopy(pool: Pool, table: string, columns: readonly string[]): Promise<CopyTarget> {
  const client = await pool.connect()
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  const failed = once(stream, 'error').then(([error]) => Promise.reject(error))
  failed.catch(() => undefined)
  let waiting = ''
  const flush = () => {
    const isFull = !stream.write(waiting)
    waiting = ''
    return isFull ? Promise.race([once(stream, 'drain'), failed]) : undefined
  }
  return {
    add: (row) => {
      waiting += `${row}\n`
      return waiting.length < CHUNK ? undefined : flush()
    },
    end: async () => {
      stream.end(waiting)
      await Promise.race([once(stream, 'finish'), failed])
      client.release()
    },
  }
}

export type Value = string | number | boolean | Date | null | object

const escapeText = (text: string) => text.replace(/[\\\t\n\r]/g, (character) => `\\${character}`)

/** Returns a value as COPY's text format has it. Arrays are those of PostgreSQL, other objects JSON. */
function textOf(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escapeText(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(String).join(',')}}`
  return typeof value === 'object' ? escapeText(JSON.stringify(value)) : String(value)
}

/** Fills a table with rows. Their keys are the names of columns, the same in all rows. Returns the number of rows. */
export async function copyRows(pool: Pool, table: string, rows: Iterable<Readonly<Record<string, Value>>>) {
  let target: CopyTarget | undefined
  let count = 0
  for (const row of rows) {
    target ??= await openCopy(pool, table, Object.keys(row))
    const waiting = target.add(Object.values(row).map(textOf).join('\t'))
    if (waiting) await waiting
    count += 1
  }
  await target?.end()
  return count
}
