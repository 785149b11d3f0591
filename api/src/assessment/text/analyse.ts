import { namesIn, wordFrequency } from './analyse-frequency'
import type { Lexicon } from './analyse-lexicon'
import {
  type Coefficients,
  measureOfSlice,
  measureOfSlices,
  SLICE_WORDS,
  type SliceFeatures,
  slicesOf,
} from './analyse-slices'
import { type Sentence, type Span, sentencesOf, type Word } from './analyse-tokens'

/** The result of `analyse`. Measures and errors are unrounded and in L; spans are offsets into the original text. */
export type Analysis = {
  measure: number
  standardError: number
  words: number
  sentences: number
  meanSentenceLength: number
  /** Mean Zipf value (log10 of the uses per billion words) of all words except numbers. */
  meanLogFrequency: number
  rareWords: (Span & { word: string })[]
  longSentences: (Span & { words: number })[]
}

/** Thrown for a text without words. */
export class NoWordsError extends Error {
  override name = 'NoWordsError'
}

/**
 * Fitted to public-domain books whose Lexile measures are stated publicly, and to early readers (`words/stated-measures.json`);
 * `fit.test.ts` checks that these are the fitted values.
 */
export const COEFFICIENTS: Coefficients = { intercept: 2305, perLength: 748, perFrequency: -570 }

/**
 * The standard error of a slice of 125 words, in L: 64L by which the theory of sentence lengths and word frequencies
 * misses such a passage (MetaMetrics, "How Accurate Are Lexile Text Measures?"), and 50L by which our measures of whole
 * books miss the stated ones. As with any mean, it is proportional to 1/√length (ten words: 286L), but it never falls
 * below that of a whole book.
 */
const SLICE_ERROR = 81
const BOOK_ERROR = 50

/** The Zipf value below which a word is rare: about one use in a million words. */
const RARE_BELOW = 3

/**
 * A sentence is long if it has at least 1.5 times the mean length of the text. A sentence of fewer than 12 words is
 * never long, and a sentence of 25 or more words is always long.
 */
const LONG = { timesMean: 1.5, least: 12, always: 25 }

/** The mean frequency assumed for a text that contains only numbers. */
const MIDDLING_FREQUENCY = 6

/** Returns the standard error, in L, of the measure of a text with this many words. */
export function textError(words: number): number {
  return Math.max(BOOK_ERROR, SLICE_ERROR / Math.sqrt(words / SLICE_WORDS))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

type RatedWord = { word: Word; frequency: number | undefined }

/** The words of a sentence with their Zipf values. Numbers have none. */
export type RatedSentence = { words: RatedWord[] }

/** Returns the sentences of a text with the frequencies of their words. */
export function rateWords(sentences: readonly Sentence[], lexicon: Lexicon): RatedSentence[] {
  const names = namesIn(sentences.flatMap(({ words }) => words))
  const rate = (word: Word) => ({ word, frequency: wordFrequency(word, names, lexicon) })
  return sentences.map(({ words }) => ({ words: words.map(rate) }))
}

function meanFrequency(words: readonly RatedWord[]): number {
  const frequencies = words.map(({ frequency }) => frequency).filter((value) => value !== undefined)
  return frequencies.length > 0 ? mean(frequencies) : MIDDLING_FREQUENCY
}

/** Returns what the measure of each slice of a text depends on. */
export function featuresOf(sentences: readonly RatedSentence[]): SliceFeatures[] {
  return slicesOf(sentences).map((slice) => {
    const words = slice.flatMap((sentence) => sentence.words)
    return { logLength: Math.log(words.length / slice.length), frequency: meanFrequency(words) }
  })
}

function longOnes(sentences: readonly Sentence[], meanLength: number): Analysis['longSentences'] {
  const from = Math.min(LONG.always, Math.max(LONG.least, LONG.timesMean * meanLength))
  return sentences
    .filter(({ words }) => words.length >= from)
    .map(({ start, end, words }) => ({ start, end, words: words.length }))
}

const asRare = ({ form, start, end }: Word) => ({ word: form, start, end })

/**
 * Measures an English text on the Lexile scale from its sentence lengths and word frequencies, in slices of at least
 * 125 words. Throws NoWordsError.
 */
export function analyse(text: string, lexicon: Lexicon): Analysis {
  const sentences = sentencesOf(text)
  if (sentences.length === 0) throw new NoWordsError('The text has no words to measure.')
  const rated = rateWords(sentences, lexicon)
  const words = rated.flatMap((sentence) => sentence.words)
  const meanSentenceLength = words.length / sentences.length
  return {
    measure: measureOfSlices(featuresOf(rated).map((slice) => measureOfSlice(slice, COEFFICIENTS))),
    standardError: textError(words.length),
    words: words.length,
    sentences: sentences.length,
    meanSentenceLength,
    meanLogFrequency: meanFrequency(words),
    rareWords: words.filter(({ frequency = RARE_BELOW }) => frequency < RARE_BELOW).map(({ word }) => asRare(word)),
    longSentences: longOnes(sentences, meanSentenceLength),
  }
}
