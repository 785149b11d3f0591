import { and, eq, exists, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { actorOf, recordAction } from '../../audit/record'
import { homeZone } from '../../config/home-zone'
import type { Database } from '../../database/connect'
import { buildQuery } from '../../database/query-builder'
import { plan, subscription } from '../../database/schema'
import { notify } from '../../notification/notify'
import { selectPayers } from '../buyer'
import { lockSubscription } from '../lock'
import { transition } from '../transition'
import { AT_ONCE, DAY, forEachDue, isNotNotified } from './due-rows'

/** How long before a subscription ends its payer is notified. */
const WARNING = 14 * DAY

const isRenewed = () =>
  exists(
    buildQuery()
      .select({ one: sql`1` })
      .from(sql`${subscription} renewal`)
      .where(sql`renewal.renews_id = ${subscription.id} and renewal.status <> 'dropped'`),
  )

const columns = {
  id: subscription.id,
  schoolId: subscription.schoolId,
  parentId: subscription.parentId,
  name: plan.name,
}

const selectEnding = (database: Database, now: Date) => (afterId: number) =>
  database
    .select({ ...columns, endsAt: sql<Date>`${subscription.endsAt}`.mapWith(subscription.endsAt) })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(
      and(
        eq(subscription.status, 'active'),
        eq(subscription.endsForGood, false),
        gt(subscription.id, afterId),
        gt(subscription.endsAt, now),
        lte(subscription.endsAt, new Date(now.getTime() + WARNING)),
        sql`not ${isRenewed()}`,
        isNotNotified(sql`'subscription ' || ${subscription.id} || ' ending'`),
      ),
    )
    .orderBy(subscription.id)
    .limit(AT_ONCE)

const selectEnded = (database: Database, now: Date) => (afterId: number) =>
  database
    .select(columns)
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(
      and(
        eq(subscription.status, 'active'),
        gt(subscription.id, afterId),
        isNotNull(subscription.endsAt),
        lte(subscription.endsAt, now),
      ),
    )
    .orderBy(subscription.id)
    .limit(AT_ONCE)

/**
 * Notifies the payer of each subscription that ends soon, but only once, and not if the subscription is renewed or
 * cancelled.
 */
export async function warnOfEndingSubscriptions(database: Database, now: Date): Promise<void> {
  await forEachDue(selectEnding(database, now), (row) =>
    database.transaction(async (transaction) => {
      const values = { plan: row.name, ends: row.endsAt.toISOString(), zone: homeZone }
      const payers = await selectPayers(row, transaction)
      await notify(transaction, payers, 'subscriptionEnding', values, `subscription ${row.id} ending`)
    }),
  )
}

/** Ends subscriptions whose period is over, and notifies their payers. */
export async function endSubscriptions(database: Database, now: Date): Promise<void> {
  await forEachDue(selectEnded(database, now), (row) =>
    database.transaction(async (transaction) => {
      await lockSubscription(transaction, row.id)
      if (!(await transition(transaction, 'subscription', 'end', row.id))) return
      await recordAction(transaction, {
        actor: actorOf(null),
        action: 'subscription ended',
        subject: `subscription ${row.id}`,
        at: now,
      })
      const payers = await selectPayers(row, transaction)
      await notify(transaction, payers, 'subscriptionEnded', { plan: row.name }, `subscription ${row.id} ended`)
    }),
  )
}
