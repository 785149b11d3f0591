/** Pauses between attempts, in milliseconds. */
export interface Backoff {
  first: number
  longest: number
  /** The factor from one pause to the next; 2 by default. */
  factor?: number
  /** The share by which a pause varies at random, so that many clients do not reconnect at once; 0 by default. */
  jitter?: number
}

/** Returns how many milliseconds to wait after this many failures in a row (1 or more). */
export const pauseAfter = (
  failures: number,
  { first, longest, factor = 2, jitter = 0 }: Backoff,
  random = Math.random,
): number => Math.min(longest, first * factor ** (failures - 1)) * (1 - jitter + 2 * jitter * random())
