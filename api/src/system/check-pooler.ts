import type { Pool, PoolClient } from 'pg'
import type { Config } from '../config/config'
import { connect } from '../database/connect'
import { bad, type Finding, warning } from './finding'

/** How many transactions are open at the most while the connection of another one is looked at. */
const MOST_OPEN = 3

async function processOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/**
 * Returns whether a pooler gives each transaction another connection. Other transactions, which are left open, take the
 * connection that the first client had; without a pooler, or with one that pools sessions, they cannot.
 */
async function isPooledByTransaction(pool: Pool): Promise<boolean> {
  const client = await pool.connect()
  const others: PoolClient[] = []
  try {
    const before = await processOf(client)
    while (others.length < MOST_OPEN) {
      const other = await pool.connect()
      others.push(other)
      await other.query('begin')
      if ((await processOf(other)) === before || (await processOf(client)) !== before) return true
    }
    return false
  } finally {
    for (const one of [client, ...others]) one.release(true)
  }
}

async function lacksTimeLimit(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`)
  return rows[0]?.limit === '0'
}

/** Reports a pooler that breaks what Lekta needs of a connection; nothing if there is none. */
export async function checkPooler({ databaseUrl }: Config): Promise<Finding[]> {
  if (databaseUrl === null) return []
  const { pool } = await connect(databaseUrl, () => undefined)
  try {
    const findings: Finding[] = []
    if (await isPooledByTransaction(pool))
      findings.push(
        bad(
          'A pooler gives each transaction another connection, so prepared statements, locks of jobs and live events fail: set “pool_mode = session” in PgBouncer.',
        ),
      )
    if (await lacksTimeLimit(pool))
      findings.push(
        warning(
          'A pooler drops the time limits of our connections, so a slow statement is never ended: set statement_timeout for the role, as docs/scaling.md says.',
        ),
      )
    return findings
  } finally {
    await pool.end()
  }
}
