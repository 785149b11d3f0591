import type { LatestResult } from '@lekta/shared/contract/measure'
import type { GradeSpread, ScoredStudent, ScoreSummary } from '@lekta/shared/contract/people/student'
import { FAR_BELOW_PERCENTILE, SPREAD_STEP, STALE_MONTHS } from '@lekta/shared/lib/measure/attention'
import { hasSurelyFallen, hasSurelyGrown, roundMeasure } from '@lekta/shared/lib/measure/measure'
import { quantile } from '@lekta/shared/lib/measure/quantile'
import { normAt } from './report-fixtures'

const month = 30 * 24 * 3600 * 1000

type Measured = ScoredStudent & { standing: LatestResult }
type Compared = Measured & { standing: { growth: NonNullable<LatestResult['growth']> } }

const byName = (a: ScoredStudent, b: ScoredStudent) => a.name.localeCompare(b.name)
const isMeasured = (row: ScoredStudent): row is Measured => row.standing !== null
const isTrusted = ({ standing }: Measured) => standing.trusted
const isCompared = (row: Measured): row is Compared => row.standing.growth !== null
const growth = ({ standing }: Compared) => standing.growth.difference

function normCountsOf(grade: number | null, values: readonly number[]): GradeSpread['norm'] {
  if (grade === null) return null
  const { low, high } = normAt(grade)
  const below = values.filter((value) => value < low).length
  const above = values.filter((value) => value > high).length
  return { low, high, below, within: values.length - below - above, above }
}

function spreadOf(grade: number | null, students: readonly Measured[]): GradeSpread {
  const values = students.map(({ standing }) => standing.measure.value).sort((a, b) => a - b)
  const at = (share: number) => roundMeasure(quantile(values, share))
  const starts = values.map((value) => Math.floor(value / SPREAD_STEP) * SPREAD_STEP)
  const bins = [...new Set(starts)].map((from) => ({ from, students: starts.filter((start) => start === from).length }))
  return {
    grade,
    students: students.length,
    median: at(0.5),
    low: at(0.25),
    high: at(0.75),
    norm: normCountsOf(grade, values),
    bins,
  }
}

const nameOf = ({ id, name, standing }: ScoredStudent) => ({ id, name, report_id: standing?.report_id ?? null })
const listOf = <Row, Shown>(rows: readonly Row[], show: (row: Row) => Shown) => ({
  count: rows.length,
  first: rows.map(show),
})
const moved = (row: Compared) => ({ ...nameOf(row), growth: row.standing.growth })

/** Summarises students in memory as the server does. */
export function summaryOf(rows: readonly ScoredStudent[], now = new Date()): ScoreSummary {
  const measured = rows.filter(isMeasured)
  const trusted = measured.filter(isTrusted)
  const compared = trusted.filter(isCompared)
  const grades = [...new Set(trusted.map(({ grade }) => grade))].sort((a, b) => (a ?? 99) - (b ?? 99))
  const grown = compared.filter(({ standing }) => hasSurelyGrown(standing.growth))
  const fallen = compared.filter(({ standing }) => hasSurelyFallen(standing.growth))
  const far = trusted.flatMap((row) => (row.percentile === null ? [] : [{ ...row, percentile: row.percentile }]))
  const farBelow = far.filter(({ percentile }) => percentile <= FAR_BELOW_PERCENTILE)
  const stale = measured.filter(
    ({ standing }) => Date.parse(standing.finished_at) < now.getTime() - STALE_MONTHS * month,
  )
  return {
    students: rows.length,
    measured: measured.length,
    compared: compared.length,
    grades: grades.map((grade) =>
      spreadOf(
        grade,
        trusted.filter((row) => row.grade === grade),
      ),
    ),
    grown: listOf(
      grown.sort((a, b) => growth(b) - growth(a)),
      moved,
    ),
    fallen: listOf(
      fallen.sort((a, b) => growth(a) - growth(b)),
      moved,
    ),
    far_below: listOf(
      farBelow.sort((a, b) => a.percentile - b.percentile || byName(a, b)),
      (row) => ({ ...nameOf(row), percentile: row.percentile }),
    ),
    doubtful: listOf(measured.filter((row) => !isTrusted(row)).sort(byName), nameOf),
    stale: listOf(stale, (row) => ({ ...nameOf(row), finished_at: row.standing.finished_at })),
    unmeasured: listOf(rows.filter(({ standing }) => standing === null).sort(byName), nameOf),
  }
}
