import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { measureLag } from './measure-lag'
import { type ServerPosition, selectServer } from './select-position'
import type { WalPosition } from './wal-position'

/** Milliseconds between two looks at a replica. */
const INTERVAL = 1000

/** Milliseconds after which a replica that was not seen again counts as unreachable. */
const STALE = 5 * INTERVAL

/** Seconds by which a replica may be behind. Less than `POSITION_LIFETIME`, for which clients name what they wrote. */
export const MOST_BEHIND = 10

/** Why a replica is not used. */
export type ReplicaProblem = 'unreachable' | 'not a standby of this database' | 'too far behind'

export interface ReplicaHealth {
  /** Null if the replica is used. */
  problem: ReplicaProblem | null
  /** For how long it has lacked something that was written. */
  lagSeconds: number
}

interface Options {
  writer: Pool
  reader: Pool
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Seconds by which the replica may be behind. */
  mostBehind?: number | undefined
}

/** Looks at the writer and its replica every second, and logs when the replica becomes usable or unusable. */
export function watchReplica({ writer, reader, log, mostBehind = MOST_BEHIND }: Options) {
  const lag = measureLag()
  let seenAt = Number.NEGATIVE_INFINITY
  /** Null until the writer and the replica have been compared. */
  let isReplica: boolean | null = null
  let reason = ''
  let logged: ReplicaProblem | null | undefined

  const health = (): ReplicaHealth => ({ problem: problemNow(), lagSeconds: lag.seconds() })
  const problemNow = (): ReplicaProblem | null => {
    if (isReplica === null || performance.now() - seenAt > STALE) return 'unreachable'
    if (!isReplica) return 'not a standby of this database'
    return lag.seconds() > mostBehind ? 'too far behind' : null
  }
  const report = () => {
    const { problem, lagSeconds } = health()
    if (problem === logged) return
    logged = problem
    if (problem === null) log.info({ lagSeconds }, 'the replica is used')
    else log.warn({ problem, lagSeconds, reason }, 'the replica is not used')
  }
  const fail = (error: Error) => {
    seenAt = Number.NEGATIVE_INFINITY
    reason = error.message
    report()
  }

  /** Without an answer of the writer, nothing new can be said about the replica; requests fail for that reason. */
  async function lookAtWriter(): Promise<ServerPosition | null> {
    const server = await selectServer(writer).catch(() => null)
    if (server && !server.isStandby) lag.addWritten(server.position, performance.now())
    return server
  }
  async function look() {
    const written = await lookAtWriter()
    const replica = await selectServer(reader)
    seenAt = performance.now()
    if (written) isReplica = replica.isStandby && replica.identity === written.identity
    lag.setReplayed(replica.position, seenAt)
    reason = ''
    report()
  }

  let current: Promise<void> | null = null
  const lookOnce = () => {
    current ??= look()
      .catch(fail)
      .finally(() => {
        current = null
      })
  }
  lookOnce()
  const timer = setInterval(lookOnce, INTERVAL).unref()

  return {
    health,
    has: lag.has,
    setReplayed: (position: WalPosition) => lag.setReplayed(position, performance.now()),
    /** Reports that the replica has failed; it is used again when it has been seen again. */
    fail,
    close: async () => {
      clearInterval(timer)
      await current
    },
  }
}
