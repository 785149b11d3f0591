import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'

/** Returns every row of every table of every schema as text, as `table: (values)`. */
export async function dumpDatabase(database: Database): Promise<string> {
  const { rows: tables } = await database.execute<{ name: string }>(sql`
    select format('%I.%I', nspname, relname) as name from pg_class
    join pg_namespace space on space.oid = relnamespace
    where relkind in ('r', 'p', 'm') and not relispartition
      and nspname <> 'information_schema' and nspname not like 'pg\\_%'
    order by 1`)
  const lines: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.execute<{ line: string }>(sql`select t::text as line from ${sql.raw(name)} t`)
    for (const { line } of rows) lines.push(`${name}: ${line}`)
  }
  return lines.join('\n')
}

/** Returns the lines of a dump that contain one of the texts, in any letter case or as bytes. */
export function findTexts(dump: string, texts: readonly string[]): string[] {
  const searched = texts.flatMap((text) => [text.toLowerCase(), Buffer.from(text).toString('hex')])
  return dump.split('\n').filter((line) => searched.some((text) => line.toLowerCase().includes(text)))
}
