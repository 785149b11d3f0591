import { type FirstStep, firstSteps, type GettingStarted } from '@lekta/shared/contract/dashboard'
import { eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type AccountRef, type StaffTenant, visibleStudents, visibleTeachers } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, assignment, attempt, seat, session, student } from '../database/schema'

/** The steps that are done, as the statement returns them; null if the account has hidden the list. */
export const DoneSteps = z.nullable(z.record(z.enum(firstSteps), z.boolean()))
export type DoneSteps = z.infer<typeof DoneSteps>

/** Returns the condition that a visible student has a row of another table. */
const someStudent = (tenant: StaffTenant, joined: SQL = sql``) => sql`exists (
  select from ${student} join ${account} on ${account.id} = ${student.id} ${joined} where ${visibleStudents(tenant)})`

const conditions: Readonly<Record<FirstStep, (tenant: StaffTenant) => SQL>> = {
  students: (tenant) => someStudent(tenant),
  teachers: (tenant) =>
    tenant.role === 'school' ? sql`exists (select from ${account} where ${visibleTeachers(tenant)})` : sql`true`,
  // Sessions are deleted some time after they have ended; attempts stay.
  login: (tenant) => sql`(
    ${someStudent(tenant, sql`join ${attempt} on ${attempt.studentId} = ${student.id}`)}
    or ${someStudent(tenant, sql`join ${session} on ${session.accountId} = ${student.id}`)})`,
  seats: (tenant) =>
    someStudent(tenant, sql`join ${seat} on ${seat.studentId} = ${student.id} and ${seat.revokedAt} is null`),
  test: (tenant) => someStudent(tenant, sql`join ${assignment} on ${assignment.studentId} = ${student.id}`),
  result: (tenant) =>
    someStudent(
      tenant,
      sql`join ${attempt} on ${attempt.studentId} = ${student.id} and ${attempt.status} = 'finished'`,
    ),
}

/** Returns a subquery of the first steps that are done; null if the account has hidden them. */
export function doneStepsSql(tenant: StaffTenant): SQL {
  const fields = firstSteps.map((step) => sql`${sql.raw(`'${step}'`)}, ${conditions[step](tenant)}`)
  return sql`(
    select json_build_object(${sql.join(fields, sql`, `)})
    from ${account} me where me.id = ${tenant.accountId} and me.getting_started_hidden_at is null)`
}

/** Returns the first steps of a school or a teacher; null if all are done, or the account has hidden them. */
export function presentSteps({ role }: StaffTenant, done: DoneSteps): GettingStarted | null {
  if (!done || firstSteps.every((step) => done[step])) return null
  const own = firstSteps.filter((step) => role === 'school' || step !== 'teachers')
  return { steps: own.map((step) => ({ step, done: done[step] })) }
}

/** Hides the first steps of an account, or shows them again. */
export const updateHidden = ({ accountId }: AccountRef, database: Database, hiddenAt: Date | null) =>
  database.update(account).set({ gettingStartedHiddenAt: hiddenAt }).where(eq(account.id, accountId))
