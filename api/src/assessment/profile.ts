import { logitsOf } from './scale'

/** The settings that every test has. */
export interface TestRules {
  /** The test may end when the standard error during the test is below this, in logits. */
  targetStandardError: number
  /** The next item or passage is chosen at random among this many best ones. */
  randomesque: number
  /** The largest share of attempts in which an item or passage may be used. */
  exposureCap: number
  maximumSkips: number
  /** A result with fewer scored answers is marked too short. */
  minimumScored: number
  /** A genre with fewer scored answers gets no measure. */
  minimumStrand: number
}

/**
 * All settings of a test of single items. They are stored with the attempt, so that later changes to them do not affect
 * old results.
 */
export interface Profile extends TestRules {
  /** The probability that a student who knows nothing chooses the right answer; 0 disables guessing. */
  guessing: number
  minimumItems: number
  maximumItems: number
  /** How many items at the start are deliberately easy, and by how many logits. */
  easyItems: number
  easyBy: number
  effort: EffortRules
}

/** When an answer counts as a rapid guess, and the consequences. */
export interface EffortRules {
  /** The fastest rate at which anyone reads for meaning. */
  wordsPerMinute: number
  /** The limits of the threshold for a rapid guess. */
  shortestMilliseconds: number
  longestMilliseconds: number
  /** The test pauses after this many rapid guesses in a row. */
  pauseAfter: number
  /** A result with at least this share of rapid guesses is not trusted. */
  untrustedShare: number
}

/**
 * The settings of the standard test. 600 words a minute is the rate of scanning for a single word in Carver's table of
 * reading gears (1990; adults read for meaning at about 300), and 10 seconds is the usual upper limit of time
 * thresholds for rapid guesses (Wise & Ma 2012). Both are lenient, because calling a fast student careless is worse
 * than missing a guess.
 */
export const STANDARD_PROFILE: Profile = {
  guessing: 0.25,
  minimumItems: 15,
  maximumItems: 30,
  targetStandardError: logitsOf(63),
  easyItems: 2,
  easyBy: 1,
  randomesque: 5,
  exposureCap: 0.25,
  maximumSkips: 3,
  effort: {
    wordsPerMinute: 600,
    shortestMilliseconds: 1500,
    longestMilliseconds: 10000,
    pauseAfter: 3,
    untrustedShare: 0.3,
  },
  minimumScored: 10,
  minimumStrand: 5,
}
