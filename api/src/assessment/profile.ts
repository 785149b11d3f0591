import { logitsOf } from './scale'

/** Every number that shapes a test. It is stored with the attempt, so that changing it changes no old result. */
export interface Profile {
  /** Chance that a reader who knows nothing answers right; 0 leaves guessing out. */
  guessing: number
  minimumItems: number
  maximumItems: number
  /** The test may end once the standard error of routing is below this, in logits. */
  targetStandardError: number
  /** How many items at the start are easy on purpose, and by how many logits. */
  easyItems: number
  easyBy: number
  /** One of this many best items is given. */
  randomesque: number
  /** No item is given in a larger share of attempts than this. */
  exposureCap: number
  maximumSkips: number
  effort: EffortRules
  /** Fewer scored answers than this make a result that is marked too short. */
  minimumScored: number
  /** Fewer scored answers than this in a genre give that genre no measure. */
  minimumStrand: number
}

/** When an answer is a rapid guess, and what follows. */
export interface EffortRules {
  /** No one reads for meaning faster than this. */
  wordsPerMinute: number
  /** The threshold is held between these two. */
  shortestMilliseconds: number
  longestMilliseconds: number
  /** This many rapid guesses in a row pause the test. */
  pauseAfter: number
  /** This share of rapid guesses makes the result untrustworthy. */
  untrustedShare: number
}

/**
 * The rules of the standard test. 600 words a minute is the rate of scanning for a single word in Carver's table of reading
 * gears (1990; adults read for meaning at about 300), and 10 seconds is the usual upper limit of time thresholds for rapid
 * guesses (Wise & Ma 2012). Both are lenient, because calling a fast reader careless is worse than missing a guess.
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
