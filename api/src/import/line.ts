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

export const note = (
  field: ImportField | null,
  sentence: ImportSentence,
  values: Record<string, string> = {},
): ImportNote => ({ field, sentence, values })
