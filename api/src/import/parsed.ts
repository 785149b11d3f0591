import type { ImportMessage } from '@lekta/shared/contract/import'
import type { ImportSentence } from '@lekta/shared/contract/import-sentences'

/** What a cell says: a value, perhaps with what should be known of it, or what is wrong. An empty one says nothing. */
export interface Parsed<T> {
  value?: T
  fault?: ImportMessage
  notice?: ImportMessage
}

export const sentenceParts = (sentence: ImportSentence, values: Record<string, string> = {}): ImportMessage => ({
  sentence,
  values,
})

export const failed = (sentence: ImportSentence, values: Record<string, string> = {}): Parsed<never> => ({
  fault: sentenceParts(sentence, values),
})
