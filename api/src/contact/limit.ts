import type { Database } from '../database/connect'
import { ApiError } from '../server/errors'
import { addHit } from '../session/queries'

/** Milliseconds in which the messages from one address are counted together. */
export const MESSAGE_WINDOW = 60 * 60_000

/** Messages from one address in a window. */
export const MESSAGE_LIMIT = 5

const minutesUntil = (end: number, now: Date) => Math.ceil((end - now.getTime()) / 60_000)

/** Counts a message for the address that it comes from. Throws a 429 once there were too many. */
export async function countMessage(database: Database, address: string, now: Date): Promise<void> {
  const start = Math.floor(now.getTime() / MESSAGE_WINDOW) * MESSAGE_WINDOW
  const sent = await addHit(database, `contact:address:${address}`, new Date(start))
  if (sent <= MESSAGE_LIMIT) return
  const minutes = minutesUntil(start + MESSAGE_WINDOW, now)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw new ApiError(
    429,
    `We have had ${MESSAGE_LIMIT} messages from your network. Please wait ${wait} and try again.`,
    {
      headers: { 'Retry-After': String(minutes * 60) },
    },
  )
}
