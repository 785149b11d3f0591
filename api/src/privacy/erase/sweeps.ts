import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import {
  account,
  assignment,
  auditEntry,
  contactMessage,
  dataExport,
  erasure,
  importRow,
  importRun,
  intervention,
  interventionEntry,
  invoice,
  linkRequest,
  notification,
  parentLink,
  printJob,
  rateLimit,
  savedView,
  schedule,
  school,
  seat,
  studentNote,
} from '../../database/schema'
import { seatHasState } from '../../money/transition'
import type { TableName } from '../map/classes'
import type { Person } from './person'
import { type Field, redact, wordsPattern } from './redact'

type Sweep = (transaction: Database, person: Person, now: Date) => Promise<unknown>

const isAmong = (field: SQL, texts: readonly string[]) => sql`lower(${field}) = any(${sql.param(texts)}::text[])`

const lower = (texts: readonly (string | null)[]) => texts.flatMap((text) => (text ? [text.toLowerCase()] : []))

/** Selects the accounts of the person's school and family. */
const selectNear = ({ id, schoolId }: Person) => sql`(select ${account.id} from ${account}
  where ${account.schoolId} = ${schoolId}::int
  union select ${parentLink.parentId} from ${parentLink} where ${parentLink.studentId} = ${id}::int
  union select ${parentLink.studentId} from ${parentLink} where ${parentLink.parentId} = ${id}::int)`

/** Selects the addresses of the person's school and family. */
const selectNearEmails = (person: Person) =>
  sql`(select lower(${account.email}) from ${account} where ${account.id} in ${selectNear(person)})`

/** Redacts texts that name the person: everywhere, or in the rows of an account near the person. */
async function redactAll(transaction: Database, field: Field, person: Person, near: SQL) {
  await redact(transaction, field, person.names)
  await redact(transaction, field, person.singleNames, near)
}

/** Requests that another parent typed for the child, and reasons of the school that name the person. */
const sweepLinkRequests: Sweep = async (transaction, person) => {
  const { username, schoolId, isChild } = person
  if (isChild) await transaction.delete(linkRequest).where(eq(linkRequest.username, username))
  const isOfSchool = sql`${linkRequest.schoolCode} in (select ${school.code} from ${school} where ${school.id} = ${schoolId}::int)`
  await redactAll(transaction, { table: 'linkRequest', column: 'reason' }, person, isOfSchool)
}

/** Returns the condition for the schedules of one student alone. */
const isForAlone = (id: number) => sql`exists (
    select from ${assignment} where ${assignment.scheduleId} = ${schedule.id} and ${assignment.studentId} = ${id})
  and not exists (
    select from ${assignment} where ${assignment.scheduleId} = ${schedule.id} and ${assignment.studentId} <> ${id})`

/**
 * The values under which a notification names people: it is deleted if it is about the person. Newer notifications
 * about a child also have its id. Others can name the person in texts that staff have typed.
 */
const sweepNotifications: Sweep = async (transaction, person) => {
  const { id, name, username, calledNames, isChild } = person
  const value = (key: string) => sql`${notification.values} ->> ${sql.raw(`'${key}'`)}`
  const isNamed = isChild
    ? and(
        isNull(notification.studentId),
        or(isAmong(value('child'), lower([name])), isAmong(value('username'), lower([username]))),
      )
    : isAmong(value('parent'), lower([name]))
  await transaction.delete(notification).where(or(isNamed, sql`${value('personId')} = ${String(id)}`))
  const field = { table: 'notification', column: 'values' } as const
  const isNear = sql`${notification.accountId} in ${selectNear(person)}`
  for (const key of ['title', 'reason', 'file']) await redactAll(transaction, { ...field, key }, person, isNear)
  if (!isChild) return
  const hasTitle = sql`${value('title')} in (select ${schedule.title} from ${schedule} where ${isForAlone(id)})`
  await redact(transaction, { ...field, key: 'title' }, calledNames, hasTitle)
}

/** Titles of tests, which staff type. A test for this student alone may also contain what the student is called. */
const sweepSchedules: Sweep = async (transaction, { id, names, calledNames, isChild }) => {
  await redact(transaction, { table: 'schedule', column: 'title' }, names)
  if (isChild) await redact(transaction, { table: 'schedule', column: 'title' }, calledNames, isForAlone(id))
}

/** Messages from others, for example from a child's parent. */
const sweepMessages: Sweep = (transaction, person) => {
  const isNear = sql`lower(${contactMessage.email}) in ${selectNearEmails(person)}`
  return redactAll(transaction, { table: 'contactMessage', column: 'message' }, person, isNear)
}

