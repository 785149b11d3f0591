import type { ImportNote } from '@lekta/shared/contract/import'
import type { ImportField } from '@lekta/shared/contract/import-columns'
import type { ImportSentence } from '@lekta/shared/contract/import-sentences'

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
