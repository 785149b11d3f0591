import { hashToken } from '../access/token'
import { generatePassword, plainPassword } from '../auth/password'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import type { RequestContext } from '../http/request-context'
import * as queries from './queries'

/** What is stored of a code, however it was typed. */
export const hashCode = (code: string) => hashToken(plainPassword(code))

/**
 * Returns a one-time code for the log of a production server that has no admin; null for any other. Each process makes one of its own
 * at each start; all of them work with every process on the database, until the first admin is made.
 */
export async function createSetupCode(database: Database, { production }: Pick<Config, 'production'>) {
  if (!production || (await queries.hasAdmin(database))) return null
  const code = generatePassword()
  await queries.insertCode(database, hashCode(code))
  return code
}

/**
 * Returns a check whether a server waits for its first admin. Once it does not, the answer is final and no query is made. While
 * the database does not answer it returns false, because pages are served all the same.
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
