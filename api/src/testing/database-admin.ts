import { sql } from 'drizzle-orm'
import { connect } from '../database/connect'

/**
 * Connects to the test cluster, but not to the database at `address`. Close the connection before that database is
 * dropped.
 */
export async function openDatabaseAdmin(address: string) {
  const { database, pool } = await connect(process.env.LEKTA_TEST_CLUSTER ?? '', () => undefined)
  const name = new URL(address).pathname.slice(1)
  return {
    database,
    /** Ends every connection to the database. */
    terminateConnections: () =>
      database.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`),
    /** Makes the database read-only for new connections, or writable again. */
    setReadOnly: (readOnly: boolean) =>
      database.execute(
        sql`alter database ${sql.identifier(name)} ${sql.raw(readOnly ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only')}`,
      ),
    close: () => pool.end(),
  }
}

export type DatabaseAdmin = Awaited<ReturnType<typeof openDatabaseAdmin>>
