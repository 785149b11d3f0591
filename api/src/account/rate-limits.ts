import type { Limit } from '../http/rate-limit'

const HOUR = 60 * 60_000

/** Tries of one account, or of one session where that is named: whoever holds another one must not use up its owner's. */
export const accountRateLimits = {
  /** Whoever changes addresses one after the other is trying which are known. */
  edit: { name: 'edit:account', tries: 30, window: HOUR },
  confirmation: { name: 'confirmation:account', tries: 5, window: HOUR },
  password: { name: 'password:session', tries: 10, window: HOUR / 12 },
  avatar: { name: 'avatar:account', tries: 30, window: HOUR },
} as const satisfies Record<string, Limit>
