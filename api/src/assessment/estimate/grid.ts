/** Abilities beyond these are clipped: −826L and 2,414L, far outside the reported range. In logits. */
const LOWEST = -9
const HIGHEST = 9
const STEP = 0.1

/** Evenly spaced abilities on which likelihoods are summed, in logits. */
export const ABILITIES: readonly number[] = Array.from(
  { length: Math.round((HIGHEST - LOWEST) / STEP) + 1 },
  (_, index) => LOWEST + index * STEP,
)
