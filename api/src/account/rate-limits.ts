import type { Limit } from '../http/limits/rate-limit'

const HOUR = 60 * 60_000

/**
 * Limits per account, or per session if the name says so. A session has its own limit, so that the thief of one
 * session cannot use up the attempts of the owner's session.
 */
export const accountRateLimits = {
  /** Limits address changes, which could be used to find out which addresses are registered. */
  edit: { name: 'edit:account', tries: 30, window: HOUR },
  confirmation: { name: 'confirmation:account', tries: 5, window: HOUR },
  password: { name: 'password:session', tries: 10, window: HOUR / 12 },
  avatar: { name: 'avatar:account', tries: 30, window: HOUR },
} as const satisfies Record<string, Limit>
