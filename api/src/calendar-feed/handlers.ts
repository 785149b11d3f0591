import type { calendarFeedContract } from '@lekta/shared/contract/people/calendar-feed'
import { EXPIRED_LINK_RETENTION } from '@lekta/shared/contract/retention'
import { before } from '@lekta/shared/lib/time/period'
import { type StaffTenant, tenantOf } from '../access/tenant'
import { hashToken, newToken } from '../access/token'
import { recordSubjects } from '../audit/record'
import { sourceOf } from '../auth/known-device'
import { ApiError } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry } from '../http/limits/rate-limit'
import * as queries from './queries'
import { calendarFeedLimits } from './rate-limits'
import { type CalendarEvent, writeCalendar } from './write-calendar'

const DAY = 24 * 60 * 60_000

/** For how long tests that have closed stay in the calendar. */
const pastDays = 90

/** The error for a link that has ended, 410, or that is unknown, 404. */
const noCalendar = (status: 404 | 410) =>
  new ApiError(
    status,
    'This calendar link does not exist, or it has ended. Create a new one in Lekta and subscribe to it instead.',
  )

type Feed = NonNullable<Awaited<ReturnType<typeof queries.selectFeedByToken>>>
type Test = Awaited<ReturnType<typeof queries.selectEvents>>[number]

/** Returns the tenant that a link reads for. Throws a 410 if the link has ended or the account may no longer see it. */
function tenantOfFeed({ revokedAt, archived, role, roles, accountId, schoolId }: Feed): StaffTenant {
  const tenant =
    roles.includes(role) && !archived && revokedAt === null ? tenantOf({ id: accountId, schoolId }, role) : null
  if (tenant?.role !== 'school' && tenant?.role !== 'teacher') throw noCalendar(410)
  return tenant
}

/** Returns a test as an event. It names classes and staff, but no students. */
function eventOf({ role }: StaffTenant, publicUrl: string, test: Test): CalendarEvent {
  const { id, title, classes, givenBy, opensAt, closesAt } = test
  return {
    uid: `schedule-${id}@lekta`,
    title: classes.length > 0 ? `${title} (${classes.join(', ')})` : title,
    description: role === 'school' && givenBy ? givenBy : '',
    ...{ opensAt, closesAt },
    ...(role === 'teacher' && { url: `${publicUrl}/teacher/schedule/${id}` }),
  }
}

export const calendarFeedHandlers: Handlers<typeof calendarFeedContract> = {
  calendarFeed: async ({ tenant, database }) => {
    const feed = await queries.selectFeed(tenant, database)
    if (!feed) return null
    return { created_at: feed.createdAt.toISOString(), last_used_at: feed.lastUsedAt?.toISOString() ?? null }
  },

  addCalendarFeed: async ({ tenant, database, config, now }) => {
    await countTry(database, calendarFeedLimits.made, tenant.accountId, now)
    const token = newToken()
    await database.transaction(async (transaction) => {
      await queries.deleteRevokedFeeds(transaction, before(now, EXPIRED_LINK_RETENTION))
      await queries.revokeFeed(tenant, transaction, now)
      await queries.insertFeed(tenant, transaction, { tokenHash: hashToken(token), createdAt: now })
      await recordSubjects(tenant, transaction, 'calendar link made', [`account ${tenant.accountId}`], now)
    })
    return { url: `${config.publicUrl}/api/calendar/${token}.ics` }
  },

  revokeCalendarFeed: async ({ tenant, database, now }) => {
    await database.transaction(async (transaction) => {
      if (!(await queries.revokeFeed(tenant, transaction, now))) return
      await recordSubjects(tenant, transaction, 'calendar link ended', [`account ${tenant.accountId}`], now)
    })
    return null
  },

  calendarFile: async ({ params: { file }, ...context }) => {
    const { database, config, now } = context
    const feed = await queries.selectFeedByToken(database, hashToken(file.slice(0, -'.ics'.length)))
    if (!feed) {
      await countTry(database, calendarFeedLimits.missed, await sourceOf(context), now)
      throw noCalendar(404)
    }
    const tenant = tenantOfFeed(feed)
    await countTry(database, calendarFeedLimits.read, feed.id, now)
    const tests = await queries.selectEvents(tenant, database, new Date(now.getTime() - pastDays * DAY))
    await queries.updateLastUse(database, feed.id, now)
    const text = writeCalendar({
      name: `Lekta: ${feed.role === 'school' ? (feed.school ?? '') : feed.name}`,
      events: tests.map((test) => eventOf(tenant, config.publicUrl, test)),
      now,
    })
    return new File([text], 'lekta.ics', { type: 'text/calendar; charset=utf-8' })
  },
}
