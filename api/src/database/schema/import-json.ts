import type { ImportNote } from '@lekta/shared/contract/import'
import type { ImportField } from '@lekta/shared/contract/import-columns'
import type { Grade } from '../../assessment/types'

/** A field of an account or a student as it was and as it becomes. */
export interface FieldChange {
  field: 'name' | 'email' | 'archivedAt' | 'date_of_birth' | 'grade' | 'nisn'
  from: string | null
  to: string | null
}

/** What an import did because of one row, so that it can be undone. */
export interface Change {
  fields?: FieldChange[]
  /** Ids of classrooms. */
  joined?: number[]
  left?: number[]
  /** The seat that was given. */
  seat?: number
  /** The voucher that was redeemed. */
  code?: string
}

/** What the cells of a line say, read. */
export interface Values {
  name?: string
  username?: string
  email?: string
  /** 10 digits. */
  nisn?: string
  date_of_birth?: Day
  grade?: Grade
  classrooms?: string[]
  /** Username or e-mail address. */
  teacher?: string
  plan?: string
  code?: string
}

/** A line of a sheet with its errors and notices. */
export interface Line {
  /** The tab, where there are several. */
  sheet: string | null
  line: number
  /** What its cells show. */
  cells: Partial<Record<ImportField, string>>
  values: Values
  faults: ImportNote[]
  notices: ImportNote[]
}

/** A day as year-month-day. */
export type Day = string
