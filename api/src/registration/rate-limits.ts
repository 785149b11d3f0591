import type { Limit } from '../http/limits/rate-limit'

const HOUR = 60 * 60_000

/**
 * Limits of public endpoints. A source is a known device or, for an unknown device, its network. The limits per
 * source are high because all of a school's families may use the same network at a parents' evening.
 */
export const registrationRateLimits = {
  register: { name: 'register:source', tries: 60, window: HOUR },
  registerEmail: { name: 'register:source-email', tries: 6, window: HOUR },
  forgot: { name: 'forgot:source', tries: 60, window: HOUR },
  forgotEmail: { name: 'forgot:source-email', tries: 6, window: HOUR },
  /**
   * Attempts with links that do not exist. A valid link is never refused: it cannot be guessed, and its owner must
   * not be locked out.
   */
  unknownLink: { name: 'unknown-link:source', tries: 120, window: HOUR },
  /**
   * Mails to one address that any visitor can trigger. Mails over the limit are silently not sent. Links in mails
   * that were sent stay valid until the hour is over, so the owner can always choose a new password.
   */
  mails: { name: 'mails:email', tries: 20, window: HOUR },
} as const satisfies Record<string, Limit>
