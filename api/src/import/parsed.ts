import type { ImportMessage } from '@lekta/shared/contract/import/import'
import type { ImportSentence } from '@lekta/shared/contract/import/import-sentences'

/** The parsed content of a cell: a value, possibly with a notice, or an error. An empty cell has none of these. */
export interface Parsed<T> {
  value?: T
  error?: ImportMessage
  notice?: ImportMessage
}

export const sentenceParts = (sentence: ImportSentence, values: Record<string, string> = {}): ImportMessage => ({
  sentence,
  values,
})

export const failed = (sentence: ImportSentence, values: Record<string, string> = {}): Parsed<never> => ({
  error: sentenceParts(sentence, values),
})
