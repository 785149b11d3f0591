import { eq, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { describeAction } from '../../audit/describe-action'
import { buildQuery } from '../../database/query-builder'
import {
  account,
  assignment,
  attempt,
  attemptItem,
  classroom,
  classroomStudent,
  classroomTeacher,
  importRow,
  importRun,
  intervention,
  interventionStudent,
  invoice,
  invoiceLine,
  item,
  notification,
  payment,
  paymentProof,
  plan,
  schedule,
  school,
  seat,
  subscription,
} from '../../database/schema'
import { kinds, type Stored, sentenceOf } from '../../notification/kinds'
import type { TableName } from '../../privacy/map/classes'
import { presentMeasure } from '../../results/present-latest-result'
import type { Subject } from './subject'

/** A row as it was selected, by the keys of the schema. */
export type SelectedRow = Record<string, unknown>

/** What the export does with a table beyond writing the columns that the map of personal data exports. */
export interface Shape {
  /** Values that are selected with each row. */
  add?: Readonly<Record<string, SQL>>
  /** Those of the added values that are needed only to present a row. */
  hide?: readonly string[]
  /** The values that `present` adds. */
  derive?: readonly string[]
  /** Columns that are not written, and why. */
  leaveOut?: Readonly<Record<string, string>>
  present?: (row: SelectedRow, subject: Subject) => SelectedRow
}

const value = (query: { getSQL: () => SQL }): SQL => sql`(${query})`
/** Selects a column of the row itself. */
const ownValue = (column: PgColumn) => sql`${column}`.mapWith(column)

const teacher = alias(account, 'teacher')

/** Selects a value of the row of another table whose key equals a column of this row. */
const valueBy = (key: PgColumn, column: PgColumn, field: PgColumn) =>
  value(buildQuery().select({ field }).from(key.table).where(eq(key, column))).mapWith(field)

const classroomBy = (column: PgColumn) => ({
  classroom: valueBy(classroom.id, column, classroom.name),
  grade: valueBy(classroom.id, column, classroom.grade),
  school: value(
    buildQuery()
      .select({ name: school.name })
      .from(classroom)
      .innerJoin(school, eq(school.id, classroom.schoolId))
      .where(eq(classroom.id, column)),
  ),
})

const teacherNames = value(
  buildQuery()
    .select({ names: sql`coalesce(json_agg(${teacher.name} order by ${teacher.name}), '[]')` })
    .from(classroomTeacher)
    .innerJoin(teacher, eq(teacher.id, classroomTeacher.teacherId))
    .where(eq(classroomTeacher.classroomId, classroomStudent.classroomId)),
)

const titleOfAttempt = value(
  buildQuery()
    .select({ title: schedule.title })
    .from(assignment)
    .innerJoin(schedule, eq(schedule.id, assignment.scheduleId))
    .where(eq(assignment.id, attempt.assignmentId)),
)

const planOfSeat = value(
  buildQuery()
    .select({ name: plan.name })
    .from(subscription)
    .innerJoin(plan, eq(plan.code, subscription.planCode))
    .where(eq(subscription.id, seat.subscriptionId)),
)

const invoiceOfProof = value(
  buildQuery()
    .select({ number: invoice.number })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(eq(payment.id, paymentProof.paymentId)),
)

/** Adds the measure in L, as reports show it. */
function withMeasure(row: SelectedRow): SelectedRow {
  const { ability, abilityLow, abilityHigh, grade } = row as typeof attempt.$inferSelect
  if (ability === null || abilityLow === null || abilityHigh === null) return row
  const { value: measure, low, high } = presentMeasure({ grade, ability, abilityLow, abilityHigh })
  return { ...row, measure, measureLow: low, measureHigh: high }
}

/** The values of notifications that name the person that they are about. */
const namingValues = ['child', 'person', 'username']

/**
 * Replaces the stored values of a notification by its text. The text is left out if it is about someone else than the
 * person or one of the person's children.
 */
function withText(row: SelectedRow, { id, childIds, names, language }: Subject): SelectedRow {
  const stored = row as unknown as Stored & { studentId: number | null }
  const concernsStudent = stored.studentId === null || [id, ...childIds].includes(stored.studentId)
  // Notifications from before the column existed have no student, but they name it.
  const namesFamilyOnly = namingValues.every((key) => names.includes(String(stored.values[key] ?? names[0])))
  const concernsPerson = concernsStudent && namesFamilyOnly
  const hasKind = Object.hasOwn(kinds, stored.kind)
  return {
    ...row,
    text: concernsPerson && hasKind ? sentenceOf(stored, language) : null,
    link: concernsPerson ? row.link : null,
  }
}

/** Whom an invoice names among others may know that, but not the address and the amounts of the buyer. */
const paidTogether = ['number', 'status', 'purpose', 'issuedAt', 'dueAt', 'paidAt']

const withoutBuyer = (row: SelectedRow, { id }: Subject): SelectedRow =>
  row.parentId === id
    ? row
    : Object.fromEntries(
        Object.entries(row).filter(([key]) => paidTogether.includes(key) || key === 'name of parentId'),
      )

/** What a person wrote about a child is the child's and not the author's. */
const withoutOthersText = (row: SelectedRow, { id }: Subject): SelectedRow =>
  row.studentId === id ? row : Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'text'))

