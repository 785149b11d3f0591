import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/connect'
import type { Writes } from '../../database/count-writes'
import { listenTo } from '../../database/listen'
import { type SessionRow, selectSession } from '../session-queries'
import { type Revision, watchChanges } from './changes'

/** Finds sessions. */
export interface Sessions {
  /** Returns a session with everything a request needs to know about its caller; undefined if there is none. */
  find: (tokenHash: string) => Promise<SessionRow | undefined>
  close: () => Promise<void>
}

/** The channel on which triggers name the rows of sessions, accounts and schools that have changed. */
const CHANNEL = 'session'

/** The tables whose changes the triggers announce. */
const tables = ['session', 'account', 'school'] as const

/** The name under which PostgreSQL lists the connection. */
const CONNECTION = 'lekta-sessions'

/** Maximum number of remembered sessions, about 1 kB each. */
const MOST = 20_000

/** A remembered session is read again after this time, in milliseconds, even if no change was announced. */
const LONGEST = 60_000

/** The interval at which the idle connection is tested, in milliseconds. */
const HEARTBEAT = 5000

/** How long not to try again to listen after it failed, in milliseconds. */
const PAUSE = 1000

interface Remembered {
  found: SessionRow
  readAt: Revision
  rows: readonly string[]
}

/** Returns the rows from which a session was read, as the triggers name them. */
const rowsOf = ({ id, schoolId, session, opener }: SessionRow) => [
  `session ${session.id}`,
  `account ${id}`,
  ...(opener ? [`session ${opener.id}`] : []),
  ...(schoolId === null ? [] : [`school ${schoolId}`]),
]

/**
 * Listens to changes. `isCurrent` says whether all changes are known that were committed so far: those of this process
 * certainly, those of others as fast as the database announces them.
 */
function listenToChanges(address: string, countHere: () => number) {
  const changes = watchChanges()
  let listener: Awaited<ReturnType<typeof listenTo>> | null = null
  let opening: Promise<void> | null = null
  let closed = false
  let mayOpenAt = 0
  /** How many of this process's own writes have been announced for certain. */
  let announced = 0
  let isConfirming = false

  const lose = () => {
    listener = null
    changes.noteAll()
  }
  const open = async () => {
    const written = countHere()
    const connection = await listenTo({
      address,
      name: CONNECTION,
      channel: CHANNEL,
      heartbeat: HEARTBEAT,
      onMessage: changes.note,
      onLost: () => {
        if (listener === connection) lose()
      },
    })
    changes.noteAll()
    announced = written
    listener = connection
  }
  const openOnce = () => {
    if (closed || opening || performance.now() < mayOpenAt) return
    mayOpenAt = performance.now() + PAUSE
    // While it cannot listen, every session is read, so a failure needs no report of its own.
    opening = open()
      .catch(lose)
      .finally(() => {
        opening = null
      })
  }
  /** PostgreSQL sends what was committed before a query at the latest with the answer to the query. */
  const confirm = () => {
    const [connection, written] = [listener, countHere()]
    if (isConfirming || !connection) return
    isConfirming = true
    connection
      .query('select 1')
      .then(
        () => {
          announced = written
        },
        () => connection.end(),
      )
      .finally(() => {
        isConfirming = false
      })
  }
  return {
    changes,
    isCurrent: () => {
      if (!listener) openOnce()
      else if (countHere() !== announced) confirm()
      else return true
      return false
    },
    close: async () => {
      closed = true
      await opening
      await listener?.end()
    },
  }
}

interface Connected {
  database: Database
  writes: Writes
  /** The database's address. */
  address: string
}

/**
 * Remembers the sessions that were found until a trigger says that their rows have changed, because nearly every
 * request needs one. Reads each from the database while it cannot listen to the triggers.
 */
export function openSessions({ database, writes, address }: Connected): Sessions {
  const { changes, isCurrent, close } = listenToChanges(address, () => writes.countOf(tables))
  const memory = new LRUCache<string, Remembered>({ max: MOST, ttl: LONGEST })

  const read = async (tokenHash: string, remember: boolean) => {
    const readAt = changes.now()
    const found = await selectSession(database, tokenHash)
    if (found && remember) memory.set(tokenHash, { found, readAt, rows: rowsOf(found) })
    return found
  }
  return {
    find: async (tokenHash) => {
      if (!isCurrent()) return read(tokenHash, false)
      const remembered = memory.get(tokenHash)
      if (!remembered || changes.since(remembered.readAt, remembered.rows)) return read(tokenHash, true)
      return remembered.found
    },
    close,
  }
}
