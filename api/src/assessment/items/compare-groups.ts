import { type DifferenceClass, minGroupAnswers } from '@lekta/shared/contract/assessment/bank'

/** An answer of a student of one of two groups. Ability is in logits. */
export interface GroupAnswer {
  ability: number
  right: boolean
  /** Whether the student belongs to the group that is compared with all others. */
  inGroup: boolean
}

/** How an item works for a group, compared with other students of the same ability. */
export interface GroupDifference {
  answers: number
  otherAnswers: number
  /** MH D-DIF, −2.35 ln α. Above 0, the item is easier for the group; 1 is about half a logit. */
  difference: number
  /** The class of the Educational Testing Service; an item of class C should be reviewed (Zwick 2012). */
  class: DifferenceClass
}

/** Students are of the same ability if they are in the same stratum of this width, in logits. */
const STRATUM = 0.5

/** The factor that turns log odds into the delta scale of the Educational Testing Service. */
const DELTA = 2.35

/** The limits of the classes on the delta scale. */
const SLIGHT = 1
const LARGE = 1.5

/** The critical value of χ² with one degree of freedom, at 5 %. */
const SIGNIFICANT = 3.84

/** The 95th percentile of the normal distribution: one-sided tests at 5 %. */
const ONE_SIDED = 1.645

/** Counts of one stratum: the answers of the group (a right, b wrong) and of all others (c right, d wrong). */
interface Stratum {
  a: number
  b: number
  c: number
  d: number
}

function strataOf(answers: readonly GroupAnswer[]): Stratum[] {
  const strata = new Map<number, Stratum>()
  for (const { ability, right, inGroup } of answers) {
    const level = Math.floor(ability / STRATUM)
    const counts = strata.get(level) ?? { a: 0, b: 0, c: 0, d: 0 }
    if (inGroup) counts[right ? 'a' : 'b'] += 1
    else counts[right ? 'c' : 'd'] += 1
    strata.set(level, counts)
  }
  return [...strata.values()]
}

const sumOver = (strata: readonly Stratum[], of: (stratum: Stratum, total: number) => number) =>
  strata.reduce((sum, one) => sum + of(one, one.a + one.b + one.c + one.d), 0)

/** Returns χ² of Mantel and Haenszel, with their correction for continuity. */
function chiSquare(strata: readonly Stratum[]): number {
  const apart = sumOver(strata, ({ a, b, c }, n) => a - ((a + b) * (a + c)) / n)
  const variance = sumOver(strata, ({ a, b, c, d }, n) =>
    n < 2 ? 0 : ((a + b) * (c + d) * (a + c) * (b + d)) / (n * n * (n - 1)),
  )
  return variance === 0 ? 0 : Math.max(0, Math.abs(apart) - 0.5) ** 2 / variance
}

/** Returns the natural logarithm of the common odds ratio, and its standard error (Robins, Breslow & Greenland 1986). */
function logOddsRatio(strata: readonly Stratum[]) {
  const forGroup = sumOver(strata, ({ a, d }, n) => (a * d) / n)
  const forOthers = sumOver(strata, ({ b, c }, n) => (b * c) / n)
  const variance =
    sumOver(strata, ({ a, d }, n) => ((a + d) * a * d) / (n * n)) / (2 * forGroup ** 2) +
    sumOver(strata, ({ a, b, c, d }, n) => ((a + d) * b * c + (b + c) * a * d) / (n * n)) / (2 * forGroup * forOthers) +
    sumOver(strata, ({ b, c }, n) => ((b + c) * b * c) / (n * n)) / (2 * forOthers ** 2)
  return { ratio: Math.log(forGroup / forOthers), standardError: Math.sqrt(variance) }
}

function classOf(size: number, error: number, isSignificant: boolean): DifferenceClass {
  if (!isSignificant || size < SLIGHT) return 'A'
  return size >= LARGE && size - ONE_SIDED * error > SLIGHT ? 'C' : 'B'
}

/**
 * Compares how a group answers an item with how others of the same ability do (Mantel–Haenszel, Holland & Thayer
 * 1988). Returns null if either has too few answers, or if the answers do not vary.
 */
export function compareGroups(answers: readonly GroupAnswer[]): GroupDifference | null {
  const inGroup = answers.filter((answer) => answer.inGroup).length
  const others = answers.length - inGroup
  if (Math.min(inGroup, others) < minGroupAnswers) return null
  const strata = strataOf(answers)
  const { ratio, standardError } = logOddsRatio(strata)
  if (!Number.isFinite(ratio)) return null
  const difference = DELTA * ratio
  const isSignificant = chiSquare(strata) > SIGNIFICANT
  return {
    answers: inGroup,
    otherAnswers: others,
    difference,
    class: classOf(Math.abs(difference), DELTA * standardError, isSignificant),
  }
}
