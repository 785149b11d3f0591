import type { Database } from '../database/connect'
import type { accountLink } from '../database/schema'
import { hashToken, newToken } from '../session/token'
import * as queries from './link-queries'

type Purpose = (typeof accountLink.$inferSelect)['purpose']

const HOUR = 60 * 60_000

/** How long a link works, in milliseconds. */
export const LINK_LIFETIME: Readonly<Record<Purpose, number>> = {
  confirm: 24 * HOUR,
  reset: HOUR,
  bypass: 7 * 24 * HOUR,
}

export interface NewLink {
  accountId: number
  purpose: Purpose
  now: Date
}

/** Makes a link for an account and gives its secret, which is told once and stored nowhere; links before it for the same end. */
export async function makeLink(database: Database, { accountId, purpose, now }: NewLink): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME[purpose])
  await database.transaction(async (transaction) => {
    await queries.endLinks(transaction, accountId, purpose, now)
    await queries.insertLink(transaction, {
      tokenHash: hashToken(token),
      accountId,
      purpose,
      createdAt: now,
      expiresAt,
    })
  })
  return token
}
