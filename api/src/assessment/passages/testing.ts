import { type QuestionKind, questionKinds } from '@lekta/shared/contract/measure'
import { GENRES, type Genre } from '../types'
import type { AnsweredPassage, Passage, Question, Reply } from './types'

/** Returns a passage for tests, with 80 words, a motif of its own and two questions of the same difficulty. */
export function passageAt(difficulty: number, index: number, changes: Partial<Passage> = {}): Passage {
  const question = (number: number): Question => ({
    id: `passage-${index}-${number}`,
    kind: questionKinds[(2 + ((index + number) % (questionKinds.length - 2))) % questionKinds.length] as QuestionKind,
    difficulty,
    guessing: 0.25,
  })
  return {
    id: `passage-${index}`,
    genre: GENRES[index % GENRES.length] as Genre,
    words: 80,
    motifs: [`motif ${index}`],
    uncertainty: 0.4,
    questions: [question(1), question(2)],
    ...changes,
  }
}

/** Returns a pool for tests: passages spread evenly between two difficulties. */
export function passagesBetween(low: number, high: number, count: number): Passage[] {
  return Array.from({ length: count }, (_, index) => passageAt(low + ((high - low) * index) / (count - 1), index))
}

/** Returns a reply that took 40 seconds, for tests. */
export const replyOf = (outcome: Reply['outcome'], milliseconds: number | null = 40_000): Reply => ({
  outcome,
  milliseconds,
})

/** Returns a passage with replies: `+` for a right answer, `-` for a wrong one and `s` for a skip. */
export function answeredAs(passage: Passage, pattern: string, milliseconds = 40_000): AnsweredPassage {
  const outcomes = { '+': 'right', '-': 'wrong', s: 'skipped' } as const
  const [first, second] = [...pattern].map((sign) => replyOf(outcomes[sign as keyof typeof outcomes], milliseconds))
  if (!first) throw new Error('A passage needs a reply.')
  return { passage, replies: second ? [first, second] : [first] }
}
