import type { Standing } from '../contract/measure'
import type { ScoredStudent } from '../contract/student'
import { quantile } from '../lib/quantile'
import { summarise } from './summarise-scores'

const student = (id: number, standing: Partial<Standing> | number | null, grade: number | null = 3): ScoredStudent => {
  const given = typeof standing === 'number' ? { measure: { value: standing, low: 0, high: 0 } } : standing
  return {
    id,
    name: `Reader ${id}`,
    username: `reader${id}`,
    email: null,
    date_of_birth: null,
    avatar: null,
    poin_formatted: '0',
    grade,
    classrooms: [],
    percentile: null,
    standing: given && {
      report_id: id,
      measure: { value: 500, low: 400, high: 600 },
      trusted: true,
      finished_at: '2026-05-01T08:00:00Z',
      growth: null,
      ...given,
    },
  }
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

test.each([
  [[500], 0.5, 500],
  [[400, 600], 0.5, 500],
  [[100, 200, 300, 400], 0.25, 175],
  [[100, 200, 300, 400, 500], 0.75, 400],
])('of %j, the share %d lies below %d', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected)
})

test('each grade has its median and middle half, lower grades first, an unknown grade last', () => {
  const rows = [
    student(1, 700, null),
    student(2, 610, 4),
    student(3, 400),
    student(4, 500),
    student(5, 605),
    student(6, null),
  ]
  const { grades, students, measured } = summarise(rows)
  expect(grades.map(({ grade, median, low, high }) => ({ grade, median, low, high }))).toEqual([
    { grade: 3, median: 500, low: 450, high: 555 },
    { grade: 4, median: 610, low: 610, high: 610 },
    { grade: null, median: 700, low: 700, high: 700 },
  ])
  expect([students, measured.length]).toEqual([6, 5])
})

test('growth and falls count where they are at least 90 % likely, the largest first', () => {
  const moved = (id: number, difference: number, probability: number, trusted = true) =>
    student(id, { growth: { difference, probability }, trusted })
  const rows = [
    moved(1, 90, 0.9),
    moved(2, 150, 0.97),
    moved(3, 80, 0.89),
    moved(4, -90, 0.1),
    moved(5, -160, 0.02),
    moved(6, -70, 0.11),
    moved(7, 300, 0.99, false),
    student(8, 500),
  ]
  const { grown, falling, compared, doubtful } = summarise(rows)
  expect(ids(grown)).toEqual([2, 1])
  expect(ids(falling)).toEqual([5, 4])
  expect(compared).toBe(6)
  expect(ids(doubtful)).toEqual([7])
})

test('a measure with too little effort is counted, but moves no median', () => {
  const doubtful = { measure: { value: 100, low: 0, high: 200 }, trusted: false }
  const rows = [student(1, 500), student(2, 600), student(3, doubtful), student(4, doubtful, 4)]
  const { grades, measured } = summarise(rows)
  expect(measured).toHaveLength(4)
  expect(grades.map(({ grade, median, students }) => [grade, median, ids(students)])).toEqual([[3, 550, [1, 2]]])
})

test('far below grade is up to the tenth percentile, lowest first, with enough effort only', () => {
  const at = (id: number, percentile: number | null, trusted = true) => ({ ...student(id, { trusted }), percentile })
  const rows = [at(1, 10), at(2, 3), at(3, 11), at(4, null), at(5, 1, false), at(6, 3)]
  expect(ids(summarise(rows).farBelow)).toEqual([2, 6, 1])
})

test('nobody is nobody', () => {
  const summary = summarise([])
  expect([summary.students, summary.grades, summary.unmeasured]).toEqual([0, [], []])
})