/** Adds the action in words. A subject such as `attempt 7` names nobody. Any other text of an audit entry may name someone else. */
const withAction = (row: SelectedRow, { language }: Subject): SelectedRow => ({
  ...row,
  text: describeAction(String(row.action), language),
  subject: /^[a-z ]+ \d+$/.test(String(row.subject)) ? row.subject : null,
})

/** The tables that the export changes or adds something to. All others are written as the map says. */
export const shapes: { readonly [N in TableName]?: Shape } = {
  account: { add: { school: valueBy(school.id, account.schoolId, school.name) } },
  picture: { leaveOut: { content: 'It is a file of the archive.' } },
  classroomStudent: { add: { ...classroomBy(classroomStudent.classroomId), teachers: teacherNames } },
  classroomTeacher: { add: classroomBy(classroomTeacher.classroomId) },
  intervention: {
    add: { startedAt: ownValue(intervention.createdAt), closedAt: ownValue(intervention.closedAt) },
    leaveOut: { plan: 'It may name children.', closingNote: 'It may name children.' },
  },
  interventionStudent: {
    add: {
      reason: valueBy(intervention.id, interventionStudent.interventionId, intervention.reason),
      closedAt: valueBy(intervention.id, interventionStudent.interventionId, intervention.closedAt),
    },
  },
  savedView: { leaveOut: { name: 'It may name children.' } },
  interventionEntry: { leaveOut: { text: 'It may name children.' } },
  studentNote: { present: withoutOthersText },
  schedule: {
    add: {
      opensAt: ownValue(schedule.opensAt),
      closesAt: ownValue(schedule.closesAt),
    },
  },
  assignment: {
    add: {
      title: valueBy(schedule.id, assignment.scheduleId, schedule.title),
      opensAt: valueBy(schedule.id, assignment.scheduleId, schedule.opensAt),
      closesAt: valueBy(schedule.id, assignment.scheduleId, schedule.closesAt),
    },
  },
  attempt: {
    add: { title: titleOfAttempt },
    derive: ['measure', 'measureLow', 'measureHigh'],
    present: withMeasure,
  },
  attemptItem: {
    add: {
      attemptStartedAt: valueBy(attempt.id, attemptItem.attemptId, attempt.startedAt),
      genre: valueBy(item.id, attemptItem.itemId, item.genre),
      kind: valueBy(item.id, attemptItem.itemId, item.kind),
    },
  },
  subscription: { add: { plan: valueBy(plan.code, subscription.planCode, plan.name) } },
  seat: { add: { plan: planOfSeat } },
  invoice: { present: withoutBuyer },
  invoiceLine: { add: { invoice: valueBy(invoice.id, invoiceLine.invoiceId, invoice.number) } },
  payment: { add: { invoice: valueBy(invoice.id, payment.invoiceId, invoice.number) } },
  paymentProof: {
    add: { invoice: invoiceOfProof },
    leaveOut: { content: 'It is a file of the archive.' },
  },
  notification: {
    add: { values: ownValue(notification.values) },
    hide: ['values'],
    derive: ['text'],
    present: withText,
    leaveOut: { values: 'They are part of the text.' },
  },
  importRun: {
    add: { kind: ownValue(importRun.kind), createdAt: ownValue(importRun.createdAt) },
    leaveOut: { content: 'The sheet is about other people.', failure: 'It may quote the sheet.' },
  },
  importRow: {
    add: {
      kind: valueBy(importRun.id, importRow.importId, importRun.kind),
      importedAt: valueBy(importRun.id, importRow.importId, importRun.committedAt),
    },
  },
  auditEntry: { derive: ['text'], present: withAction },
}
