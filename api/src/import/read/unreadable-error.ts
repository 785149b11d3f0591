import type { ImportSentence } from '@lekta/shared/contract/import-sentences'

/** A sentence with what fills its places. */
export interface UnreadableReason {
  sentence: ImportSentence
  values?: Record<string, string>
}

/** A file that cannot be read as a sheet; the sentence says what its owner can do. */
export class UnreadableError extends Error {
  override name = 'Unreadable'

  constructor(
    readonly sentence: ImportSentence,
    readonly values: Record<string, string> = {},
  ) {
    super(sentence)
  }
}
