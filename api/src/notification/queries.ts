import type { ListQuery } from '@lekta/shared/contract/list'
import type { NotificationChoice, Subject } from '@lekta/shared/contract/notification'
import { and, asc, count, desc, eq, ilike, inArray, isNull, lt, not, notInArray, type SQL, sql } from 'drizzle-orm'
import { isSchoolCurrent, mayLogIn } from '../access/may-log-in'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, notification, notificationChoice, pushDevice } from '../database/schema'
import { escapeLike, type SortColumns, sortBy, totalOf, whereSearched, windowOf, withTotal } from '../http/list-page'
import { runList } from '../http/list-shape'
import { kindNames } from './kinds'

type RecipientRef = Pick<Tenant, 'accountId'>

/** The filters for the list of the caller's notifications. */
export interface NotificationFilter {
  query: ListQuery
  showAll: boolean
  kinds: readonly string[]
}

const columns = {
  id: notification.id,
  kind: notification.kind,
  values: notification.values,
  link: notification.link,
  createdAt: notification.createdAt,
  readAt: notification.readAt,
}

const isForRecipient = ({ accountId }: RecipientRef) => eq(notification.accountId, accountId)

/** One parameter for all kinds: the statement stays the same, however many there are. */
const isOfKind = (kinds: readonly string[]) => sql`${notification.kind} = any(${sql.param(kinds)})`

/** Returns the condition for notifications of kinds that this version knows, filtered by their values. */
function whereListed(recipient: RecipientRef, { query, showAll, kinds }: NotificationFilter): SQL {
  const text = whereSearched(query)
  const found = text === '' ? undefined : ilike(sql`${notification.values}::text`, `%${escapeLike(text)}%`)
  const unread = showAll ? undefined : isNull(notification.readAt)
  return and(isForRecipient(recipient), isOfKind(kinds), unread, found) as SQL
}

const sortable = { id: notification.id, waktu_notifikasi: notification.createdAt } satisfies SortColumns

/** Returns the default order: unread first, then newest. */
const inOrder = (query: ListQuery): SQL[] =>
  query.options.sortBy === 'id'
    ? [desc(isNull(notification.readAt)), desc(notification.createdAt), desc(notification.id)]
    : sortBy(query, sortable, notification.id)

function buildNotifications(recipient: RecipientRef, database: Database, filter: NotificationFilter) {
  const { limit, offset } = windowOf(filter.query)
  return database
    .select({ ...columns, total: totalOf(countListed(recipient, database, filter)) })
    .from(notification)
    .where(whereListed(recipient, filter))
    .orderBy(...inOrder(filter.query))
    .limit(limit)
    .offset(offset)
}

const countListed = (recipient: RecipientRef, database: Database, filter: NotificationFilter) =>
  database.select({ total: count() }).from(notification).where(whereListed(recipient, filter))

export async function selectNotifications(recipient: RecipientRef, database: Database, filter: NotificationFilter) {
  const { query, showAll, kinds } = filter
  const rows = await runList(recipient, database, query, {
    key: ['notifications', showAll],
    extra: { kinds },
    build: (reader, _, shaped, extra) => buildNotifications(reader, database, { ...filter, query: shaped, ...extra }),
  })
  return withTotal(query, rows, () => countListed(recipient, database, filter))
}

export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>['rows'][number]

/** Returns one of the caller's notifications. */
export async function selectNotification(recipient: RecipientRef, database: Database, id: number) {
  const [row] = await database
    .select(columns)
    .from(notification)
    .where(and(isForRecipient(recipient), eq(notification.id, id), isOfKind(kindNames())))
  return row
}

/**
 * Marks one notification as read, or all of them. Notifications that were already read keep their time. Returns the
 * number of matching notifications.
 */
