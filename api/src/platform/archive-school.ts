import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import { recordAction } from '../audit/record'
import { endSessionsOfSchool } from '../auth/queries'
import type { Database } from '../database/connect'
import type { Act } from './account-actions'
import { setArchived } from './school-queries'

const record = (transaction: Database, action: AuditAction, schoolId: number, { actor, now }: Act) =>
  recordAction(transaction, { actor, action, subject: `school ${schoolId}`, schoolId, at: now })

/**
 * Archives a school: all sessions of its accounts end, and none of them can log in. Nothing is deleted. Returns false
 * if there is no such school or it is already archived.
 */
export const archiveSchool = (database: Database, schoolId: number, act: Act): Promise<boolean> =>
  database.transaction(async (transaction) => {
    if (!(await setArchived(transaction, schoolId, act.now))) return false
    await endSessionsOfSchool(transaction, schoolId, act.now)
    await record(transaction, 'school archived', schoolId, act)
    return true
  })

/** Restores an archived school. Returns false if there is no such school or it is not archived. */
export const restoreSchool = (database: Database, schoolId: number, act: Act): Promise<boolean> =>
  database.transaction(async (transaction) => {
    if (!(await setArchived(transaction, schoolId, null))) return false
    await record(transaction, 'school restored', schoolId, act)
    return true
  })
