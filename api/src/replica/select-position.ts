import { parsePosition, type WalPosition } from './wal-position'

/** Milliseconds after which a server that does not say its position counts as unreachable. */
const TIMEOUT = 2000

/** What a server says about itself. */
export interface ServerPosition {
  /** Whether it replays what another server writes. */
  isStandby: boolean
  /** Names the database: the same for a server and its standbys. */
  identity: string
  /** How far it has replayed or, if it is the writer, what is certainly written. */
  position: WalPosition
}

/** A pool, or another way to run a statement. */
export interface Queryable {
  query: (query: { text: string }) => Promise<{ rows: unknown[] }>
}

// With synchronous_commit = off, a commit is acknowledged before it is flushed.
const position = `case
  when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0')
  when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end::text as position`

const identity = `(select system_identifier from pg_control_system()) || ' ' || current_database() as identity`

const positionQuery = { text: `select ${position}`, query_timeout: TIMEOUT }
const serverQuery = {
  text: `select pg_is_in_recovery() as "isStandby", ${identity}, ${position}`,
  query_timeout: TIMEOUT,
}

interface Row {
  position: string
}

function positionOf({ position: text }: Row): WalPosition {
  const parsed = parsePosition(text)
  if (parsed === null) throw new Error(`PostgreSQL named a position of another form: ${text}`)
  return parsed
}

/** Returns how far a standby has replayed or, from the writer, a position that includes all commits so far. */
export async function selectPosition(server: Queryable): Promise<WalPosition> {
  const { rows } = await server.query(positionQuery)
  return positionOf(rows[0] as Row)
}

export async function selectServer(server: Queryable): Promise<ServerPosition> {
  const { rows } = await server.query(serverQuery)
  const { position: _, ...row } = rows[0] as ServerPosition & Row
  return { ...row, position: positionOf(rows[0] as Row) }
}
