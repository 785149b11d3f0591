export type Genre = 'literary' | 'informational'

export const GENRES: readonly Genre[] = ['literary', 'informational']

/** School grade, 0 for kindergarten to 12. */
export type Grade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** What the engine knows of an item. `difficulty` is its Rasch difficulty in logits, `words` the length of its passage. */
export interface ItemParameters {
  id: string
  difficulty: number
  genre: Genre
  words: number
}

/** One answer as it came in. `milliseconds` runs from showing the item to answering it, null when that is unknown. */
export interface Answer {
  item: ItemParameters
  correct: boolean
  skipped: boolean
  milliseconds: number | null
}

/** An estimate of a reader's ability, in logits. */
export interface Estimate {
  ability: number
  standardError: number
}

/** What is believed of a reader before the first answer, in logits. */
export interface Prior {
  mean: number
  standardDeviation: number
  source: 'last' | 'grade' | 'wide'
}

/** Why a test ended: enough items, a sure enough estimate, the end of the window, or no item left to give. */
export type StopReason = 'length' | 'precision' | 'window' | 'exhausted'
