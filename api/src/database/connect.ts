import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type ClientBase, Pool } from 'pg'
import { StartError } from '../config/start-error'
import { traceQueries } from '../tracing/trace-queries'
import { withAfterCommit } from './after-commit'
import { countWrites, type Writes } from './count-writes'
import { prepareFrequent } from './prepare-frequent'

/** A pool or a transaction, accessed through Drizzle with snake_case columns. */
export type Database = NodePgDatabase

export interface Connection {
  database: Database
  pool: Pool
  writes: Writes
}

const CONNECTIONS = 10

/** Time limit of a statement in milliseconds. After it, the caller is no longer waiting. */
const STATEMENT_TIMEOUT = 15_000

/** Time limit of an idle transaction in milliseconds. Ending the transaction releases its locks. */
const IDLE_TIMEOUT = 60_000

interface ConnectOptions {
  /** Whether to disable the time limits, for example for migrations. */
  withoutTimeouts?: boolean
  /** The name under which PostgreSQL lists the connections; the usual one marks a server. */
  name?: string
  /** Milliseconds to wait for a connection. */
  connectionTimeout?: number
}

/** Usual time to wait for a connection in milliseconds. */
const CONNECTION_TIMEOUT = 5000

/** The name of the connections of servers and of short commands. */
export const SERVER_CONNECTION = 'lekta'

const timeouts = ({ withoutTimeouts = false }: ConnectOptions) =>
  withoutTimeouts ? {} : { statement_timeout: STATEMENT_TIMEOUT, idle_in_transaction_session_timeout: IDLE_TIMEOUT }

/**
 * Lets a connection run its statements in one process. Each takes so little time that starting parallel workers costs
 * as much as they save, and many people share the cores.
 */
const withoutWorkers = {
  onConnect: async (client: ClientBase) => {
    await client.query('set max_parallel_workers_per_gather = 0')
  },
}

/** What the operator can do about each connection error; keys are PostgreSQL's and Node's error codes. */
const sentences: Readonly<Record<string, (server: string) => string>> = {
  ECONNREFUSED: (server) => `No PostgreSQL server responds at ${server}: start it, or correct DATABASE_URL.`,
  ENOTFOUND: (server) => `The host in ${server} does not exist: correct DATABASE_URL.`,
  EAI_AGAIN: (server) => `The host of ${server} could not be looked up: check the network, or correct DATABASE_URL.`,
  ETIMEDOUT: (server) =>
    `The database at ${server} did not answer in time: check the network, or correct DATABASE_URL.`,
  '28P01': (server) => `The database at ${server} refused the user or password: correct DATABASE_URL.`,
  '28000': (server) => `The database at ${server} does not let this user in: correct DATABASE_URL.`,
  '3D000': (server) => `The database named in ${server} does not exist: create it, or correct DATABASE_URL.`,
}

const serverOf = (address: string) => {
  const { host, pathname } = new URL(address)
  return host + pathname
}

function startError(error: unknown, address: string): unknown {
  const { code, message } = error as { code?: string; message: string }
  const key = /timeout/i.test(message) ? 'ETIMEDOUT' : (code ?? '')
  const sentence = sentences[key]?.(serverOf(address))
  return sentence ? new StartError(sentence, { cause: error }) : error
}

/**
 * Reports every connection that breaks, whether it is idle or in use. Without a listener, a broken connection that is
 * in use would end the process.
 */
function reportErrors(pool: Pool, onError: (error: Error) => void) {
  pool.on('connect', (client) => client.on('error', onError))
  // The pool also emits errors of idle connections. The listener above has already reported them.
  pool.on('error', () => undefined)
}

/**
 * Returns Drizzle over the pool, with our own function for running transactions. If `begin` fails, Drizzle's function
 * does not return the connection to the pool, so ten lost connections would leave the pool permanently empty.
 */
function drizzleOver(pool: Pool): Database {
  const database: Database = drizzle({ client: pool, casing: 'snake_case' })
  database.transaction = withAfterCommit(database, async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client, casing: 'snake_case' }).transaction(work, config)
    } finally {
      // A connection whose rollback failed is still inside the transaction, so it is closed.
      client.release(client.getTransactionStatus() !== 'I')
    }
  })
  return database
}

/**
 * Opens a pool, which connects when it is used. Calls `onError` for each connection that breaks; the pool replaces that
 * connection.
 */
export function openPool(address: string, onError: (error: Error) => void, options: ConnectOptions = {}): Connection {
  const pool = new Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: options.connectionTimeout ?? CONNECTION_TIMEOUT,
    keepAlive: true,
    application_name: options.name ?? SERVER_CONNECTION,
    ...(options.withoutTimeouts ? {} : withoutWorkers),
    ...timeouts(options),
  })
  reportErrors(pool, onError)
  prepareFrequent(pool)
  const writes = countWrites(pool)
  traceQueries(pool)
  return { pool, database: drizzleOver(pool), writes }
}

/**
 * Opens a pool, and checks that the database answers. Throws a StartError if the address, the user or the password is
 * wrong.
 */
export async function connect(
  address: string,
  onError: (error: Error) => void,
  options: ConnectOptions = {},
): Promise<Connection> {
  const connection = openPool(address, onError, options)
  try {
    await connection.pool.query('select 1')
  } catch (error) {
    await connection.pool.end()
    throw startError(error, address)
  }
  return connection
}
