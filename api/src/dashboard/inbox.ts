import { type Inbox, Inbox as InboxSchema } from '@lekta/shared/contract/dashboard'
import { and, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { StaffTenant, Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { importRun, intervention, invoice, seat, subscription } from '../database/schema'
import { selectOneJson } from '../database/select-json'
import { isCheckDue, visibleInterventions } from '../intervention/visible-interventions'
import { ownInvoices, visibleSubscriptions } from '../money/buyer'
import { isRunningAt } from '../money/subscription-period'
import { seatHasState } from '../money/transition'
import { type DoneSteps, DoneSteps as DoneStepsSchema, doneStepsSql } from './getting-started'

const DAY = 24 * 60 * 60_000
/** How long an import that was not finished is kept in the inbox. */
const IMPORT_DAYS = 14

/** What one statement counts. The number of untested classes is known from their results. */
const Row = z.extend(z.omit(InboxSchema, { untested_classes: true }), { done_steps: DoneStepsSchema })

const nothing = sql`null::json`

/** Returns a subquery of an inbox's unpaid invoices: how many, and the one that is due first. */
const unpaidInvoices = (tenant: Tenant<'school'>) => sql`(
  select json_build_object('count', count(*) over (), 'id', id, 'due_at', due_at)
  from ${invoice} where ${ownInvoices(tenant)} and ${invoice.status} = 'unpaid' order by due_at, id limit 1)`

/** Returns a subquery of the sheets that were checked but not imported, or failed: how many, and the latest one. */
const unfinishedImports = ({ schoolId }: Tenant<'school'>, now: Date) => sql`(
  select json_build_object('count', count(*) over (), 'id', id, 'kind', kind)
  from ${importRun}
  where ${importRun.schoolId} = ${schoolId} and ${importRun.status} in ('checked', 'failed')
    and ${importRun.createdAt} > ${new Date(now.getTime() - IMPORT_DAYS * DAY).toISOString()}::timestamptz
  order by created_at desc, id desc limit 1)`

/**
 * Returns a subquery of the seats of the running subscriptions; null if none runs. Seats that vouchers reserve are not
 * left.
 */
const runningSeats = (tenant: Tenant<'school'>, now: Date) => sql`(
  select case when count(*) > 0 then json_build_object(
    'left', count(*) filter (where ${seatHasState.free()}),
    'total', count(*), 'ends_at', min(${subscription.endsAt})) end
  from ${seat} join ${subscription} on ${subscription.id} = ${seat.subscriptionId}
  where ${seat.revokedAt} is null and ${and(visibleSubscriptions(tenant), isRunningAt(now))})`

/** Returns the statement for what waits for a school or a teacher. */
export function inboxSql(tenant: StaffTenant, now: Date): SQL {
  const isSchool = tenant.role === 'school'
  return sql`select
    (select count(*)::int from ${intervention} where ${and(visibleInterventions(tenant), isCheckDue(now))}) as checks_due,
    ${isSchool ? unpaidInvoices(tenant) : nothing} as invoices,
    ${isSchool ? unfinishedImports(tenant, now) : nothing} as imports,
    ${isSchool ? runningSeats(tenant, now) : nothing} as seats,
    ${doneStepsSql(tenant)} as done_steps`
}

const utc = (time: string) => new Date(time).toISOString()

/** Returns what waits for a school or a teacher, without the untested classes, and the first steps that are done. */
export async function selectInbox(
  tenant: StaffTenant,
  database: Database,
  now: Date,
): Promise<{ inbox: Omit<Inbox, 'untested_classes'>; doneSteps: DoneSteps }> {
  const { invoices, seats, done_steps: doneSteps, ...rest } = await selectOneJson(database, Row, inboxSql(tenant, now))
  const inbox = {
    ...rest,
    invoices: invoices && { ...invoices, due_at: utc(invoices.due_at) },
    seats: seats && { ...seats, ends_at: utc(seats.ends_at) },
  }
  return { inbox, doneSteps }
}
