import type { Limit } from '../limit'

const HOUR = 60 * 60_000

/** Tries of what anybody may call. A school's families may all come from one address at a parents' evening. */
export const limits = {
  registerAddress: { name: 'register:address', tries: 60, window: HOUR },
  registerEmail: { name: 'register:email', tries: 6, window: HOUR },
  forgotAddress: { name: 'forgot:address', tries: 60, window: HOUR },
  forgotEmail: { name: 'forgot:email', tries: 6, window: HOUR },
  /** Links of every purpose, opened from one address. */
  linkAddress: { name: 'link:address', tries: 120, window: HOUR },
  bypassUsername: { name: 'bypass:username', tries: 20, window: HOUR },
} as const satisfies Record<string, Limit>
