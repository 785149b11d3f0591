import type { ImportSentence } from '@lekta/shared/contract/import/import-sentences'

/** A sentence with the values of its placeholders. */
export interface UnreadableReason {
  sentence: ImportSentence
  values?: Record<string, string>
}

/** Thrown if a file cannot be read as a sheet. The sentence says what the user can do. */
export class UnreadableError extends Error {
  override name = 'Unreadable'

  constructor(
    readonly sentence: ImportSentence,
    readonly values: Record<string, string> = {},
  ) {
    super(sentence)
  }
}
