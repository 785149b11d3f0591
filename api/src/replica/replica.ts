import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { type Database, openPool } from '../database/connect'
import { causeOf, unavailabilityOf } from '../database/unavailable'
import type { Metrics } from '../metrics/metrics'
import { selectPosition } from './select-position'
import { shareNext } from './share-next'
import { END_OF_WAL, type WalPosition } from './wal-position'
import { type ReplicaHealth, watchReplica } from './watch-replica'

/** How long an answer waits for the replica to replay what its client has written, in milliseconds. */
const WAIT_LIMIT = 250

/** Milliseconds between two looks at the position of a replica for which answers wait. */
const PAUSE = 10

/** The name under which PostgreSQL lists the connections of reads. */
const READER_CONNECTION = 'lekta-reader'

/** A streaming replica, from which answers that only read can be read. */
export interface Replica {
  /**
   * Runs work that only reads, with the replica if it is usable and has replayed everything up to `after`, and
   * otherwise with the writer. Work that fails at the replica runs again at the writer.
   */
  read: <T>(after: WalPosition | null, work: (database: Database) => Promise<T>) => Promise<T>
  /** Returns a position that includes everything committed so far; one that no replica reaches if it is not known. */
  position: () => Promise<WalPosition>
  health: () => ReplicaHealth
  close: () => Promise<void>
}

interface Options {
  address: string
  /** The pool and the database of the writer. */
  pool: Pool
  database: Database
  metrics: Pick<Metrics, 'count'>
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Seconds by which the replica may be behind. */
  mostBehind?: number
  /** Milliseconds for which an answer waits for the replica. */
  waitLimit?: number
}

/** PostgreSQL's codes: a statement took too long, and would at the writer; it was to write. */
const [TIMED_OUT, READ_ONLY] = ['57014', '25006']

/** Opens the connections to a replica. It may be unreachable: then the writer does its work until it is reachable. */
export function openReplica({ pool: writer, database, metrics, log, ...options }: Options): Replica {
  const { address, mostBehind, waitLimit = WAIT_LIMIT } = options
  // Whether it is reachable is reported once for all connections.
  const reader = openPool(address, () => undefined, { name: READER_CONNECTION, connectionTimeout: 2000 })
  const watch = watchReplica({ writer, reader: reader.pool, log, mostBehind })
  const look = shareNext(async () => watch.setReplayed(await selectPosition(reader.pool)))
  const selectWritten = shareNext(() => selectPosition(writer))

  /** Returns whether the replica has replayed a position, or does so soon. */
  async function waitFor(position: WalPosition): Promise<boolean> {
    const deadline = performance.now() + waitLimit
    while (!watch.has(position)) {
      const isLate = performance.now() > deadline || watch.health().lagSeconds * 1000 > waitLimit
      if (isLate || watch.health().problem !== null) return false
      await look()
      if (!watch.has(position)) await wait(PAUSE)
    }
    return true
  }

  async function choose(after: WalPosition | null) {
    if (watch.health().problem !== null) return 'unusable'
    try {
      return after === null || (await waitFor(after)) ? 'replica' : 'behind'
    } catch (error) {
      watch.fail(error as Error)
      return 'unusable'
    }
  }

  return {
    read: async (after, work) => {
      const choice = await choose(after)
      if (choice !== 'replica') {
        metrics.count('replicaReads', choice)
        return work(database)
      }
      try {
        const result = await work(reader.database)
        metrics.count('replicaReads', 'replica')
        return result
      } catch (error) {
        const { code } = causeOf(error as Error)
        if (code === TIMED_OUT) throw error
        if (code === READ_ONLY) log.error({ err: error }, 'an answer that should only read tried to write')
        if (unavailabilityOf(error as Error) === 'away') watch.fail(error as Error)
        metrics.count('replicaReads', 'failed')
        return work(database)
      }
    },
    position: () =>
      selectWritten().catch((error: Error) => {
        log.warn(
          { reason: error.message },
          'the position of the writer is not known, so a client reads from the writer',
        )
        return END_OF_WAL
      }),
    health: watch.health,
    close: async () => {
      await watch.close()
      await reader.pool.end()
    },
  }
}
