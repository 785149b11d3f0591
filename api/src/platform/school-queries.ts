import type { ListQuery } from '@lekta/shared/contract/list'
import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import {
  account,
  invoice,
  isChild,
  isTeacher,
  latestResult,
  plan,
  school,
  seat,
  subscription,
} from '../database/schema'
import { selectJson } from '../database/select-json'
import { escapeLike, type SortColumns, sortBy, whereSearched, windowOf } from '../http/list-page'
import { seatHasState } from '../money/transition'

// These queries belong to no tenant: only admins and the operator's commands use them.

/** A time as PostgreSQL writes it. */
const Time = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
)

const Row = z.object({
  id: z.number(),
  name: z.string(),
  city: z.nullable(z.string()),
  npsn: z.nullable(z.string()),
  code: z.string(),
  students: z.number(),
  teachers: z.number(),
  seats_in_use: z.number(),
  seats: z.number(),
  subscribed_until: z.nullable(Time),
  last_test: z.nullable(Time),
  archived_at: z.nullable(Time),
  created_at: Time,
  total: z.number(),
})
export type SchoolRow = z.infer<typeof Row>

const countOf = (condition: SQL) => sql`(
  select count(*)::int from ${account}
  where ${account.schoolId} = school.id and ${account.archivedAt} is null and ${condition})`
const students = countOf(isChild(account))
const teachers = countOf(isTeacher(account))
const subscribedUntil = sql`(
  select max(ends_at) from ${subscription}
  where ${subscription.schoolId} = school.id and ${subscription.status} = 'active')`

const sortable: SortColumns = {
  id: school.id,
  name: { filled: sql`lower(${school.name})` },
  city: sql`lower(${school.city})`,
  npsn: school.npsn,
  code: { filled: school.code },
  students: { filled: students },
  teachers: { filled: teachers },
  subscribed_until: subscribedUntil,
  created_at: { filled: school.createdAt },
}

function whereListed(query: ListQuery): SQL {
  const text = `%${escapeLike(whereSearched(query))}%`
  const searched = [school.name, school.city, school.npsn, school.code].map((column) => ilike(column, text))
  return and(
    query.options.archived ? isNotNull(school.archivedAt) : isNull(school.archivedAt),
    whereSearched(query) === '' ? undefined : or(...searched),
  ) as SQL
}

/** Returns the figures of the schools in a subquery `page`, which has a column `place` for their order. */
const figuresOf = (page: SQL) => sql`
  select school.id, school.name, school.city, school.npsn, school.code, school.archived_at, school.created_at,
    school.total, ${students} as students, ${teachers} as teachers, ${subscribedUntil} as subscribed_until,
    (select max(${latestResult.finishedAt}) from ${latestResult} where ${latestResult.studentId} = any(
      array(select ${account.id} from ${account} where ${account.schoolId} = school.id))
    ) as last_test,
    seats.*
  from (${page}) school
  cross join lateral (
    select count(${seat.id})::int as seats, count(${seat.studentId})::int as seats_in_use
    from ${subscription} join ${seat} on ${seat.subscriptionId} = ${subscription.id} and ${seat.revokedAt} is null
    where ${subscription.schoolId} = school.id and ${subscription.status} = 'active'
  ) seats
  order by school.place`

/**
 * Returns a page of all schools with their figures in one statement, which counts people, seats and tests only of the
 * schools on the page. Each row contains the total number of schools.
 */
export function selectSchools(database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  const order = sql.join(sortBy(query, sortable, school.id), sql`, `)
  const page = sql`
    select *, count(*) over ()::int as total, row_number() over (order by ${order}) as place
    from school where ${whereListed(query)} order by place limit ${limit} offset ${offset}`
  return selectJson(database, Row, figuresOf(page))
}

export const countSchools = (database: Database, query: ListQuery) => database.$count(school, whereListed(query))

/** Returns the figures of one school. */
export async function selectFigures(database: Database, id: number) {
  const [row] = await selectJson(
    database,
    Row,
    figuresOf(sql`select *, 1 as total, 1 as place from school where id = ${id}`),
  )
  return row
}

/** Returns a school's subscriptions that wait for their payment or are active, the last to end first. */
export const selectSubscriptions = (database: Database, schoolId: number) =>
  database
    .select({
      id: subscription.id,
      planCode: subscription.planCode,
      plan_name: plan.name,
      active: sql<boolean>`${subscription.status} = 'active'`,
      seats: sql<number>`case when ${subscription.status} = 'active'
        then count(${seat.id}) filter (where ${seat.revokedAt} is null) else ${subscription.seats} end`.mapWith(Number),
      seats_in_use: sql<number>`count(${seat.studentId}) filter (where ${seat.revokedAt} is null)`.mapWith(Number),
      free: sql<number>`count(${seat.id}) filter (where ${or(seatHasState.free(), seatHasState.kept())})`.mapWith(
        Number,
      ),
      endsAt: subscription.endsAt,
    })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .leftJoin(seat, eq(seat.subscriptionId, subscription.id))
    .where(and(eq(subscription.schoolId, schoolId), inArray(subscription.status, ['pending', 'active'])))
    .groupBy(subscription.id, plan.code)
    .orderBy(desc(subscription.endsAt), desc(subscription.id))

export const selectUnpaid = (database: Database, schoolId: number) =>
  database
    .select({
      id: invoice.id,
      number: invoice.number,
      total: invoice.total,
      currency: invoice.currency,
      dueAt: invoice.dueAt,
    })
    .from(invoice)
    .where(and(eq(invoice.schoolId, schoolId), eq(invoice.status, 'unpaid')))
    .orderBy(asc(invoice.dueAt))

export async function selectSchoolById(database: Database, id: number) {
  const [row] = await database.select().from(school).where(eq(school.id, id))
  return row
}

/** Returns the school with this code, in capitals or small letters. */
export async function selectSchoolByCode(database: Database, code: string) {
  const [row] = await database
    .select()
    .from(school)
    .where(eq(sql`upper(${school.code})`, code.trim().toUpperCase()))
  return row
}

/** Returns all schools, archived ones last. */
export const selectAllSchools = (database: Database) =>
  database
    .select({ code: school.code, name: school.name, city: school.city, archivedAt: school.archivedAt })
    .from(school)
    .orderBy(isNotNull(school.archivedAt), sql`lower(${school.name})`, school.id)

/** Archives or restores a school. Returns whether that changed anything. */
export async function setArchived(database: Database, id: number, archivedAt: Date | null): Promise<boolean> {
  const isDifferent = archivedAt === null ? isNotNull(school.archivedAt) : isNull(school.archivedAt)
  const changed = await database
    .update(school)
    .set({ archivedAt })
    .where(and(eq(school.id, id), isDifferent))
    .returning({ id: school.id })
  return changed.length > 0
}
