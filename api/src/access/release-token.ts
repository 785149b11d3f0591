import type { Endpoint } from '@lekta/shared/contract/endpoint'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { releaseToken } from '../database/schema'
import { ApiError, loggedOut } from '../errors/api-error'
import { say } from '../i18n/sentence'
import type { AccountRef } from './tenant'
import { hashToken, newToken } from './token'

/** A program that releases one area with a token. */
export interface TokenRef {
  tokenId: number
}

/** Who releases an area: an account, or a program with a token. */
export type Releaser = AccountRef | TokenRef

/** How long the use of a token is not recorded again, in milliseconds, so that not every call causes a write. */
const recordEvery = 60_000

const pattern = /^lekta_[a-z][a-z0-9-]*_[\w-]{43}$/

/** Returns whether a token was made for programs that release an area. */
export const isReleaseToken = (token: string | undefined): token is string => pattern.test(token ?? '')

/** Returns a new secret with which a program releases an area. */
export const newReleaseToken = (area: string) => `lekta_${area}_${newToken()}`

const unknown = () =>
  loggedOut('unknownToken', 'This release token does not exist. Please create one on the page of the releases.')
const revoked = () =>
  loggedOut('unknownToken', 'This release token was revoked. Please create a new one on the page of the releases.')
const expired = () =>
  loggedOut('expired', 'This release token has expired. Please create a new one on the page of the releases.')

async function selectValid(database: Database, token: string, now: Date) {
  const [row] = await database
    .select()
    .from(releaseToken)
    .where(eq(releaseToken.tokenHash, hashToken(token)))
  if (!row) throw unknown()
  if (row.revokedAt) throw revoked()
  if (row.expiresAt && row.expiresAt <= now) throw expired()
  return row
}

const recordUse = (database: Database, id: number, now: Date) =>
  database
    .update(releaseToken)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(releaseToken.id, id),
        or(isNull(releaseToken.lastUsedAt), lt(releaseToken.lastUsedAt, new Date(now.getTime() - recordEvery))),
      ),
    )

/** A call with a release token. */
interface TokenCall {
  token: string
  /** The area that the call is about. */
  area: string | undefined
  access: Endpoint['withReleaseToken']
  now: Date
}

/**
 * Returns the program behind a release token. Throws a 401 unless the token is valid, and a 403 unless it was made for
 * this area and this kind of call.
 */
export async function admitToken(database: Database, { token, area = '', access, now }: TokenCall): Promise<TokenRef> {
  const row = await selectValid(database, token, now)
  if (!access) throw new ApiError(403, 'Release tokens are only for handing in and rolling out releases.')
  if (row.area !== area)
    throw new ApiError(403, say('This token releases {{area}}, not {{other}}.', { area: row.area, other: area }))
  if (access === 'may roll out' && !row.mayRollOut)
    throw new ApiError(403, 'This token may hand in releases, but not change who gets them.')
  await recordUse(database, row.id, now)
  return { tokenId: row.id }
}
