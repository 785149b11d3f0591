import { type Answer, GENRES, type Genre, type ItemParameters } from './types'

/** Returns an item for tests. The genres alternate, and the passage has 80 words. */
export function itemAt(difficulty: number, index: number): ItemParameters {
  return { id: `item-${index}`, difficulty, genre: GENRES[index % GENRES.length] as Genre, words: 80 }
}

/** Returns an answer that took a minute, for tests. */
export function answerTo(item: ItemParameters, correct: boolean): Answer {
  return { item, correct, skipped: false, milliseconds: 60_000 }
}

/** Returns a pool for tests: items spread evenly between two difficulties. */
export function poolBetween(low: number, high: number, count: number): ItemParameters[] {
  return Array.from({ length: count }, (_, index) => itemAt(low + ((high - low) * index) / (count - 1), index))
}
