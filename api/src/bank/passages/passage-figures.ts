import { type QuestionKind, questionKinds } from '@lekta/shared/contract/measure'
import { keyOf } from '../read-bank'
import type { BankPassage, BankQuestion } from './read-passages'
import { avoidWords, chanceOf, type Matcher, matchNearby, matchWords } from './word-matcher'

/** Figures about the questions of some passages. Shares are 0…1. */
export interface PassageFigures {
  passages: number
  questions: number
  /** The share of literary passages. */
  literary: number
  kinds: Record<QuestionKind, number>
  /** The share that each reader gets right who only compares words. */
  matched: Record<keyof typeof matchers, number>
  /** How often the key is the longest of the options. */
  longestKey: number
}

const matchers = { words: matchWords, nearby: matchNearby, avoiding: avoidWords } satisfies Record<string, Matcher>

/** Returns whether the key is longer than every other option. */
export const hasLongestKey = (question: BankQuestion) => {
  const key = question.options[keyOf(question)] ?? ''
  return question.options.every((option) => option === key || option.length < key.length)
}

/** Returns the mean of a number, or the share for which something is true. */
export const shareOf = <T>(values: readonly T[], of: (value: T) => number | boolean) =>
  values.reduce((sum, value) => sum + Number(of(value)), 0) / values.length

/** A passage with its questions, as far as figures depend on it. */
export type CountedPassage = Pick<BankPassage, 'genre' | 'passage' | 'questions'>

/** What one question contributes to figures. */
export interface QuestionFigures {
  kind: QuestionKind
  /** The chance that each reader is right who only compares words. */
  matched: Record<keyof typeof matchers, number>
  hasLongestKey: boolean
}

/** Returns what the questions of a passage contribute to figures. */
export function questionFiguresOf({ passage, questions }: CountedPassage): QuestionFigures[] {
  return questions.map((question) => ({
    kind: question.kind,
    matched: Object.fromEntries(
      Object.entries(matchers).map(([name, matcher]) => [name, chanceOf(matcher, passage, question)]),
    ) as QuestionFigures['matched'],
    hasLongestKey: hasLongestKey(question),
  }))
}

/** Sums up questions. At least one is required. */
export function sumUpQuestions(questions: readonly QuestionFigures[]): Omit<PassageFigures, 'passages' | 'literary'> {
  const shareOfKind = (kind: QuestionKind) => shareOf(questions, (question) => question.kind === kind)
  const matchedBy = (name: keyof typeof matchers) => shareOf(questions, ({ matched }) => matched[name])
  return {
    questions: questions.length,
    kinds: Object.fromEntries(questionKinds.map((kind) => [kind, shareOfKind(kind)])) as PassageFigures['kinds'],
    matched: { words: matchedBy('words'), nearby: matchedBy('nearby'), avoiding: matchedBy('avoiding') },
    longestKey: shareOf(questions, (question) => question.hasLongestKey),
  }
}

/** Counts kinds, and what readers get right who only compare words. At least one passage is required. */
export const figuresOf = (passages: readonly CountedPassage[]): PassageFigures => ({
  passages: passages.length,
  literary: shareOf(passages, ({ genre }) => genre === 'literary'),
  ...sumUpQuestions(passages.flatMap(questionFiguresOf)),
})
