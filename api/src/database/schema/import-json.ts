import type { ImportNote } from '@lekta/shared/contract/import/import'
import type { CellKind, ImportField, ImportFields } from '@lekta/shared/contract/import/import-columns'
import type { StudentFields } from '@lekta/shared/contract/people/student-fields'
import type { TeacherFields } from '@lekta/shared/contract/people/teacher-fields'
import type { Grade } from '../../assessment/types'

/**
 * Fields of an existing person that an import can change. The username is excluded because it identifies the person,
 * and classrooms because they are stored in rows of their own.
 */
export type ChangeableField = Exclude<keyof StudentFields | keyof TeacherFields, 'username' | 'classrooms'>

/** A field of an account or a student, with its values before and after the import. */
export interface FieldChange {
  field: ChangeableField | 'archivedAt'
  from: string | null
  to: string | null
}

/** What an import wrote for one row, so that it can be undone. */
export interface Change {
  fields?: FieldChange[]
  /** Ids of classrooms. */
  joined?: number[]
  left?: number[]
  /** Id of the seat that the student got. */
  seat?: number
  /** The voucher that was redeemed. */
  code?: string
}

/** The type of a parsed value for each kind of cell. */
export interface CellValues extends Record<CellKind, unknown> {
  name: string
  username: string
  email: string
  /** 10 digits. */
  nisn: string
  day: Day
  grade: Grade
  /** Names of classrooms. */
  classrooms: string[]
  /** Username or e-mail address. */
  account: string
  text: string
}

/** The parsed values of a line. */
export type Values = { [F in ImportField]?: CellValues[ImportFields[F]] }

/** A line of a sheet with its errors and notices. */
export interface Line {
  /** The name of the tab, if the file has several. */
  sheet: string | null
  line: number
  /** The text of the line's cells. */
  cells: Partial<Record<ImportField, string>>
  /** The texts that corrected cells had in the file, empty for an empty cell. Unset if no cell was corrected. */
  original?: Partial<Record<ImportField, string>> | null
  values: Values
  faults: ImportNote[]
  notices: ImportNote[]
}

/** A day as year-month-day. */
export type Day = string
