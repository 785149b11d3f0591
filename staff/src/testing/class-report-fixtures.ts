import {
  classReportContract,
  type GrowthOutcome,
  type GrowthRow,
  growthOutcomes,
  type ReadingGroup,
} from '@lekta/shared/contract/assessment/class-report'
import type { ListQuery } from '@lekta/shared/contract/list'
import { judgeGrowth } from '@lekta/shared/lib/measure/describe-growth'
import {
  type Change,
  hasSurelyFallen,
  hasSurelyGrown,
  readingRange,
  roundMeasure,
  roundText,
} from '@lekta/shared/lib/measure/measure'
import { quantile } from '@lekta/shared/lib/measure/quantile'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import { comprehension, growthBetween } from './report-fixtures'
import type { School } from './school-fixtures'
import type { FixtureAttempt } from './school-people'

const takenOf = ({ id, finished_at, measure }: FixtureAttempt) => ({ report_id: id, finished_at, measure })

function growthRow({ of }: School, student: School['scored'][number], since: number): GrowthRow {
  const { id, name, username, avatar, grade } = student
  const tests = of(student).filter(({ trusted }) => trusted)
  const distance = ({ finished_at }: FixtureAttempt) => Math.abs(Date.parse(finished_at) - since)
  const now = tests.at(-1) ?? null
  const after = now !== null && Date.parse(now.finished_at) >= since
  const earlier = after ? tests.slice(0, -1) : []
  const [then = null] = earlier.sort((a, b) => distance(a) - distance(b))
  return {
    id,
    name,
    username,
    avatar,
    grade,
    classrooms: student.classrooms,
    earlier: then && takenOf(then),
    latest: now && takenOf(now),
    growth: then && now && { ...growthBetween(then, now), expected },
    outcome: then && now && outcomeOf(growthBetween(then, now)),
  }
}

/** The gain that is expected of every student, in L. */
const expected = 35

function outcomeOf(growth: Change): GrowthOutcome {
  const verdict = judgeGrowth(growth)
  if (verdict === 'fallen' || verdict === 'probably fallen') return 'declined'
  if (verdict === 'unclear') return 'unchanged'
  return growth.difference > 2 * expected ? 'more' : 'expected'
}

const isThere = ({ scored, archived }: School, { options }: ListQuery) =>
  scored.filter(
    ({ id, room }) =>
      !archived.students.has(id) && (options.classroom_id === undefined || room.id === options.classroom_id),
  )

const dayOf = ({ now }: School, since: string | undefined) => since ?? `${now.getUTCFullYear() - 1}-07-01`

/** Forms as few groups as possible, starting with the lowest measure. */
function groupsOf(students: readonly ReadingGroup['students'][number][]): ReadingGroup[] {
  const groups: (typeof students)[number][][] = []
  for (const student of students) {
    const last = groups.at(-1)
    const first = last?.[0]
    if (last && first && student.measure.value - first.measure.value <= 150) last.push(student)
    else groups.push([student])
  }
  return groups.map((students) => {
    const values = students.map(({ measure }) => measure.value)
    const [lowest, highest] = [Math.min(...values), Math.max(...values)]
    const text = roundText((readingRange(highest).low + readingRange(lowest).high) / 2)
    return {
      text,
      understood: { lowest: comprehension(lowest, text), highest: comprehension(highest, text) },
      students,
    }
  })
}

/** The class report's endpoints other than its list and summary. */
export function classReportAnswers(school: School): Answer[] {
  const rowsOf = (query: ListQuery & { since?: string | undefined }) =>
    isThere(school, query).map((student) => growthRow(school, student, Date.parse(dayOf(school, query.since))))
  return answers(classReportContract, {
    growthRows: async ({ query }) => {
      const rows = rowsOf(query).filter(({ outcome }) => query.outcome === undefined || outcome === query.outcome)
      return listOf(rows, query, {
        text: ({ name, username }) => `${name} ${username}`,
        sort: {
          name: ({ name }) => name,
          earlier: ({ earlier }) => earlier?.measure.value ?? null,
          latest: ({ latest }) => latest?.measure.value ?? null,
          growth: ({ growth }) => growth?.difference ?? null,
          need: ({ growth }) => growth?.difference ?? null,
          probability: ({ growth }) => growth?.probability ?? null,
        },
      })
    },
    growthSummary: async ({ query }) => {
      const rows = rowsOf(query)
      const growths = rows.flatMap(({ growth }) => (growth ? [growth] : []))
      const differences = growths.map(({ difference }) => difference).sort((a, b) => a - b)
      return {
        since: dayOf(school, query.since),
        students: rows.length,
        compared: growths.length,
        median: differences.length === 0 ? null : roundMeasure(quantile(differences, 0.5)),
        grown: growths.filter(hasSurelyGrown).length,
        fallen: growths.filter(hasSurelyFallen).length,
        expected: growths.length === 0 ? null : expected,
        outcomes: Object.fromEntries(
          growthOutcomes.map((name) => [name, rows.filter(({ outcome }) => outcome === name).length]),
        ) as Record<GrowthOutcome, number>,
      }
    },
    readingGroups: async ({ query }) => {
      const room = isThere(school, { q: '', options: { classroom_id: Number(query.classroom_id) } } as ListQuery)
      const students = room.flatMap(({ id, name, standing }) =>
        standing?.trusted ? [{ id, name, report_id: standing.report_id, measure: standing.measure }] : [],
      )
      const rest = room.filter(({ standing }) => !standing?.trusted)
      return {
        groups: groupsOf(students.sort((a, b) => a.measure.value - b.measure.value)),
        left_out: rest.map(({ id, name, standing }) => ({ id, name, report_id: standing?.report_id ?? null })),
      }
    },
  })
}
