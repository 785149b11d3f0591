import type { ForeignCalls } from './foreign-call'

/** Calls about the caller's own calendar link. */
export const calendarCalls = {
  calendarFeed: () => [{ status: 200 }],
  addCalendarFeed: () => [{ input: { body: {} }, status: 200, writesOwnAccount: true }],
  revokeCalendarFeed: () => [{ input: { body: {} }, status: 200, writesOwnAccount: true }],
  calendarFile: () => [{ input: { params: { file: `${'made-up'.padEnd(43, '0')}.ics` } }, status: 404 }],
} satisfies Partial<ForeignCalls>
