/**
 * The limits and the step of the grid, in logits. Abilities outside the limits are clipped. The limits equal −826L
 * and 2,414L, which is far outside the reported range.
 */
const LOWEST = -9
const HIGHEST = 9
const STEP = 0.1

/** Evenly spaced abilities, in logits, over which likelihoods are summed. */
export const ABILITIES: readonly number[] = Array.from(
  { length: Math.round((HIGHEST - LOWEST) / STEP) + 1 },
  (_, index) => LOWEST + index * STEP,
)
