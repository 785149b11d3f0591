import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../src/database/connect'

const Size = z.object({ table: z.string(), rows: z.number(), heap: z.number(), indexes: z.number() })
/** A table with all its partitions. Sizes are in bytes. */
export type Size = z.infer<typeof Size>

/** Returns the sizes of the largest tables, and of the whole database as the last. */
export async function selectSizes(database: Database): Promise<Size[]> {
  const { rows } = await database.execute(sql`
    with tables as (
      select coalesce(inhparent, pg_class.oid)::regclass::text as "table", greatest(reltuples, 0)::float8 as rows,
        pg_table_size(pg_class.oid)::float8 as heap, pg_indexes_size(pg_class.oid)::float8 as indexes
      from pg_class left join pg_inherits on inhrelid = pg_class.oid
      where relkind = 'r' and relnamespace = 'public'::regnamespace
    ), sums as (
      select "table", sum(rows) as rows, sum(heap) as heap, sum(indexes) as indexes from tables group by 1
    ), largest as (select * from sums order by heap + indexes desc limit 8)
    select * from largest union all select 'all tables', sum(rows), sum(heap), sum(indexes) from sums`)
  return z.parse(z.array(Size), rows)
}
