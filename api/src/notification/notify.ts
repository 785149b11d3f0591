import { subjects } from '@lekta/shared/contract/notification'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { enqueue } from '../jobs/job'
import { topicOf } from '../live/notification-topic'
import { publish } from '../live/publish'
import { sendMail } from '../mail/send-mail'
import {
  digestOf,
  type KindName,
  linkOf,
  reportOf,
  type Stored,
  sentenceOf,
  subjectOf,
  titleOf,
  type ValuesOf,
} from './kinds'
import { pushJob } from './push'
import * as queries from './queries'

/** An account, and the role in which it is notified. */
export type Recipient = Pick<Tenant, 'accountId' | 'role'>

/**
 * A notification to store. The occasion identifies the event, so that no account is notified of the same event twice.
 */
export interface Message {
  recipient: Recipient
  stored: Stored
  occasion: string
}

/** Returns a notification of a kind to one recipient. */
export const messageOf = <N extends KindName>(
  recipient: Recipient,
  kind: N,
  values: ValuesOf<N>,
  occasion: string,
): Message => ({ recipient, stored: { kind, values: values as unknown as Stored['values'] }, occasion })

/**
 * Stores each notification once, and queues the pushes and mails that its recipient has chosen. Run it within a
 * transaction.
 */
export async function insertNotifications(transaction: Database, messages: readonly Message[]): Promise<void> {
  const rows = messages.map(({ recipient, stored, occasion }) => ({
    accountId: recipient.accountId,
    ...stored,
    // Every kind that names a child has its id, so that the notification can be found when the child is erased.
    studentId: typeof stored.values.childId === 'number' ? stored.values.childId : null,
    link: linkOf(stored, recipient.role),
    occasion,
  }))
  const fresh = await queries.insertNotifications(transaction, rows)
  publish(
    transaction,
    fresh.map(({ id, accountId }) => ({ topic: topicOf(accountId), message: id })),
  )
  for (const subject of subjects) {
    const ids = fresh.filter((row) => subjectOf(row) === subject).map(({ id }) => id)
    if (ids.length > 0) await sendOut(transaction, await queries.selectChannels(transaction, subject, ids))
  }
}

/** Queues the mails and pushes of new notifications. */
async function sendOut(transaction: Database, channels: Awaited<ReturnType<typeof queries.selectChannels>>) {
  for (const { id, accountId, studentId, email, devices, language, link, ...stored } of channels) {
    for (const token of devices) await enqueue(transaction, pushJob, { id, token })
    if (email === null) continue
    const digest = digestOf(stored)
    if (digest) {
      await sendMail(transaction, { to: email, language, template: 'weekly-digest', values: digest })
      continue
    }
    const values = { title: titleOf(stored, language), body: sentenceOf(stored, language), link }
    const report = reportOf(stored)
    const attachment = report === undefined ? {} : { accountId, report }
    const about = studentId === null ? {} : { studentId }
    await sendMail(transaction, { to: email, language, template: 'notification', values, ...about, ...attachment })
  }
}

/** Notifies several recipients of one event. Run it in the transaction of the event. */
export const notify = <N extends KindName>(
  transaction: Database,
  recipients: readonly Recipient[],
  kind: N,
  values: ValuesOf<N>,
  occasion: string,
): Promise<void> =>
  insertNotifications(
    transaction,
    recipients.map((recipient) => messageOf(recipient, kind, values, occasion)),
  )
