import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import { type ContactBody, MOST_CONTACTS, type SchoolContact } from '@lekta/shared/contract/people/school'
import { and, asc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { schoolContact } from '../database/schema'
import { ApiError, notFound } from '../errors/api-error'
import { say } from '../i18n/sentence'

// The caller has checked that the actor may change the school.

interface Act {
  schoolId: number
  actor: Actor
  now: Date
}

const isContact = ({ schoolId }: Pick<Act, 'schoolId'>, id: number) =>
  and(eq(schoolContact.schoolId, schoolId), eq(schoolContact.id, id))

/** Returns a school's contacts, in the order in which they were added. */
export const selectContacts = (database: Database, schoolId: number): Promise<SchoolContact[]> => {
  const { id, subject, name, email, phone } = schoolContact
  return database
    .select({ id, subject, name, email, phone })
    .from(schoolContact)
    .where(eq(schoolContact.schoolId, schoolId))
    .orderBy(asc(schoolContact.id))
}

const record = (transaction: Database, action: AuditAction, { schoolId, actor, now }: Act) =>
  recordAction(transaction, { actor, action, subject: `school ${schoolId}`, schoolId, at: now })

/** Adds a contact or, with an id, changes one. Throws a 404 for the contact of another school. */
export const saveContact = (database: Database, body: z.output<typeof ContactBody>, act: Act) =>
  database.transaction(async (transaction) => {
    const { id, subject, name, email = null, phone = null } = body
    const values = { subject, name, email, phone }
    if (id === undefined) {
      const contacts = await transaction.$count(schoolContact, eq(schoolContact.schoolId, act.schoolId))
      if (contacts >= MOST_CONTACTS)
        throw new ApiError(
          409,
          say('A school can have at most {{most}} contacts. Please remove one first.', { most: MOST_CONTACTS }),
        )
      await transaction.insert(schoolContact).values({ ...values, schoolId: act.schoolId })
    } else {
      const changed = await transaction.update(schoolContact).set(values).where(isContact(act, id)).returning()
      if (changed.length === 0) throw notFound('contact')
    }
    await record(transaction, id === undefined ? 'school contact added' : 'school contact edited', act)
  })

/** Removes a contact. Throws a 404 for the contact of another school. */
export const removeContact = (database: Database, id: number, act: Act) =>
  database.transaction(async (transaction) => {
    const removed = await transaction.delete(schoolContact).where(isContact(act, id)).returning()
    if (removed.length === 0) throw notFound('contact')
    await record(transaction, 'school contact removed', act)
  })
