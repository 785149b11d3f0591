import type { Limit } from '../http/limits/rate-limit'

const HOUR = 60 * 60_000

/** Limits how many links an account creates, how often a link is read, and how many unknown links an address tries. */
export const calendarFeedLimits = {
  made: { name: 'calendar-feed:account', tries: 20, window: HOUR },
  read: { name: 'calendar-feed:link', tries: 120, window: HOUR },
  missed: { name: 'calendar-feed-missed:source', tries: 60, window: HOUR },
} as const satisfies Record<string, Limit>
