import type { ListQuery } from '@lekta/shared/contract/list'
import { LINK_WAITS } from '@lekta/shared/contract/people/link'
import { and, count, eq, gt, ilike, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Tenant, visibleStudents } from '../access/tenant'
import type { Database } from '../database/connect'
import { isAccountOfStudent } from '../database/joins'
import { account, isChild, linkRequest, parentLink, student } from '../database/schema'
import {
  accountName,
  escapeLike,
  matchesSearch,
  type SortColumns,
  sortBy,
  whereSearched,
  windowOf,
} from '../http/list-page'
import { classrooms } from '../student/queries'
import { daysBefore } from './queries'

const parent = alias(account, 'parent')

const shown = {
  parent: { id: parent.id, name: parent.name, email: parent.email },
  child: { id: account.id, name: account.name, username: account.username, avatar: account.avatar, classrooms },
}

/** Returns the condition for children and parents whose name, username or e-mail contains the search term. */
function found(query: ListQuery): SQL | undefined {
  const text = `%${escapeLike(whereSearched(query))}%`
  const child = matchesSearch(query)
  return child && or(child, ilike(parent.name, text), ilike(parent.email, text))
}

/** Returns the condition for requests that are waiting for the school's answer. */
const waiting = (tenant: Tenant<'school'>, now: Date) =>
  and(visibleStudents(tenant), eq(linkRequest.status, 'waiting'), gt(linkRequest.askedAt, daysBefore(now, LINK_WAITS)))

const requestSortable = {
  id: { filled: linkRequest.id },
  child: accountName,
  parent: { filled: sql`lower(${parent.name})` },
  asked_at: { filled: linkRequest.askedAt },
} satisfies SortColumns

export function selectRequests(tenant: Tenant<'school'>, database: Database, query: ListQuery, now: Date) {
  const { limit, offset } = windowOf(query)
  return database
    .select({ id: linkRequest.id, askedAt: linkRequest.askedAt, ...shown })
    .from(linkRequest)
    .innerJoin(student, eq(student.id, linkRequest.studentId))
    .innerJoin(account, isAccountOfStudent)
    .innerJoin(parent, eq(parent.id, linkRequest.parentId))
    .where(and(waiting(tenant, now), found(query)))
    .orderBy(...sortBy(query, requestSortable, linkRequest.id))
    .limit(limit)
    .offset(offset)
}

export type LinkRequestRow = Awaited<ReturnType<typeof selectRequests>>[number]

/** Counts the requests that are waiting for the school's answer and match the search, if there is one. */
export async function countRequests(tenant: Tenant<'school'>, database: Database, now: Date, query?: ListQuery) {
  const [row] = await database
    .select({ total: count() })
    .from(linkRequest)
    .innerJoin(student, eq(student.id, linkRequest.studentId))
    .innerJoin(account, isAccountOfStudent)
    .innerJoin(parent, eq(parent.id, linkRequest.parentId))
    .where(and(waiting(tenant, now), query && found(query)))
  return row?.total ?? 0
}

const linkSortable = {
  id: { filled: account.id },
  child: accountName,
  parent: { filled: sql`lower(${parent.name})` },
  since: { filled: parentLink.since },
} satisfies SortColumns

/** Every student is a child; saying so lets PostgreSQL find a page in the index of the school's children. */
const visibleLinks = (tenant: Tenant<'school'>) => and(isChild(account), visibleStudents(tenant))

export function selectLinks(tenant: Tenant<'school'>, database: Database, query: ListQuery) {
  const { limit, offset } = windowOf(query)
  return database
    .select({ since: parentLink.since, ...shown })
    .from(parentLink)
    .innerJoin(student, eq(student.id, parentLink.studentId))
    .innerJoin(account, isAccountOfStudent)
    .innerJoin(parent, eq(parent.id, parentLink.parentId))
    .where(and(visibleLinks(tenant), found(query)))
    .orderBy(...sortBy(query, linkSortable, account.id), parent.id)
    .limit(limit)
    .offset(offset)
}

export async function countLinks(tenant: Tenant<'school'>, database: Database, query: ListQuery) {
  const [row] = await database
    .select({ total: count() })
    .from(parentLink)
    .innerJoin(student, eq(student.id, parentLink.studentId))
    .innerJoin(account, isAccountOfStudent)
    .innerJoin(parent, eq(parent.id, parentLink.parentId))
    .where(and(visibleLinks(tenant), found(query)))
  return row?.total ?? 0
}
