/** Chance to comprehend: the Rasch probability, without guessing. Ability and difficulty in logits. */
export function comprehension(ability: number, difficulty: number): number {
  return 1 / (1 + Math.exp(difficulty - ability))
}

/** Chance to answer right: guessing lifts the Rasch probability to c + (1 − c)P. */
export function chanceRight(ability: number, difficulty: number, guessing: number): number {
  return guessing + (1 - guessing) * comprehension(ability, difficulty)
}

/** Chance to answer right with its first two derivatives by ability, and the chance to answer wrong. */
export interface Response {
  right: number
  wrong: number
  slope: number
  curvature: number
}

/** Response of a reader to an item. `wrong` is not 1 − right, which loses its digits where right is nearly 1. */
export function responseAt(ability: number, difficulty: number, guessing: number): Response {
  const against = Math.exp(difficulty - ability)
  const p = 1 / (1 + against)
  const q = against / (1 + against)
  const slope = (1 - guessing) * p * q
  return { right: guessing + (1 - guessing) * p, wrong: (1 - guessing) * q, slope, curvature: slope * (q - p) }
}

/** Fisher information of one answer: P′² / P(1 − P), which is p(1 − p) without guessing. */
export function information(ability: number, difficulty: number, guessing: number): number {
  const { right, wrong, slope } = responseAt(ability, difficulty, guessing)
  return (slope * slope) / (right * wrong)
}

/**
 * Adds the logarithm of an answer's chance to a sum of them, given its credit (1 right, 0 wrong, between for a skip) and the
 * chances to be right and wrong.
 */
export function addLogChance(sum: number, credit: number, right: number, wrong: number): number {
  let after = sum
  if (credit > 0) after += credit * Math.log(right)
  if (credit < 1) after += (1 - credit) * Math.log(wrong)
  return after
}