export async function markRead(recipient: RecipientRef, database: Database, now: Date, id?: number): Promise<number> {
  const one = id === undefined ? undefined : eq(notification.id, id)
  const rows = await database
    .update(notification)
    .set({ readAt: sql`coalesce(${notification.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(isForRecipient(recipient), one ?? isNull(notification.readAt)))
    .returning({ id: notification.id })
  return rows.length
}

type NewNotification = typeof notification.$inferInsert

/** Returns those notifications whose accounts do not belong to an archived school. */
async function withoutArchivedSchools(database: Database, rows: NewNotification[]) {
  const ids = [...new Set(rows.map(({ accountId }) => accountId))]
  const ended = await database
    .select({ id: account.id })
    .from(account)
    .where(and(sql`${account.id} = any(${sql.param(ids)})`, not(isSchoolCurrent())))
  const endedIds = new Set(ended.map(({ id }) => id))
  return rows.filter(({ accountId }) => !endedIds.has(accountId))
}

/**
 * Stores notifications, at most one per account and occasion, and returns the new ones. Accounts of archived schools
 * get none.
 */
export async function insertNotifications(database: Database, candidates: NewNotification[]) {
  const rows = candidates.length === 0 ? [] : await withoutArchivedSchools(database, candidates)
  if (rows.length === 0) return []
  return database
    .insert(notification)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: notification.id, accountId: notification.accountId, kind: notification.kind })
}

const chosen = (channel: 'push' | 'mail') => sql<boolean>`coalesce(${notificationChoice[channel]}, true)`

/**
 * Returns new notifications with the channels that each account has chosen besides the bell: mail to a confirmed
 * address, and push to browsers. Archived accounts have none.
 */
export const selectChannels = (database: Database, subject: Subject, ids: readonly number[]) =>
  database
    .select({
      id: notification.id,
      accountId: notification.accountId,
      studentId: notification.studentId,
      kind: notification.kind,
      values: notification.values,
      link: notification.link,
      language: account.language,
      email: sql<
        string | null
      >`case when ${account.emailConfirmedAt} is not null and ${account.archivedAt} is null and ${chosen('mail')} then ${account.email} end`,
      devices: sql<string[]>`case when ${account.archivedAt} is null and ${chosen('push')} then array(
        select ${pushDevice.token} from ${pushDevice} where ${pushDevice.accountId} = ${account.id}) else '{}' end`,
    })
    .from(notification)
    .innerJoin(account, eq(account.id, notification.accountId))
    .leftJoin(
      notificationChoice,
      and(eq(notificationChoice.accountId, account.id), eq(notificationChoice.subject, subject)),
    )
    .where(inArray(notification.id, [...ids]))

/**
 * Returns a notification to push to one of its account's browsers. Returns nothing if the notification was read in
 * the meantime, the browser no longer belongs to the account, or the account may no longer log in.
 */
export async function selectPush(database: Database, id: number, token: string) {
  const [row] = await database
    .select({
      kind: notification.kind,
      values: notification.values,
      link: notification.link,
      language: account.language,
    })
    .from(notification)
    .innerJoin(account, eq(account.id, notification.accountId))
    .innerJoin(pushDevice, and(eq(pushDevice.accountId, account.id), eq(pushDevice.token, token)))
    .where(and(eq(notification.id, id), isNull(notification.readAt), isOfKind(kindNames()), mayLogIn()))
  return row
}

/** Returns the caller's chosen channels for each subject. A subject without a choice uses both channels. */
export const selectChoices = (recipient: RecipientRef, database: Database) =>
  database
    .select({ jenis: notificationChoice.subject, push: notificationChoice.push, mail: notificationChoice.mail })
    .from(notificationChoice)
    .where(eq(notificationChoice.accountId, recipient.accountId))
    .orderBy(asc(notificationChoice.subject))

export const upsertChoice = (
  { accountId }: RecipientRef,
  database: Database,
  { jenis, push, mail }: NotificationChoice,
) =>
  database
    .insert(notificationChoice)
    .values({ accountId, subject: jenis, push, mail })
    .onConflictDoUpdate({
      target: [notificationChoice.accountId, notificationChoice.subject],
      set: { push, mail },
    })

/** Deletes the notifications of all accounts that were created before a time. Belongs to no tenant: a job calls it. */
export const deleteNotifications = (database: Database, before: Date) =>
  database.delete(notification).where(lt(notification.createdAt, before))

/**
 * Deletes browsers that were last registered before a time; a browser registers each time it opens the portal.
 * Belongs to no tenant: a job calls it.
 */
export const deleteUnusedDevices = (database: Database, before: Date) =>
  database.delete(pushDevice).where(lt(pushDevice.createdAt, before))

/** Returns the account that receives pushes on a browser; undefined if no account does. */
export async function selectDeviceOwner(database: Database, token: string) {
  const [row] = await database
    .select({ accountId: pushDevice.accountId })
    .from(pushDevice)
    .where(eq(pushDevice.token, token))
  return row?.accountId ?? null
}

/** Assigns a browser to the caller, who is using it now, even if it was assigned to another account before. */
export const upsertDevice = ({ accountId }: RecipientRef, database: Database, token: string, now: Date) =>
  database
    .insert(pushDevice)
    .values({ token, accountId, createdAt: now })
    .onConflictDoUpdate({ target: pushDevice.token, set: { accountId, createdAt: now } })

/** The maximum number of an account's browsers that receive pushes. When there are more, the oldest are deleted. */
export const DEVICES_PER_ACCOUNT = 20

export const deleteOldDevices = ({ accountId }: RecipientRef, database: Database) => {
  const choice = database
    .select({ token: pushDevice.token })
    .from(pushDevice)
    .where(eq(pushDevice.accountId, accountId))
    .orderBy(desc(pushDevice.createdAt), desc(pushDevice.token))
    .limit(DEVICES_PER_ACCOUNT)
  return database
    .delete(pushDevice)
    .where(and(eq(pushDevice.accountId, accountId), notInArray(pushDevice.token, choice)))
}

/**
 * Deletes a browser, whatever account it belongs to. This is safe because only the browser's user and the push
 * service know its token.
 */
export const deleteDevice = (database: Database, token: string) =>
  database.delete(pushDevice).where(eq(pushDevice.token, token))
