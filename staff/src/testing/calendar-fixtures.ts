import { type CalendarFeed, calendarFeedContract } from '@lekta/shared/contract/people/calendar-feed'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'

/** Returns the answers of a fake server on which the user has no calendar link at first. */
export function calendarAnswers(): Answer[] {
  let feed: CalendarFeed | null = null
  return answers(calendarFeedContract, {
    calendarFeed: async () => feed,
    addCalendarFeed: async () => {
      feed = { created_at: new Date().toISOString(), last_used_at: null }
      return { url: `https://lekta.example/api/calendar/${'x'.repeat(43)}.ics` }
    },
    revokeCalendarFeed: async () => {
      feed = null
      return null
    },
  })
}
