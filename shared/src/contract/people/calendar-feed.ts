import * as z from 'zod/mini'
import { defineContract } from '../endpoint'

/** A link by which a calendar app reads the tests of a teacher or a school. */
export const CalendarFeed = z.object({
  created_at: z.string(),
  /** When a calendar app last read it, to the hour; null if none has. */
  last_used_at: z.nullable(z.string()),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

const access = ['school', 'teacher'] as const
const tags = ['CalendarFeed'] as const

/** Subscribing to the schedule in a calendar app. */
export const calendarFeedContract = defineContract({
  calendarFeed: {
    method: 'GET',
    path: '/v2/calendar',
    summary: 'The caller’s calendar link, without its secret; null without one',
    access,
    data: z.nullable(CalendarFeed),
    tags,
  },
  addCalendarFeed: {
    method: 'POST',
    path: '/v2/calendar/add',
    summary: 'Create a calendar link, which is shown only once; an earlier one ends',
    access,
    data: z.object({ url: z.string() }),
    tags,
  },
  revokeCalendarFeed: {
    method: 'POST',
    path: '/v2/calendar/revoke',
    summary: 'End the caller’s calendar link',
    access,
    data: z.null(),
    tags,
  },
  calendarFile: {
    method: 'GET',
    path: '/calendar/:file',
    summary: 'The tests of a calendar link in iCalendar format (RFC 5545), without names of students',
    access: 'public',
    params: z.object({ file: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) }),
    data: z.file(),
    file: true,
  },
})
