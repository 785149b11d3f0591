import type { QuestionKind } from '@lekta/shared/contract/measure'
import { standardTest } from '@lekta/shared/lib/measure/standard-test'
import { type EffortRules, STANDARD_PROFILE, type TestRules } from '../profile'
import { logitsOf } from '../scale'

/** What share of a test's questions must be of some kinds, and what share may be. */
export interface KindLimit {
  kinds: readonly QuestionKind[]
  least: number
  most: number
}

/** All settings of a test with two questions per passage. They are stored with the attempt. */
export interface PassageProfile extends TestRules {
  minimumPassages: number
  maximumPassages: number
  /** How many more passages follow if the student seems to have answered a stretch without reading. */
  extraPassages: number
  /**
   * Standard deviation, in logits, of how well a passage suits a student. It makes two answers about a passage depend on
   * each other.
   */
  testletSpread: number
  /** The first of every so many passages is deliberately easy, by so many logits. */
  easyEvery: number
  easyBy: number
  kinds: readonly KindLimit[]
  /**
   * Not `effort` as in `Profile`: a server of a release that does not know passages fails at an attempt with them before
   * it stores anything, instead of going on with single items.
   */
  rapidGuesses: EffortRules
}

/** The settings of the standard test: about 32 minutes. */
export const STANDARD_PASSAGE_PROFILE: PassageProfile = {
  minimumPassages: standardTest.texts.least,
  maximumPassages: standardTest.texts.most,
  extraPassages: 5,
  targetStandardError: logitsOf(79),
  testletSpread: 0.5,
  easyEvery: 8,
  easyBy: 0.8,
  kinds: [
    { kinds: ['verbatim'], least: 0, most: 0.1 },
    { kinds: ['paraphrase'], least: 0, most: 0.3 },
    { kinds: ['inference'], least: 0.3, most: 1 },
    { kinds: ['interpretation'], least: 0.2, most: 1 },
    { kinds: ['evaluation', 'vocabulary'], least: 0.1, most: 1 },
  ],
  randomesque: 3,
  exposureCap: 0.25,
  maximumSkips: standardTest.skips,
  rapidGuesses: { ...STANDARD_PROFILE.effort, pauseAfter: 4 },
  minimumScored: 20,
  minimumStrand: 10,
}
