import { hashToken, newToken } from '../access/token'
import type { Database } from '../database/connect'
import { addHit } from '../http/rate-limit-queries'
import type { RequestContext } from '../http/request-context'
import * as queries from './known-device-queries'

/** The cookie by which a browser is recognised at a later login. */
export const deviceCookie = 'known-device'

const DAY = 24 * 60 * 60_000

/** How long a device stays known after its last login, in milliseconds. */
export const DEVICE_LIFETIME = 365 * DAY

/**
 * Each device has attempts of its own, so somebody who makes new ones by logging in again and again must not gain many: the
 * devices that an account keeps, and those that it adds in a day.
 */
export const DEVICE_LIMITS = { kept: 10, newInADay: 5 }

/** The device that a request comes from, and whose it is. */
export interface Device {
  tokenHash: string
  /** Accounts that have logged in on it. */
  accountIds: readonly number[]
}

type Request = Pick<RequestContext, 'database' | 'now' | 'readCookie'>

/** Returns the device that a request comes from; null for a browser on which nobody has logged in lately. */
export async function findDevice({ database, now, readCookie }: Request): Promise<Device | null> {
  const token = readCookie(deviceCookie)
  if (!token) return null
  const tokenHash = hashToken(token)
  const accountIds = await queries.selectAccountIds(database, tokenHash, new Date(now.getTime() - DEVICE_LIFETIME))
  return accountIds.length > 0 ? { tokenHash, accountIds } : null
}

/**
 * Returns what a request's attempts are counted under: the device, where somebody has logged in on it before, else the network.
 * So nobody who misuses a network, such as a school's, keeps the devices out that belong there.
 */
export async function sourceOf(request: Request & Pick<RequestContext, 'address'>): Promise<string> {
  return sourceFrom(await findDevice(request), request.address)
}

export const sourceFrom = (device: Device | null, network: string): string =>
  device ? `device:${device.tokenHash}` : `address:${network}`

async function mayAddDevice(database: Database, accountId: number, now: Date): Promise<boolean> {
  const today = new Date(Math.floor(now.getTime() / DAY) * DAY)
  return (await addHit(database, `device:account:${accountId}`, today)) <= DEVICE_LIMITS.newInADay
}

const cookieHeader = (token: string, publicUrl: string) => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${deviceCookie}=${token}; Path=/api; Max-Age=${DEVICE_LIFETIME / 1000}; HttpOnly; SameSite=Lax${secure}`
}

type Login = Request & Pick<RequestContext, 'config' | 'sendCookie'>

/** Remembers that an account has logged in on this device. The account's least recently used devices are forgotten. */
export async function rememberDevice(visit: Login, accountId: number): Promise<void> {
  const { database, config, now, readCookie, sendCookie } = visit
  const device = await findDevice(visit)
  const isNew = !device?.accountIds.includes(accountId)
  if (isNew && !(await mayAddDevice(database, accountId, now))) return
  // A token that we do not know is replaced, so that nobody can plant one that they know.
  const token = (device && readCookie(deviceCookie)) ?? newToken()
  await queries.upsertKnownDevice(database, { tokenHash: hashToken(token), accountId, createdAt: now, usedAt: now })
  if (isNew) await queries.deleteLeastUsed(database, accountId, DEVICE_LIMITS.kept)
  sendCookie(cookieHeader(token, config.publicUrl))
}
