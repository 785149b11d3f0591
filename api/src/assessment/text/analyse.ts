import { namesIn, wordFrequency } from './analyse-frequency'
import type { Lexicon } from './analyse-lexicon'
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
 * L = intercept + a · ln(words per sentence) + b · mean Zipf value. Fitted by least squares to the 4,724 excerpts of
 * the CommonLit CLEAR corpus that have a Lexile band (200L wide), then stretched about the mean by 1/r, because least
 * squares pulls the ends of the scale towards the middle. Ten-fold cross-validated: r = .95, RMSE 90L, of which 58L is
 * the width of the bands. The corpus starts near 300L; below that the line is extrapolated.
 */
const INTERCEPT = 1108.6
const PER_LN_SENTENCE_LENGTH = 698
const PER_LOG_FREQUENCY = -362.7

/** The maximum mean frequency. A higher mean would reflect words such as "the" and "I", not vocabulary. */
const COMMONEST_MEAN = 6

/**
 * The length of a slice in words, and the standard error of its measure in L. Whole excerpts of 176 words miss the
 * middle of their band by 68L more than the width of the band explains. As with any mean, the error is proportional
 * to 1/√length (ten words: 286L).
 */
const SLICE_WORDS = 125
const SLICE_ERROR = 81

/** The Zipf value below which a word is rare: about one use in a million words. */
const RARE_BELOW = 3

/**
 * A sentence is long if it has at least 1.5 times the mean length of the text. A sentence of fewer than 12 words is
 * never long, and a sentence of 25 or more words is always long.
 */
const LONG = { timesMean: 1.5, least: 12, always: 25 }

/** The mean frequency assumed for a text that contains only numbers. */
const MIDDLING_FREQUENCY = 5.5

/** Returns the standard error, in L, of the measure of a text with this many words. */
export function textError(words: number): number {
  return SLICE_ERROR / Math.sqrt(words / SLICE_WORDS)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function measureOf(meanSentenceLength: number, meanLogFrequency: number): number {
  const commonness = Math.min(meanLogFrequency, COMMONEST_MEAN)
  return INTERCEPT + PER_LN_SENTENCE_LENGTH * Math.log(meanSentenceLength) + PER_LOG_FREQUENCY * commonness
}

function longOnes(sentences: readonly Sentence[], meanLength: number): Analysis['longSentences'] {
  const from = Math.min(LONG.always, Math.max(LONG.least, LONG.timesMean * meanLength))
  return sentences
    .filter(({ words }) => words.length >= from)
    .map(({ start, end, words }) => ({ start, end, words: words.length }))
}

const asRare = ({ form, start, end }: Word) => ({ word: form, start, end })

/** Measures an English text on the Lexile scale from its sentence lengths and word frequencies. Throws NoWordsError. */
export function analyse(text: string, lexicon: Lexicon): Analysis {
  const sentences = sentencesOf(text)
  const words = sentences.flatMap((sentence) => sentence.words)
  if (words.length === 0) throw new NoWordsError('The text has no words to measure.')
  const names = namesIn(words)
  const rated = words.map((word) => ({ word, frequency: wordFrequency(word, names, lexicon) }))
  const frequencies = rated.map(({ frequency }) => frequency).filter((value) => value !== undefined)
  const meanLogFrequency = frequencies.length > 0 ? mean(frequencies) : MIDDLING_FREQUENCY
  const meanSentenceLength = words.length / sentences.length
  return {
    measure: measureOf(meanSentenceLength, meanLogFrequency),
    standardError: textError(words.length),
    words: words.length,
    sentences: sentences.length,
    meanSentenceLength,
    meanLogFrequency,
    rareWords: rated.filter(({ frequency = RARE_BELOW }) => frequency < RARE_BELOW).map(({ word }) => asRare(word)),
    longSentences: longOnes(sentences, meanSentenceLength),
  }
}
