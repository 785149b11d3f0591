import { hashToken } from '../access/token'
import { generatePassword, plainPassword } from '../auth/password'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import type { RequestContext } from '../http/request-context'
import * as queries from './queries'

/** Returns the hash to store for a code; case, spaces and dashes do not matter. */
export const hashCode = (code: string) => hashToken(plainPassword(code))

/**
 * Creates a one-time code for the log of a production server that has no admin; returns null for any other server.
 * Each process creates a code whenever it starts. Every code works with every process on the database until the first
 * admin is created.
 */
export async function createSetupCode(database: Database, { production }: Pick<Config, 'production'>) {
  if (!production || (await queries.hasAdmin(database))) return null
  const code = generatePassword()
  await queries.insertCode(database, hashCode(code))
  return code
}

/**
 * Returns a function that checks whether a production server has no admin yet. After an admin was found, and outside
 * production, the function returns false without a query. It also returns false while the database is unavailable, so
 * that pages are still served.
 */
export function setupCheck({
  database,
  config,
  log,
}: Pick<RequestContext, 'database' | 'config' | 'log'>): () => Promise<boolean> {
  let isOver = !config.production
  return async () => {
    if (isOver) return false
    try {
      isOver = await queries.hasAdmin(database)
      return !isOver
    } catch (error) {
      log.error({ err: error }, 'could not check whether there is an admin')
      return false
    }
  }
}
