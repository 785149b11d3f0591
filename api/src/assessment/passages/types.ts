import type { QuestionKind } from '@lekta/shared/contract/measure'
import type { Genre } from '../types'

/** The form of a text. */
export const passageForms = [
  'story',
  'poem',
  'dialogue',
  'notice',
  'instructions',
  'letter',
  'news',
  'explanation',
  'argument',
] as const
export type PassageForm = (typeof passageForms)[number]

/** A question about a passage as the engine sees it. */
export interface Question {
  id: string
  kind: QuestionKind
  /** The Rasch difficulty, in logits. */
  difficulty: number
  /** The probability that a student who understood nothing chooses the right option. */
  guessing: number
}

/** A passage with its two questions, which a test gives together. */
export interface Passage {
  id: string
  genre: Genre
  words: number
  motifs: readonly string[]
  /** The standard error, in logits, that the difficulties of both questions have in common. */
  uncertainty: number
  questions: readonly [Question, Question]
}

/** The answer to one question. `milliseconds` is the time from showing the question to answering it, null if unknown. */
export interface Reply {
  outcome: 'right' | 'wrong' | 'skipped'
  milliseconds: number | null
}

/** A passage with the replies to its questions, in their order; the second is missing while it is being answered. */
export interface AnsweredPassage {
  passage: Passage
  replies: readonly [Reply] | readonly [Reply, Reply]
}
