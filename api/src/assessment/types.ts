export type Genre = 'literary' | 'informational'

export const GENRES: readonly Genre[] = ['literary', 'informational']

/** School grade from 0 (kindergarten) to 12. */
export type Grade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** An item as the engine sees it: `difficulty` is the Rasch difficulty in logits, `words` the length of the passage. */
export interface ItemParameters {
  id: string
  difficulty: number
  genre: Genre
  words: number
}

/** One answer. `milliseconds` is the time from showing the item to answering it, null if unknown. */
export interface Answer {
  item: ItemParameters
  correct: boolean
  skipped: boolean
  milliseconds: number | null
}

/** An estimate of a student's ability, in logits. */
export interface Estimate {
  ability: number
  standardError: number
}

/** The assumed distribution of a student's ability before the first answer, in logits. */
export interface Prior {
  mean: number
  standardDeviation: number
  source: 'last' | 'grade' | 'wide'
}

/** Why a test ended: enough items, a precise enough estimate, the end of the window, or no item left. */
export type StopReason = 'length' | 'precision' | 'window' | 'exhausted'
