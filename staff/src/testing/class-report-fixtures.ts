import { classReportContract, type GrowthRow, type ReadingGroup } from '@lekta/shared/contract/assessment/class-report'
import type { ListQuery } from '@lekta/shared/contract/list'
import {
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
import type { Sitting } from './school-people'

const takenOf = ({ id, finished_at, measure }: Sitting) => ({ report_id: id, finished_at, measure })

function growthRow({ of }: School, student: School['scored'][number], since: number): GrowthRow {
  const { id, name, username, avatar, grade } = student
  const tests = of(student).filter(({ trusted }) => trusted)
  const away = ({ finished_at }: Sitting) => Math.abs(Date.parse(finished_at) - since)
  const now = tests.at(-1) ?? null
  const after = now !== null && Date.parse(now.finished_at) >= since
  const earlier = after ? tests.slice(0, -1) : []
  const [then = null] = earlier.sort((a, b) => away(a) - away(b))
  return {
    id,
    name,
    username,
    avatar,
    grade,
    earlier: then && takenOf(then),
    latest: now && takenOf(now),
    growth: then && now && growthBetween(then, now),
  }
}

const isThere = ({ scored, away }: School, { options }: ListQuery) =>
  scored.filter(
    ({ id, room }) =>
      !away.students.has(id) && (options.classroom_id === undefined || room.id === options.classroom_id),
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
    growthRows: async ({ query }) =>
      listOf(rowsOf(query), query, {
        text: ({ name, username }) => `${name} ${username}`,
        sort: {
          name: ({ name }) => name,
          earlier: ({ earlier }) => earlier?.measure.value ?? null,
          latest: ({ latest }) => latest?.measure.value ?? null,
          growth: ({ growth }) => growth?.difference ?? null,
          probability: ({ growth }) => growth?.probability ?? null,
        },
      }),
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
