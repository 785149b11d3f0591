import { ERASURE_WAIT } from '@lekta/shared/contract/retention'
import type { Person } from '../access/session-queries'
import { hashToken, newToken } from '../access/token'
import type { Database } from '../database/connect'
import { ApiError } from '../errors/api-error'
import * as queries from './mail-link-queries'

const HOUR = 60 * 60_000

/** How long a link of each purpose is valid, in milliseconds. */
export const LINK_LIFETIME: Readonly<Record<queries.LinkPurpose, number>> = {
  confirm: 24 * HOUR,
  reset: HOUR,
  bypass: 7 * 24 * HOUR,
  'cancel erasure': ERASURE_WAIT.days * 24 * HOUR,
}

export interface NewLink {
  accountId: number
  purpose: queries.LinkPurpose
  /** The address that the link is mailed to. */
  email?: string
  now: Date
}

/**
 * Creates a link for an account and returns its secret, which is not stored. A link that the school hands out
 * replaces the earlier one. A mailed link does not, because any visitor can request one and must not be able to
 * invalidate the owner's.
 */
export async function createMailLink(database: Database, { accountId, purpose, email, now }: NewLink): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME[purpose])
  await database.transaction(async (transaction) => {
    if (purpose === 'bypass') await queries.endLinks(transaction, [accountId], [purpose], now)
    await queries.insertLink(transaction, {
      tokenHash: hashToken(token),
      accountId,
      purpose,
      email,
      createdAt: now,
      expiresAt,
    })
  })
  return token
}

/** Returns the error for a link that does not exist. */
export const unknownLink = () =>
  new ApiError(404, 'This link is not valid. Please open the complete link, or request a new one.')
/** Returns the error for a link that is no longer valid. */
export const usedLink = () =>
  new ApiError(
    410,
    'This link has already been used, or there is a newer one. Please use the newest link, or request another.',
  )
const expired = () => new ApiError(410, 'This link has expired. Please request a new one.')

export interface LinkCredentials {
  token: string
  purpose: queries.LinkPurpose
}

export interface FoundLink {
  /** The account that the link is for. */
  person: Person
  /** The address that the link was mailed to; null if the school handed it out. */
  email: string | null
}

/**
 * Returns the account and the address that a link is for. Throws a 404 if the link is unknown, and a 410 if it was
 * used or has expired.
 */
export async function findLink(database: Database, { token, purpose }: LinkCredentials, now: Date): Promise<FoundLink> {
  const found = await queries.selectLink(database, hashToken(token), purpose)
  if (!found) throw unknownLink()
  if (found.link.usedAt) throw usedLink()
  if (found.link.expiresAt <= now) throw expired()
  return { person: found.person, email: found.link.email }
}

/**
 * Marks a link as used. Call it in the transaction for which the link is used. Throws a 410 if a concurrent request
 * has already used the link.
 */
export async function spendLink(database: Database, token: string, now: Date): Promise<void> {
  if (!(await queries.redeemLink(database, hashToken(token), now))) throw usedLink()
}
