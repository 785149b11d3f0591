import type { Standing } from '../contract/measure'
import type { ScoredStudent } from '../contract/student'
import { roundReader, SURE_GROWTH } from '../lib/measure'
import { quantile } from '../lib/quantile'

/** A student with a finished test. */
export type Measured = ScoredStudent & { standing: Standing }
/** A student whose measure can be held against an earlier one. */
export type Compared = Measured & { standing: { growth: NonNullable<Standing['growth']> } }

/** A measured student whose place among others of the grade is known. */
export type Placed = Measured & { percentile: number }

/** Up to this percentile a student reads far below the grade. */
const farBelowPercentile = 10

/** Where the students of one grade who were tested with enough effort stand, in L. */
export interface GradeSpread {
  /** Null for students whose grade is not known. */
  grade: number | null
  students: Measured[]
  median: number
  /** The middle half: a quarter of the students lies below `low`, a quarter above `high`. */
  low: number
  high: number
}

export interface Summary {
  students: number
  measured: Measured[]
  grades: GradeSpread[]
  /** Tested with enough effort, and at least once before. */
  compared: number
  /** Growth that is very likely real, largest first. */
  grown: Compared[]
  /** A fall that is very likely real, largest first. */
  falling: Compared[]
  /** Tested with enough effort, and far below the grade; lowest first. */
  farBelow: Placed[]
  /** Too little effort in the last test to trust it. */
  doubtful: Measured[]
  unmeasured: ScoredStudent[]
}

const byName = (a: ScoredStudent, b: ScoredStudent) => a.name.localeCompare(b.name)
const isMeasured = (row: ScoredStudent): row is Measured => row.standing !== null
const isTrusted = ({ standing }: Measured) => standing.trusted
const isCompared = (row: Measured): row is Compared => row.standing.growth !== null
const isFarBelow = (row: Measured): row is Placed => row.percentile !== null && row.percentile <= farBelowPercentile

function spreadOf(grade: number | null, students: Measured[]): GradeSpread {
  const values = students.map(({ standing }) => standing.measure.value).sort((a, b) => a - b)
  const at = (share: number) => roundReader(quantile(values, share))
  return { grade, students, median: at(0.5), low: at(0.25), high: at(0.75) }
}

function spreads(trusted: readonly Measured[]): GradeSpread[] {
  const grades = [...new Set(trusted.map(({ grade }) => grade))]
  grades.sort((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
  return grades.map((grade) =>
    spreadOf(
      grade,
      trusted.filter((row) => row.grade === grade),
    ),
  )
}

/**
 * What a class's measures tell together: all of its students go in, none of them estimated from a part. A measure with
 * too little effort counts as taken, and in nothing else.
 */
export function summarise(rows: readonly ScoredStudent[]): Summary {
  const measured = rows.filter(isMeasured)
  const trusted = measured.filter(isTrusted)
  const compared = trusted.filter(isCompared)
  const growth = ({ standing }: Compared) => standing.growth.difference
  const chance = ({ standing }: Compared) => standing.growth.probability
  return {
    students: rows.length,
    measured,
    grades: spreads(trusted),
    compared: compared.length,
    grown: compared
      .filter((row) => chance(row) >= SURE_GROWTH && growth(row) > 0)
      .sort((a, b) => growth(b) - growth(a)),
    falling: compared
      .filter((row) => 1 - chance(row) >= SURE_GROWTH && growth(row) < 0)
      .sort((a, b) => growth(a) - growth(b)),
    farBelow: trusted.filter(isFarBelow).sort((a, b) => a.percentile - b.percentile || byName(a, b)),
    doubtful: measured.filter((row) => !isTrusted(row)).sort(byName),
    unmeasured: rows.filter((row) => row.standing === null).sort(byName),
  }
}
