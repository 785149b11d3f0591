import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type PgBoss from 'pg-boss'
import type { Boss } from './boss'
import { claimConnection } from './claim-connection'

export type FoundJob = PgBoss.JobWithMetadata<unknown>

/** The first of the two keys of a job's lock; no other lock of this database uses it. */
export const JOB_LOCK = 5_390_004

/** Milliseconds between two attempts to lock the jobs again. */
const PAUSE = 250

/**
 * The jobs that this process works on. All of them are locked on one connection, so PostgreSQL releases the locks if
 * the process dies. No other process can start a job that is still running.
 */
export interface Claims {
  /** Opens the connection if it is not open, by which others see that this process works on jobs. */
  open: () => Promise<void>
  /**
   * Takes due jobs of a kind from the queue and locks them, in one statement. Skips jobs that are still running in
   * another process.
   */
  take: (boss: Boss, name: string, limit: number) => Promise<FoundJob[]>
  /** Returns a signal that aborts when the process stops, or when it can no longer be sure that it owns the job. */
  signalOf: (id: string) => AbortSignal
  /** Returns those of the given jobs that this process still owns. */
  held: (ids: readonly string[]) => string[]
  /** Releases the locks of jobs whose outcome has been stored. */
  release: (ids: readonly string[]) => Promise<void>
  /** Releases the locks of all jobs. */
  close: () => Promise<void>
}

interface Claim {
  retryCount: number
  lost: AbortController
}

/**
 * Extends pg-boss's statement for fetching jobs so that it also locks each job. A fetched job is therefore never
 * without its lock.
 */
const lockingOf = (text: string) =>
  `with taken as (${text}) select taken.*, pg_try_advisory_lock(${JOB_LOCK}, hashtext(taken.id::text)) as locked from taken`

const UNLOCK = `select pg_advisory_unlock(${JOB_LOCK}, hashtext(id)) from unnest($1::text[]) as id`

const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Locks a job again after the connection was lost. Returns false if another process has taken the job in the
 * meantime.
 */
async function lockAgain(client: Client, id: string, { retryCount }: Claim): Promise<boolean> {
  try {
    await client.query(`select pg_advisory_lock(${JOB_LOCK}, hashtext($1))`, [id])
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false
    throw error
  }
  const selectActive = `select from pgboss.job where id = $1 and state = 'active' and retry_count = $2`
  if ((await client.query(selectActive, [id, retryCount])).rowCount === 1) return true
  await client.query(UNLOCK, [[id]])
  return false
}

/** Returns the claims of a process. The connection opens when the first job is taken, unless it is opened before. */
export function openClaims(address: string): Claims {
  const claims = new Map<string, Claim>()
  let regaining = false
  let closed = false

  const forget = (id: string) => {
    claims.get(id)?.lost.abort()
    claims.delete(id)
  }
  const lockAllAgain = async (client: Client) => {
    for (const [id, claim] of claims) if (!(await lockAgain(client, id, claim))) forget(id)
    return true
  }
  /**
   * Locks the running jobs again as soon as the database answers, before other processes are allowed to take them
   * over.
   */
  const regain = async () => {
    if (regaining) return
    regaining = true
    while (!closed && claims.size > 0 && !(await connection.inTurn(lockAllAgain).catch(() => false)))
      await wait(PAUSE, undefined, { ref: false })
    regaining = false
  }
  const connection = claimConnection(address, () => void regain())

  return {
    open: async () => {
      if (!closed && !connection.isOpen()) await connection.inTurn(async () => undefined)
    },
    take: async (boss, name, limit) => {
      if (closed) return []
      const executeSql = (text: string, values: unknown[]) =>
        connection.inTurn((client) => client.query(lockingOf(text), values))
      const options = { batchSize: limit, includeMetadata: true, db: { executeSql } } as const
      const found = (await boss.fetch<unknown>(name, options)) as (FoundJob & { locked: boolean })[]
      const locked = found.filter(({ locked }) => locked)
      for (const { id, retryCount } of locked) claims.set(id, { retryCount, lost: new AbortController() })
      return locked
    },
    signalOf: (id) => claims.get(id)?.lost.signal ?? AbortSignal.abort(),
    held: (ids) => ids.filter((id) => claims.has(id)),
    release: async (ids) => {
      for (const id of ids) claims.delete(id)
      // If the connection was lost, PostgreSQL has already released its locks.
      if (!connection.isOpen()) return
      await connection.inTurn((client) => client.query(UNLOCK, [ids])).catch(() => undefined)
    },
    close: async () => {
      closed = true
      for (const id of [...claims.keys()]) forget(id)
      await connection.close()
    },
  }
}
