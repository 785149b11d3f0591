import {
  type ComparedGroup,
  type ComparedStudent,
  comparisonContract,
  type GroupGrowth,
  type GroupLevel,
} from '@lekta/shared/contract/assessment/comparison'
import { FAR_BELOW_PERCENTILE, SPREAD_STEP } from '@lekta/shared/lib/measure/attention'
import { hasSurelyFallen, hasSurelyGrown, roundMeasure } from '@lekta/shared/lib/measure/measure'
import { quantile } from '@lekta/shared/lib/measure/quantile'
import { schoolYearStart, termAfter, termKey, termStart } from '@lekta/shared/lib/time/school-terms'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { growthBetween, normAt } from './report-fixtures'
import type { School } from './school-fixtures'
import type { FixtureAttempt } from './school-people'

type Student = School['scored'][number]

/** What the middle reader of a grade gains in a year, in L. */
const yearlyGain = 170
const YEAR = 365.25 * 24 * 60 * 60_000

const quantiles = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => roundMeasure(quantile(sorted, share))
  return sorted.length === 0
    ? { median: null, middle: null }
    : { median: at(0.5), middle: { low: at(0.25), high: at(0.75) } }
}

function comparedStudent({ of }: School, student: Student, since: number): ComparedStudent[] {
  const tests = of(student).filter(({ trusted }) => trusted)
  const last = tests.at(-1)
  const distance = ({ finished_at }: FixtureAttempt) => Math.abs(Date.parse(finished_at) - since)
  const [first] = tests.slice(0, -1).sort((a, b) => distance(a) - distance(b))
  if (!last || !first || Date.parse(last.finished_at) < since) return []
  const growth = growthBetween(first, last)
  const years = (Date.parse(last.finished_at) - Date.parse(first.finished_at)) / YEAR
  return [
    {
      ...{ id: student.id, name: student.name, classrooms: [student.room.name], grade: student.grade },
      ...{ report_id: last.id, percentile: last.percentile, from: first.measure.value, to: last.measure.value },
      ...{ from_at: first.finished_at, to_at: last.finished_at, expected: roundMeasure(years * yearlyGain) },
      ...growth,
      fallen: hasSurelyFallen(growth),
    },
  ]
}

function growthOf(rows: readonly ComparedStudent[]): GroupGrowth {
  const against = quantiles(rows.map(({ difference, expected }) => difference - (expected ?? 0)))
  return {
    compared: rows.length,
    median: quantiles(rows.map(({ difference }) => difference)).median,
    expected: quantiles(rows.map(({ expected }) => expected ?? 0)).median,
    against: against.median,
    middle: against.middle,
    grown: rows.filter(hasSurelyGrown).length,
    fallen: rows.filter(({ fallen }) => fallen).length,
  }
}

/** The last trusted test of each student in a term. */
const lastIn = ({ of }: School, students: readonly Student[], start: Date) =>
  students.flatMap((student) => {
    const last = of(student)
      .filter(({ trusted, finished_at }) => {
        const at = new Date(finished_at)
        return trusted && at >= start && at < termAfter(start, 1)
      })
      .at(-1)
    return last ? [last] : []
  })

function levelOf(tests: readonly FixtureAttempt[]): GroupLevel {
  const count = (test: (percentile: number) => boolean) =>
    tests.filter(({ percentile }) => percentile !== null && test(percentile)).length
  return {
    tested: tests.length,
    ...quantiles(tests.map(({ measure }) => measure.value)),
    far_below: count((percentile) => percentile <= FAR_BELOW_PERCENTILE),
    below: count((percentile) => percentile > FAR_BELOW_PERCENTILE && percentile < 25),
    within: count((percentile) => percentile >= 25 && percentile <= 75),
    above: count((percentile) => percentile > 75),
  }
}

function binsOf(tests: readonly FixtureAttempt[]): ComparedGroup['bins'] {
  const starts = tests.map(({ measure }) => Math.floor(measure.value / SPREAD_STEP) * SPREAD_STEP)
  return [...new Set(starts)]
    .sort((a, b) => a - b)
    .map((from) => ({ from, students: starts.filter((start) => start === from).length }))
}

/** The comparisons of a school in memory. */
export function comparisonAnswers(school: School): Answer[] {
  const { scored, rooms, now, archived } = school
  const students = scored.filter(({ id }) => !archived.students.has(id))
  const sinceOf = (day: string | undefined) => day ?? termKey(schoolYearStart(now))
  return answers(comparisonContract, {
    comparison: async ({ query }) => {
      const term = query.term === undefined ? termStart(now) : new Date(query.term)
      const before = termAfter(term, query.before === 'year' ? -2 : -1)
      const since = sinceOf(query.since)
      const groups = rooms.map(({ id, name, grade }) => {
        const members = students.filter(({ room }) => room.id === id)
        const tests = lastIn(school, members, term)
        return {
          ...{ key: query.by === 'class' ? id : grade, name: query.by === 'class' ? name : null, grade },
          students: members.length,
          level: levelOf(tests),
          before: levelOf(lastIn(school, members, before)),
          growth: growthOf(members.flatMap((student) => comparedStudent(school, student, Date.parse(since)))),
          norm: normAt(grade),
          bins: binsOf(tests),
        }
      })
      const terms = [0, -1, -2].map((steps) => termKey(termAfter(termStart(now), steps)))
      return { terms, term: termKey(term), before: termKey(before), since, groups }
    },
    comparedStudents: async ({ query }) => {
      const members = students.filter(({ room, grade }) =>
        query.classroom_id === undefined ? grade === query.grade : room.id === query.classroom_id,
      )
      const since = sinceOf(query.since)
      const rows = members.flatMap((student) => comparedStudent(school, student, Date.parse(since)))
      const beyond = ({ difference, expected }: ComparedStudent) => difference - (expected ?? 0)
      return {
        since,
        students: rows.sort((a, b) => beyond(a) - beyond(b)),
        not_compared: members.length - rows.length,
      }
    },
  })
}
