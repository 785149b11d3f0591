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

/** Counts kinds, and what readers get right who only compare words. At least one passage is required. */
export function figuresOf(passages: readonly CountedPassage[]): PassageFigures {
  const questions = passages.flatMap(({ passage, questions }) => questions.map((question) => ({ passage, question })))
  const shareOfKind = (kind: QuestionKind) => shareOf(questions, ({ question }) => question.kind === kind)
  const matchedBy = (matcher: Matcher) =>
    shareOf(questions, ({ passage, question }) => chanceOf(matcher, passage, question))
  return {
    passages: passages.length,
    questions: questions.length,
    literary: shareOf(passages, ({ genre }) => genre === 'literary'),
    kinds: Object.fromEntries(questionKinds.map((kind) => [kind, shareOfKind(kind)])) as PassageFigures['kinds'],
    matched: Object.fromEntries(
      Object.entries(matchers).map(([name, matcher]) => [name, matchedBy(matcher)]),
    ) as PassageFigures['matched'],
    longestKey: shareOf(questions, ({ question }) => hasLongestKey(question)),
  }
}
