/** Pauses between attempts, in milliseconds. */
export interface Backoff {
  first: number
  longest: number
  /** How much longer each pause is than the one before; 2 by default. */
  factor?: number
  /** By which share of itself a pause varies at most, so that many clients do not come back at once; 0 by default. */
  jitter?: number
}

/** Returns how many milliseconds to wait after so many failures in a row, from 1. */
export const pauseAfter = (
  failures: number,
  { first, longest, factor = 2, jitter = 0 }: Backoff,
  random = Math.random,
): number => Math.min(longest, first * factor ** (failures - 1)) * (1 - jitter + 2 * jitter * random())
