import { keyOf } from '../read-bank'
import type { BankQuestion } from './read-passages'

// Readers who understand nothing and only compare words. What they get right says how far searching gets a child.

/** A reader’s score for each option; the highest is chosen. */
export type Matcher = (passage: string, question: Pick<BankQuestion, 'statement' | 'options'>) => number[]

/** Words that say nothing about what a sentence is about. */
const common = new Set(
  (
    'a an and are as at be been but by did do does for from had has have he her his how i if in into is it its me my no ' +
    'not of on or our out she so than that the their them then there these they this those to up was we were what when ' +
    'where which who why with you your'
  ).split(' '),
)

/** How many words around a hit of the statement count. */
const REACH = 8

const stemOf = (word: string) => word.replace(/[’']s$/, '').replace(/(ing|ed|es|s|ly)$/, '')
const wordsOf = (text: string) => (text.toLowerCase().match(/[a-z0-9’']+/g) ?? []).map(stemOf)
const stems = new Set([...common].map(stemOf))
const contentOf = (text: string) => wordsOf(text).filter((word) => !stems.has(word))

let latest = { passage: '', words: wordsOf('') }

/** Returns the words of a passage. Those of the latest passage are kept, because several readers look at it. */
function wordsOfPassage(passage: string): string[] {
  if (latest.passage !== passage) latest = { passage, words: wordsOf(passage) }
  return latest.words
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** Chooses the option whose words occur in the passage. */
export const matchWords: Matcher = (passage, { options }) => {
  const found = new Set(wordsOfPassage(passage))
  return options.map((option) => mean(contentOf(option).map((word) => Number(found.has(word)))))
}

/** Chooses the option whose words occur near the words of the statement. */
export const matchNearby: Matcher = (passage, { statement, options }) => {
  const sequence = wordsOfPassage(passage)
  const topics = new Set(contentOf(statement))
  const hits = sequence.flatMap((word, index) => (topics.has(word) ? [index] : []))
  const weights = sequence.map((_, index) =>
    hits.reduce((sum, hit) => sum + Math.exp(-Math.abs(hit - index) / REACH), 0.05),
  )
  const heaviest = (word: string) =>
    Math.max(0, ...sequence.map((other, index) => (other === word ? (weights[index] as number) : 0)))
  return options.map((option) => mean(contentOf(option).map(heaviest)))
}

/** Chooses the option that shares the fewest words with the passage, as someone would who expects traps. */
export const avoidWords: Matcher = (passage, question) => matchWords(passage, question).map((score) => -score)

/** Returns the probability that a matcher chooses the right option; it guesses among the best. */
export function chanceOf(matcher: Matcher, passage: string, question: BankQuestion): number {
  const scores = matcher(passage, question)
  const best = Math.max(...scores)
  return scores[keyOf(question)] === best ? 1 / scores.filter((score) => score === best).length : 0
}
