import type { Limit } from '../http/rate-limit'

const HOUR = 60 * 60_000

/**
 * Tries of what anybody may call. A source is a device on which somebody has logged in before, else a network, from which all of
 * a school's families may come at a parents' evening.
 */
export const registrationRateLimits = {
  register: { name: 'register:source', tries: 60, window: HOUR },
  registerEmail: { name: 'register:source-email', tries: 6, window: HOUR },
  forgot: { name: 'forgot:source', tries: 60, window: HOUR },
  forgotEmail: { name: 'forgot:source-email', tries: 6, window: HOUR },
  /** Links that nobody made. A link that works is never refused: it cannot be guessed, and its owner must not be locked out. */
  unknownLink: { name: 'unknown-link:source', tries: 120, window: HOUR },
  /**
   * Mails to one address that anybody can cause. What goes beyond is not sent, and nobody is told. Those that were sent hold links
   * that work until the hour is over, so nobody can keep the owner from choosing a new password.
   */
  mails: { name: 'mails:email', tries: 20, window: HOUR },
} as const satisfies Record<string, Limit>
