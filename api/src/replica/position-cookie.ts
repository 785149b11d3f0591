import type { RequestContext } from '../http/request-context'
import { formatPosition, parsePosition, type WalPosition } from './wal-position'

const COOKIE = 'written-until'

/** Seconds for which a client names what it has written. A replica further behind than that is not used. */
export const POSITION_LIFETIME = 60

/** Returns up to where a replica must have replayed so that the client sees what it has written; null if it has not. */
export const writtenBy = ({ readCookie }: Pick<RequestContext, 'readCookie'>): WalPosition | null =>
  parsePosition(readCookie(COOKIE) ?? '')

/** Lets a client name what it has written, for as long as it may matter. */
export function sendPosition(
  { sendCookie, config }: Pick<RequestContext, 'sendCookie' | 'config'>,
  position: WalPosition,
): void {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  const attributes = `Path=/api; Max-Age=${POSITION_LIFETIME}; HttpOnly; SameSite=Lax${secure}`
  sendCookie(`${COOKIE}=${formatPosition(position)}; ${attributes}`)
}
