import { KNOWN_DEVICE_RETENTION } from '@lekta/shared/contract/retention'
import { before, lengthOf } from '@lekta/shared/lib/time/period'
import { hashToken, newToken } from '../access/token'
import type { Database } from '../database/connect'
import { addHit } from '../http/limits/rate-limit-queries'
import type { RequestContext } from '../http/request-context'
import * as queries from './known-device-queries'

/** The cookie that identifies a browser at later logins. */
export const deviceCookie = 'known-device'

const DAY = 24 * 60 * 60_000

/**
 * The maximum number of devices per account, and of new devices per day. Failed logins are counted for each known
 * device separately, so an attacker must not gain many devices by logging in again and again.
 */
export const DEVICE_LIMITS = { perAccount: 10, newPerDay: 5 }

/** The known device of a request, with its accounts. */
export interface Device {
  tokenHash: string
  /** Ids of the accounts that have logged in on the device. */
  accountIds: readonly number[]
}

type Request = Pick<RequestContext, 'database' | 'now' | 'readCookie'>

/** Returns the device of a request; null for a browser without a recent login. */
export async function findDevice({ database, now, readCookie }: Request): Promise<Device | null> {
  const token = readCookie(deviceCookie)
  if (!token) return null
  const tokenHash = hashToken(token)
  const accountIds = await queries.selectAccountIds(database, tokenHash, before(now, KNOWN_DEVICE_RETENTION))
  return accountIds.length > 0 ? { tokenHash, accountIds } : null
}

/**
 * Returns the key by which a request's attempts are counted: the device if it is known, else the network. This keeps
 * an attacker on a shared network, such as a school's, from locking out known devices on that network.
 */
export async function sourceOf(request: Request & Pick<RequestContext, 'address'>): Promise<string> {
  return sourceFrom(await findDevice(request), request.address)
}

export const sourceFrom = (device: Device | null, network: string): string =>
  device ? `device:${device.tokenHash}` : `address:${network}`

async function mayAddDevice(database: Database, accountId: number, now: Date): Promise<boolean> {
  const today = new Date(Math.floor(now.getTime() / DAY) * DAY)
  return (await addHit(database, `device:account:${accountId}`, today)) <= DEVICE_LIMITS.newPerDay
}

const cookieHeader = (token: string, publicUrl: string) => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${deviceCookie}=${token}; Path=/api; Max-Age=${lengthOf(KNOWN_DEVICE_RETENTION) / 1000}; HttpOnly; SameSite=Lax${secure}`
}

type Login = Request & Pick<RequestContext, 'config' | 'sendCookie'>

/** Records that an account has logged in on this device, and deletes the account's least recently used devices. */
export async function rememberDevice(context: Login, accountId: number): Promise<void> {
  const { database, config, now, readCookie, sendCookie } = context
  const device = await findDevice(context)
  const isNew = !device?.accountIds.includes(accountId)
  if (isNew && !(await mayAddDevice(database, accountId, now))) return
  // An unknown token is replaced, so that an attacker cannot plant a token.
  const token = (device && readCookie(deviceCookie)) ?? newToken()
  await queries.upsertKnownDevice(database, { tokenHash: hashToken(token), accountId, createdAt: now, usedAt: now })
  if (isNew) await queries.deleteLeastUsed(database, accountId, DEVICE_LIMITS.perAccount)
  sendCookie(cookieHeader(token, config.publicUrl))
}
