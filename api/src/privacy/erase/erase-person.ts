import { sql } from 'drizzle-orm'
import { actorOf, recordAction } from '../../audit/record'
import type { Database } from '../../database/connect'
import type { erasure } from '../../database/schema'
import { notify } from '../../notification/notify'
import { type Erased, eraseAccountRow, eraseRows } from './erase-rows'
import { lockErasures, lockPerson } from './locks'
import { type Person, selectPerson } from './person'
import * as queries from './queries'
import { selectRecipients, selectZone } from './recipients'
import { sweepJobs, sweeps } from './sweeps'

/** Called before an erasure is committed, for what is outside the database. */
export type BeforeCommit = (person: Person) => Promise<void>

type ErasureRow = typeof erasure.$inferSelect

const sumOf = (erased: Erased) => Object.values(erased).reduce((sum, count) => sum + count, 0)

/**
 * Records the erasure without naming the person. One that nobody requested here, because a backup from before the
 * request was restored, gets a row too.
 */
async function record(
  transaction: Database,
  request: ErasureRow | undefined,
  person: Person,
  { erased, reason, now }: { erased: Erased; reason: ErasureRow['reason']; now: Date },
) {
  const { hash: personHash, schoolId } = person
  const done = { personHash, doneAt: now, erased }
  const kind = person.isChild ? ('child' as const) : ('adult' as const)
  const id = request
    ? await queries.updateErasure(transaction, request.id, done)
    : await queries.insertErasure(transaction, {
        ...done,
        kind,
        schoolId,
        reason,
        requestedAt: now,
        dueAt: now,
      })
  // An entry cannot refer to the person, who may have requested it.
  const by = request?.requestedBy === person.id ? null : (request?.requestedBy ?? null)
  await recordAction(transaction, {
    actor: actorOf(by),
    action: 'person erased',
    schoolId: sql`${schoolId}`,
    subject: `erasure ${id}: ${sumOf(erased)} rows`,
    at: now,
  })
}

/** Notifies people that an erasure they were notified of is done. */
async function announce(
  transaction: Database,
  recipients: Awaited<ReturnType<typeof selectRecipients>>,
  { id, kind, requestedAt }: ErasureRow,
  zone: string,
) {
  const values = { isChild: kind === 'child' ? 1 : 0, requested: requestedAt.toISOString(), zone }
  await notify(transaction, recipients, 'erasureDone', values, `erasure ${id} done`)
}

interface Options {
  now: Date
  /** Why, if nobody has requested it; the default is a request that a restored backup does not know. */
  reason?: ErasureRow['reason']
  /** Whether to erase the person only if a request is due. Otherwise the person is erased in any case. */
  isDue?: boolean
  beforeCommit?: BeforeCommit
}

/**
 * Erases a person at once and everywhere, and records and announces it without a name. Run it in a transaction of its
 * own, so that all of it happens or nothing. Returns the numbers of deleted rows; undefined if the person has been
 * erased already, or if the request was cancelled.
 */
export async function erasePerson(
  transaction: Database,
  accountId: number,
  { now, reason = 'request', isDue = false, beforeCommit }: Options,
): Promise<Erased | undefined> {
  await lockErasures(transaction)
  const found = await selectPerson(transaction, accountId)
  const request = await queries.selectOpenErasure(transaction, accountId)
  if (!found || (isDue && (!request || request.dueAt > now))) return undefined
  await lockPerson(transaction, found)
  // The person is read again, because it may have been renamed before the lock was acquired.
  const person = (await selectPerson(transaction, accountId)) as Person
  const recipients = request ? await selectRecipients(transaction, person, request.requestedBy) : []
  const zone = await selectZone(transaction, person)
  for (const sweep of Object.values(sweeps)) await sweep(transaction, person, now)
  await sweepJobs(transaction, person)
  const erased = await eraseRows(transaction, person)
  await eraseAccountRow(transaction, person, now)
  await record(transaction, request, person, { erased, reason, now })
  // The school gets the number of students who left long ago instead of a message about each.
  const notified = recipients.filter(({ role }) => request?.reason !== 'retention' || role !== 'school')
  if (request) await announce(transaction, notified, request, zone)
  await beforeCommit?.(person)
  return erased
}
