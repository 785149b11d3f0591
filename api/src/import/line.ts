import type { ImportNote } from '@lekta/shared/contract/import'
import type { ImportField } from '@lekta/shared/contract/import-columns'
import type { ImportSentence } from '@lekta/shared/contract/import-sentences'
import type { Grade } from '../assessment/types'
import type { Day } from './read/day'

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

/** A line of a sheet with what is wrong in it and what should be known of it. */
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

/** What is noticed while a cell is read; everything else that is noticed comes from the school. */
export const readNotices: ReadonlySet<ImportSentence> = new Set([
  'nisnPadded',
  'dateBySerial',
  'dateByOthers',
  'mergedCell',
])

export const note = (
  field: ImportField | null,
  sentence: ImportSentence,
  values: Record<string, string> = {},
): ImportNote => ({ field, sentence, values })