/** Selects the imports of the person's school. */
const selectImports = ({ schoolId }: Person) =>
  sql`(select ${importRun.id} from ${importRun} where ${importRun.schoolId} = ${schoolId}::int)`

/**
 * Returns the condition for rows of the school's sheets that are about the person but have no account: rows that were
 * rejected, or that are not imported yet. A namesake with another username or number does not match.
 */
function isRowAbout(person: Person) {
  const { name, username, nisn, emails } = person
  const cell = (field: string) => {
    const key = sql.raw(`'${field}'`)
    return sql`lower(coalesce(${importRow.values} ->> ${key}, ${importRow.cells} ->> ${key}))`
  }
  const is = (field: string, ...texts: (string | null)[]) =>
    sql`${cell(field)} = any(${sql.param(lower(texts))}::text[])`
  const isNotOther = (field: string, text: string | null) => or(sql`${cell(field)} is null`, is(field, text))
  return and(
    sql`${importRow.importId} in ${selectImports(person)}`,
    isNull(importRow.accountId),
    or(
      ...[is('username', username), is('nisn', nisn), is('email', ...emails), is('teacher', username, ...emails)],
      and(is('name', name), isNotOther('username', username), isNotOther('nisn', nisn)),
    ),
  )
}

/**
 * Sheets of the school. A sheet that is just being read is dropped, because it cannot be searched; it can be uploaded
 * again without the person.
 */
const sweepImports: Sweep = async (transaction, person) => {
  const { schoolId, names, calledNames } = person
  await redact(transaction, { table: 'importRun', column: 'fileName' }, names)
  await redact(transaction, { table: 'importRun', column: 'failure' }, names)
  if (schoolId === null) return
  const isOfSchool = eq(importRun.schoolId, schoolId)
  await redact(transaction, { table: 'importRun', column: 'fileName' }, calledNames, isOfSchool)
  await transaction
    .update(importRun)
    .set({ content: null, status: 'failed', failure: { sentence: 'interrupted', values: {} } })
    .where(and(isOfSchool, sql`${importRun.content} is not null`))
}

const sweepImportRows: Sweep = async (transaction, person) => {
  if (person.schoolId === null) return
  await transaction.delete(importRow).where(isRowAbout(person))
  const isOfSchool = sql`${importRow.importId} in ${selectImports(person)}`
  for (const column of ['faults', 'notices', 'original'])
    await redactAll(transaction, { table: 'importRow', column }, person, isOfSchool)
}

/** What the staff of the person's school wrote about groups of students. */
const sweepInterventions: Sweep = async (transaction, person) => {
  const isOfSchool = sql`${intervention.schoolId} = ${person.schoolId}::int`
  for (const column of ['name', 'plan', 'closingNote'])
    await redactAll(transaction, { table: 'intervention', column }, person, isOfSchool)
}

const sweepInterventionEntries: Sweep = (transaction, person) => {
  const isOfSchool = sql`${interventionEntry.interventionId} in (
    select ${intervention.id} from ${intervention} where ${intervention.schoolId} = ${person.schoolId}::int)`
  return redactAll(transaction, { table: 'interventionEntry', column: 'text' }, person, isOfSchool)
}

/** What the staff of the person's school wrote about other students. */
const sweepStudentNotes: Sweep = (transaction, person) => {
  const isOfSchool = sql`${studentNote.schoolId} = ${person.schoolId}::int`
  return redactAll(transaction, { table: 'studentNote', column: 'text' }, person, isOfSchool)
}
/** The names that staff of the person's school gave to views of lists. */
const sweepSavedViews: Sweep = (transaction, person) =>
  redactAll(
    transaction,
    { table: 'savedView', column: 'name' },
    person,
    sql`${savedView.schoolId} = ${person.schoolId}::int`,
  )

const sweepAudit: Sweep = (transaction, { id, name, username }) =>
  transaction
    .update(auditEntry)
    .set({ subject: null })
    .where(inArray(auditEntry.subject, [name, username, `account ${id}`]))

/** The notes of all erasures: the person’s, and others that name the person. */
const sweepErasures: Sweep = async (transaction, person) => {
  await transaction.update(erasure).set({ note: null }).where(eq(erasure.accountId, person.id))
  const isNear = sql`${erasure.accountId} in ${selectNear(person)}`
  await redactAll(transaction, { table: 'erasure', column: 'note' }, person, isNear)
}

/**
 * Archives about a child's parents and a parent's children, because they name each other; and the reasons for other
 * archives.
 */
