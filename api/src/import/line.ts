import type { ImportNote } from '@lekta/shared/contract/import/import'
import type { ImportField } from '@lekta/shared/contract/import/import-columns'
import type { ImportSentence } from '@lekta/shared/contract/import/import-sentences'

/** Notices that reading a cell can cause. All other notices come from comparing lines with the school's data. */
export const readNotices: ReadonlySet<ImportSentence> = new Set([
  'nisnPadded',
  'dateBySerial',
  'dateByOthers',
  'mergedCell',
])

/** Errors that reading a cell can cause. All other errors come from comparing lines with each other and the school. */
export const readErrors: ReadonlySet<ImportSentence> = new Set([
  ...(['required', 'errorCell', 'tooLong', 'notAName', 'notAUsername', 'notAnEmail', 'notADate'] as const),
  ...(['ambiguousDate', 'shortYear', 'unlikelyDate', 'notANisn', 'shortenedNumber', 'notAGrade'] as const),
])

export const note = (
  field: ImportField | null,
  sentence: ImportSentence,
  values: Record<string, string> = {},
): ImportNote => ({ field, sentence, values })
