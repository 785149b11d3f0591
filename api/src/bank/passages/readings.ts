/** Answers of readers who saw only statements and options, not the passages. */
export interface BlindReading {
  /** What the questions were drawn from. */
  of: string
  questions: number
  right: number
  /** Whether the questions have not been rewritten since. */
  current?: true
}

/** The days of all readings. The readers were language models, not children. */
export const readingDays = ['2026-11-26', '2026-11-27']

/**
 * What blind readers got right, in the order of the readings. What was guessed with confidence was then rewritten, so
 * only the last readings are about the bank as it is.
 */
export const blindReadings: readonly BlindReading[] = [
  { of: 'the first 343 passages', questions: 100, right: 28 },
  { of: 'the first 343 passages', questions: 100, right: 40 },
  { of: 'the first 343 passages', questions: 100, right: 26 },
  { of: 'the next 388 passages', questions: 100, right: 30 },
  { of: 'the next 388 passages', questions: 100, right: 24 },
  { of: 'the first 731 passages', questions: 100, right: 24, current: true },
  { of: 'the first 731 passages', questions: 54, right: 21, current: true },
  { of: 'the last 23 passages', questions: 46, right: 13, current: true },
  { of: 'all 754 passages', questions: 100, right: 31, current: true },
]

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const currentReadings = blindReadings.filter(({ current }) => current)

/** All blind readings of the bank as it is, taken together. */
export const currentReading = {
  questions: sumOf(currentReadings.map(({ questions }) => questions)),
  right: sumOf(currentReadings.map(({ right }) => right)),
}

/**
 * What readers with the passages answered as the key says, and how they rated the questions. The faulty questions, and
 * those that they answered differently, were mended afterwards.
 */
export const sightedReading = {
  questions: 1508,
  right: 1506,
  ratings: { excellent: 787, fine: 691, weak: 28, faulty: 2 },
  mended: 2,
}
