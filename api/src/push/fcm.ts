import { sign } from 'node:crypto'
import { fetchTraced } from '../tracing/fetch-traced'
import type { ServiceAccount } from './service-account'

/** The settings for Firebase Cloud Messaging. */
export interface Fcm {
  account: ServiceAccount
  /** The address to which messages are sent. */
  api: string
}

/** A message for one browser to show. */
export interface Push {
  /** The push service's token for the browser. */
  token: string
  title: string
  body: string
  /** Used as the tag: a message with the same tag replaces the one before. */
  id: number
  /** The page that a click opens. Push services accept only https addresses. */
  link: string | null
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const HOUR = 3600
const TIMEOUT = 20_000

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Signs a token that allows its bearer to send messages for the account. The token is valid for an hour. */
function assertionOf({ client_email, private_key, token_uri }: ServiceAccount, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat: seconds, exp: seconds + HOUR }
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), private_key).toString('base64url')}`
}

async function requestAccess({ account }: Fcm, now: Date) {
  const answer = await fetchTraced(account.token_uri, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT),
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: assertionOf(account, now),
    }),
  })
  if (!answer.ok) throw new Error(`Google gave no access: ${answer.status}`)
  const { access_token, expires_in } = (await answer.json()) as { access_token: string; expires_in: number }
  return { token: access_token, until: now.getTime() + (expires_in - 60) * 1000 }
}

type Access = Awaited<ReturnType<typeof requestAccess>>

/** The access token of each account, cached in this process while the token is valid. */
const accesses = new WeakMap<ServiceAccount, Access>()

async function accessOf(fcm: Fcm, now: Date): Promise<string> {
  const access = accesses.get(fcm.account)
  if (access && access.until > now.getTime()) return access.token
  const fresh = await requestAccess(fcm, now)
  accesses.set(fcm.account, fresh)
  return fresh.token
}

const messageOf = ({ token, title, body, id, link }: Push) => ({
  message: {
    token,
    notification: { title, body },
    data: { id: String(id) },
    webpush: {
      notification: { tag: `notification-${id}` },
      ...(link?.startsWith('https:') && { fcm_options: { link } }),
    },
  },
})

interface FcmError {
  error?: { message?: string; details?: readonly { errorCode?: string }[] }
}

/** Returns whether a reply says that the browser no longer exists or does not belong to this portal. */
function isGone({ error }: FcmError): boolean {
  const codes = error?.details?.map(({ errorCode }) => errorCode) ?? []
  if (codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH')) return true
  return codes.includes('INVALID_ARGUMENT') && /registration token/i.test(error?.message ?? '')
}

/**
 * Sends a message to one browser. Returns `gone` if the browser no longer exists and has to be deleted. Throws when
 * the service refuses for another reason or cannot be reached.
 */
export async function sendPush(fcm: Fcm, push: Push, now: Date): Promise<'sent' | 'gone'> {
  const answer = await fetchTraced(`${fcm.api}/v1/projects/${fcm.account.project_id}/messages:send`, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await accessOf(fcm, now)}` },
    body: JSON.stringify(messageOf(push)),
  })
  if (answer.ok) return 'sent'
  // A reply that is not JSON comes from a server in between, such as a proxy.
  const error = (await answer.json().catch(() => ({}))) as FcmError
  if (isGone(error)) return 'gone'
  if (answer.status === 401) accesses.delete(fcm.account)
  throw new Error(`The push service refused a message: ${answer.status}`)
}
