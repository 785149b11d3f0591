/** Returns the probability of comprehension: the Rasch model without guessing. Ability and difficulty in logits. */
export function comprehension(ability: number, difficulty: number): number {
  return 1 / (1 + Math.exp(difficulty - ability))
}

/** Returns the probability of a right answer: guessing raises the Rasch probability P to c + (1 − c)P. */
export function chanceRight(ability: number, difficulty: number, guessing: number): number {
  return guessing + (1 - guessing) * comprehension(ability, difficulty)
}

/**
 * The probability of a right answer with its first two derivatives by ability, and the probability of a wrong answer.
 */
export interface Response {
  right: number
  wrong: number
  slope: number
  curvature: number
}

/**
 * Returns the response to an item. `wrong` is not computed as 1 − right, which would lose digits when right is nearly
 * 1.
 */
export function responseAt(ability: number, difficulty: number, guessing: number): Response {
  const against = Math.exp(difficulty - ability)
  const p = 1 / (1 + against)
  const q = against / (1 + against)
  const slope = (1 - guessing) * p * q
  return { right: guessing + (1 - guessing) * p, wrong: (1 - guessing) * q, slope, curvature: slope * (q - p) }
}

/** Returns the Fisher information of one answer: P′² / P(1 − P), which is p(1 − p) without guessing. */
export function information(ability: number, difficulty: number, guessing: number): number {
  const { right, wrong, slope } = responseAt(ability, difficulty, guessing)
  return (slope * slope) / (right * wrong)
}

/**
 * Returns `sum` plus the log probability of an answer with this credit (1 right, 0 wrong, in between for a skip);
 * `right` and `wrong` are the probabilities of a right and a wrong answer.
 */
export function addLogChance(sum: number, credit: number, right: number, wrong: number): number {
  let after = sum
  if (credit > 0) after += credit * Math.log(right)
  if (credit < 1) after += (1 - credit) * Math.log(wrong)
  return after
}
