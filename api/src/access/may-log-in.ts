import { brand } from '@lekta/shared/brand'
import { and, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import { buildQuery } from '../database/query-builder'
import { account, school } from '../database/schema'
import { say } from '../i18n/sentence'

const archivedSchools = () => buildQuery().select({ id: school.id }).from(school).where(isNotNull(school.archivedAt))

/** Returns the condition for accounts without a school or of a school that is not archived. */
export const isSchoolCurrent = (): SQL =>
  or(isNull(account.schoolId), notInArray(account.schoolId, archivedSchools())) as SQL

/** Returns the condition for accounts that may log in: neither the account nor its school is archived. */
export const mayLogIn = (): SQL => and(isNull(account.archivedAt), isSchoolCurrent()) as SQL

/** The reply to accounts of an archived school. */
export const accessEnded = () =>
  say('Your school’s access to Lekta has ended. Please contact {{email}}.', { email: brand.seller.email })
