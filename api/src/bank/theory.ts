import type { Held } from '../assessment/items/calibrate'
import { difficultyOf, logitsOf } from '../assessment/scale'
import { textError } from '../assessment/text/analyse'

/**
 * How much the difficulty of items varies around that of their text, in L. The statement and options make some items
 * harder than others on the same text.
 */
const STATEMENT_ERROR = 60

/** Returns the difficulty that theory gives an item of a text with this measure (L), and its standard error. */
export const theoryOf = ({ textMeasure, words }: { textMeasure: number; words: number }): Held => ({
  difficulty: difficultyOf(textMeasure),
  standardError: logitsOf(Math.hypot(textError(words), STATEMENT_ERROR)),
})
