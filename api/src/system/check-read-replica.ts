import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import { connect, type Database } from '../database/connect'
import { reasonOf } from '../errors/reason-of'
import { say } from '../i18n/sentence'
import { type Queryable, type ServerPosition, selectServer } from '../replica/select-position'
import { bad, type Finding, good, warning } from './finding'

/** Milliseconds within which a replica has to replay what is written. Less than a check may take. */
const TIMEOUT = 5000

/** Milliseconds between two looks at the replica. */
const PAUSE = 5

/** Returns the milliseconds after which the replica has replayed what the writer has; null if that takes too long. */
async function measure(replica: Queryable, { position }: ServerPosition): Promise<number | null> {
  const start = performance.now()
  while ((await selectServer(replica)).position < position) {
    if (performance.now() - start > TIMEOUT) return null
    await wait(PAUSE)
  }
  return performance.now() - start
}

async function compare(database: Database, replica: Queryable): Promise<Finding> {
  const writer = await selectServer({ query: ({ text }) => database.execute(sql.raw(text)) })
  const { isStandby, identity } = await selectServer(replica)
  if (!isStandby || identity !== writer.identity) {
    return bad('READ_DATABASE_URL is not a standby of this database, so it is not used: correct it.')
  }
  const lag = await measure(replica, writer)
  if (lag !== null)
    return good(say('The replica for reports is {{milliseconds}} ms behind.', { milliseconds: Math.round(lag) }))
  return warning(
    say('The replica for reports is more than {{seconds}} seconds behind: check its disk and its network.', {
      seconds: TIMEOUT / 1000,
    }),
  )
}

/** Reports whether the replica from which reports are read can be used; nothing if there is none. */
export async function checkReadReplica(database: Database, { readDatabaseUrl }: Config): Promise<Finding[]> {
  if (readDatabaseUrl === null) return []
  try {
    const { pool } = await connect(readDatabaseUrl, () => undefined)
    try {
      return [await compare(database, pool)]
    } finally {
      await pool.end()
    }
  } catch (error) {
    const text = 'The replica for reports cannot be reached ({{reason}}): start it, or correct READ_DATABASE_URL.'
    return [warning(say(text, { reason: reasonOf(error instanceof Error && error.cause ? error.cause : error) }))]
  }
}
