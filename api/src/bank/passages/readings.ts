/** Answers of readers who saw only statements and options, not the passages. */
export interface BlindReading {
  /** What the questions were drawn from. */
  of: string
  questions: number
  right: number
}

/** The day of all readings. The readers were language models, not children. */
export const readingDay = '2026-11-26'

/**
 * What blind readers got right, in the order of the readings. What is guessed with confidence is written anew, so only
 * the last reading is about the bank as it is.
 */
export const blindReadings: readonly BlindReading[] = [
  { of: 'the first 343 passages', questions: 100, right: 28 },
  { of: 'the first 343 passages', questions: 100, right: 40 },
  { of: 'the first 343 passages', questions: 100, right: 26 },
  { of: 'the next 388 passages', questions: 100, right: 30 },
  { of: 'the next 388 passages', questions: 100, right: 24 },
  { of: 'the first 731 passages', questions: 100, right: 24 },
]

/**
 * What readers with the passages answered as the key says, and how they rated the questions. The faulty questions, and
 * those that they answered differently, were mended afterwards.
 */
export const sightedReading = {
  questions: 1462,
  right: 1460,
  ratings: { excellent: 758, fine: 675, weak: 27, faulty: 2 },
  mended: 2,
}
