import type { InferInsertModel } from 'drizzle-orm'
import * as tables from '../../database/schema'

/** The values of a row in a table, all optional. */
export type Row<T extends keyof typeof tablesByName> = Partial<InferInsertModel<(typeof tablesByName)[T]>>
const tablesByName = {
  school: tables.school,
  account: tables.account,
  student: tables.student,
  classroom: tables.classroom,
  schedule: tables.schedule,
  attempt: tables.attempt,
  importRun: tables.importRun,
  intervention: tables.intervention,
  rollover: tables.rollover,
  studentNote: tables.studentNote,
  notification: tables.notification,
  plan: tables.plan,
  subscription: tables.subscription,
  invoice: tables.invoice,
}

/** A row that another one refers to. */
export interface Identified {
  id: number
}

/** Returns the row that an insert returned. Throws if there is none. */
export function firstRow<T>([row]: T[]): T {
  if (row === undefined) throw new Error('An insert returns its row')
  return row
}

/** Returns a name with this prefix that no earlier call returned. */
export type NextName = (prefix: string) => string