const sweepExports: Sweep = async (transaction, person) => {
  const { id } = person
  const relatives = sql`(select ${parentLink.parentId} from ${parentLink} where ${parentLink.studentId} = ${id}::int
    union select ${parentLink.studentId} from ${parentLink} where ${parentLink.parentId} = ${id}::int)`
  await transaction.delete(dataExport).where(sql`${dataExport.accountId} in ${relatives}`)
  const isNear = sql`${dataExport.accountId} in ${selectNear(person)}`
  await redactAll(transaction, { table: 'dataExport', column: 'note' }, person, isNear)
}

/** Files with the results of many students of the school, one of whom may be the person. */
const sweepPrints: Sweep = (transaction, { id }) =>
  transaction
    .delete(printJob)
    .where(sql`${printJob.schoolId} = (select ${account.schoolId} from ${account} where ${account.id} = ${id}::int)`)

/** A seat that a test has used stays used. A seat that was only given is free again. */
const sweepSeats: Sweep = async (transaction, { id }, now) => {
  await transaction
    .update(seat)
    .set({ studentErasedAt: now })
    .where(and(eq(seat.studentId, id), or(sql`${seat.testsUsed} > 0`, seatHasState.used())))
  await transaction
    .update(seat)
    .set({ studentId: null, givenBy: null, givenAt: null })
    .where(and(eq(seat.studentId, id), isNull(seat.studentErasedAt)))
}

/** The law requires the name and the address on an invoice, but no e-mail address. */
const sweepInvoices: Sweep = (transaction, { id }) =>
  transaction
    .update(invoice)
    .set({ billTo: sql`jsonb_set(${invoice.billTo}, '{email}', 'null')` })
    .where(eq(invoice.parentId, id))

const sweepRateLimits: Sweep = (transaction, { names, username }) =>
  transaction.delete(rateLimit).where(sql`${rateLimit.key} ~* ${`(^|:)(${wordsPattern([...names, username])})(:|$)`}`)

/** Reasons, names and authors that people wrote about releases. */
const sweepRelease =
  (table: TableName, column: string): Sweep =>
  (transaction, { names }) =>
    redact(transaction, { table, column }, names)

/**
 * What erasing a person changes in rows that are about someone else, by table. It runs before the person's rows are
 * deleted, in this order: notifications are found by the titles of schedules. Every table with `names` in the map has
 * a sweep.
 */
export const sweeps: Partial<Record<TableName, Sweep>> = {
  seat: sweepSeats,
  invoice: sweepInvoices,
  dataExport: sweepExports,
  printJob: sweepPrints,
  linkRequest: sweepLinkRequests,
  notification: sweepNotifications,
  contactMessage: sweepMessages,
  schedule: sweepSchedules,
  importRow: sweepImportRows,
  importRun: sweepImports,
  intervention: sweepInterventions,
  interventionEntry: sweepInterventionEntries,
  studentNote: sweepStudentNotes,
  savedView: sweepSavedViews,
  auditEntry: sweepAudit,
  erasure: sweepErasures,
  rateLimit: sweepRateLimits,
  releaseArea: sweepRelease('releaseArea', 'frozenReason'),
  releaseToken: sweepRelease('releaseToken', 'name'),
  release: sweepRelease('release', 'author'),
  releasePin: sweepRelease('releasePin', 'reason'),
  releaseSchedule: sweepRelease('releaseSchedule', 'reason'),
  releaseEvent: sweepRelease('releaseEvent', 'reason'),
}

/** Deletes jobs that are about the person: mails to the person and to others that name the person, and links. */
export async function sweepJobs(transaction: Database, person: Person): Promise<void> {
  const { id, names, singleNames, emails } = person
  const pattern = wordsPattern(names)
  const isNear = sql`lower(data ->> 'to') in ${selectNearEmails(person)}`
  const isNamedNear =
    singleNames.length === 0 ? sql`false` : sql`(${isNear} and data::text ~* ${wordsPattern(singleNames)})`
  const attempts = sql`(select id from attempt where student_id = ${id}::int)`
  for (const table of ['job', 'archive']) {
    await transaction.execute(sql`delete from ${sql.identifier('pgboss')}.${sql.identifier(table)}
      where data ->> 'accountId' = ${String(id)} or data ->> 'studentId' = ${String(id)}
        or lower(data ->> 'to') = any(${sql.param(emails)}::text[])
        or (data ->> 'report')::int in ${attempts}
        or data::text ~* ${pattern} or output::text ~* ${pattern} or ${isNamedNear}`)
  }
}
