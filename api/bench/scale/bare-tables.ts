import type { Pool } from 'pg'

interface Definition {
  /** The statement that creates it, and the one that drops it. */
  create: string
  drop: string
}

const CONSTRAINTS = `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
  from pg_constraint where connamespace = 'public'::regnamespace and conparentid = 0 and contype = any($1)
  order by contype = 'p' desc`

const INDEXES = `select replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as create, format('drop index %s', indexrelid::regclass) as drop
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and not relispartition
    and not exists (select from pg_constraint where conindid = indexrelid)`

async function runAll(pool: Pool, statements: readonly string[], atOnce: number): Promise<void> {
  const waiting = [...statements]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const start = performance.now()
      await pool.query(next)
      const seconds = (performance.now() - start) / 1000
      if (seconds > 5) console.error(`  ${seconds.toFixed(0).padStart(4)} s  ${next.slice(0, 110)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

const TABLES = `select relname::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`

/**
 * Removes the indexes, keys and triggers of all tables, and returns a function that adds them again, two at a time.
 * Foreign keys come last, because they need the keys of their targets.
 */
export async function stripTables(pool: Pool): Promise<() => Promise<void>> {
  const select = async (sql: string, values: unknown[]) => (await pool.query<Definition>(sql, values)).rows
  const foreign = await select(CONSTRAINTS, [['f']])
  const keys = await select(CONSTRAINTS, [['p', 'u']])
  const indexes = await select(INDEXES, [])
  const tables = (await pool.query<{ name: string }>(TABLES)).rows.map(({ name }) => name)
  for (const { drop } of [...foreign, ...indexes, ...keys]) await pool.query(drop)
  for (const table of tables) await pool.query(`alter table ${table} disable trigger user`)
  const createOf = ({ create }: Definition) => create
  return async () => {
    await runAll(pool, [...keys, ...indexes].map(createOf), 2)
    await runAll(pool, foreign.map(createOf), 2)
    for (const table of tables) await pool.query(`alter table ${table} enable trigger user`)
  }
}
