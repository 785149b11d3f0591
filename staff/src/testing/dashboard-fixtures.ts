import {
  type ClassResults,
  type Concern,
  type ConcernCounts,
  concerns,
  dashboardContract,
  type Inbox,
  type OpenTest,
  type RecentStudent,
} from '@lekta/shared/contract/dashboard'
import type { ScoredStudent } from '@lekta/shared/contract/people/student'
import { FAR_BELOW_PERCENTILE, STALE_MONTHS } from '@lekta/shared/lib/measure/attention'
import { hasSurelyFallen, roundMeasure } from '@lekta/shared/lib/measure/measure'
import { quantile } from '@lekta/shared/lib/measure/quantile'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { type Room, rooms } from './school-people'

const day = 24 * 3600 * 1000
const month = 30 * day
const shown = 5

type Scored = ScoredStudent & { room: Room }

const norms: Readonly<Record<number, { low: number; high: number }>> = {
  3: { low: 325, high: 700 },
  4: { low: 555, high: 895 },
}

const personOf = ({ id, name, avatar, classrooms, standing, percentile }: Scored) => ({
  id,
  name,
  avatar,
  classrooms,
  standing,
  percentile,
})

function concernsOf({ standing, percentile }: Scored, now: Date): Concern[] {
  const stale = !standing || Date.parse(standing.finished_at) < now.getTime() - STALE_MONTHS * month
  const growth = standing?.trusted ? standing.growth : null
  const holds: Record<Concern, boolean> = {
    fallen: growth != null && hasSurelyFallen(growth),
    far_below: standing?.trusted === true && percentile !== null && percentile <= FAR_BELOW_PERCENTILE,
    doubtful: standing?.trusted === false,
    untested: stale,
  }
  return concerns.filter((concern) => holds[concern])
}

function groupOf(grade: number, members: readonly Scored[], began: number) {
  const values = members.flatMap(({ standing }) => (standing?.trusted ? [standing.measure.value] : []))
  const median =
    values.length === 0
      ? null
      : roundMeasure(
          quantile(
            values.sort((a, b) => a - b),
            0.5,
          ),
        )
  const middle =
    values.length < 5 ? null : { low: roundMeasure(quantile(values, 0.25)), high: roundMeasure(quantile(values, 0.75)) }
  const norm = norms[grade] ?? { low: 400, high: 800 }
  const position = median === null ? null : median < norm.low ? 'below' : median > norm.high ? 'above' : 'within'
  const tested = members.filter(({ standing }) => standing && Date.parse(standing.finished_at) >= began).length
  return {
    grade,
    students: members.length,
    tested,
    median,
    norm,
    place: position,
    change: median && 35,
    middle,
  } as const
}

/** Two open tests and an upcoming one, as a teacher of both classrooms sees them. */
export const openTests = (now: Date): OpenTest[] => {
  const at = (days: number) => new Date(now.getTime() + days * day).toISOString()
  const check = { title: 'Reading check, autumn', opens_at: at(-2), closes_at: at(5), open: true, children: 20 }
  const [a, b] = rooms.map(({ id, name }) => ({ id, name }))
  return [
    { ...check, id: 1, finished: 9, working: 3, classrooms: a ? [a] : [] },
    { ...check, id: 2, finished: 20, working: 0, classrooms: b ? [b] : [] },
    {
      id: 3,
      title: 'End of term check',
      opens_at: at(20),
      closes_at: at(27),
      open: false,
      children: 40,
      finished: 0,
      working: 0,
      classrooms: rooms.map(({ id, name }) => ({ id, name })),
    },
  ]
}

const turnsOf = <Row extends { concerns: Concern[] }>(rows: readonly Row[]) =>
  concerns
    .flatMap((concern, urgency) =>
      rows.filter((row) => row.concerns[0] === concern).map((row, turn) => ({ row, turn, urgency })),
    )
    .sort((a, b) => a.turn - b.turn || a.urgency - b.urgency)
    .map(({ row }) => row)

const newestFirst = (a: RecentStudent, b: RecentStudent) => b.standing.finished_at.localeCompare(a.standing.finished_at)

/** The dashboards of a teacher and a school over the same students. */
export function boardAnswers(scored: readonly Scored[], now: Date): Answer[] {
  const began = now.getTime() - 3 * month
  const people = scored.map((row) => ({ ...personOf(row), concerns: concernsOf(row, now) }))
  const concerned = turnsOf(people.filter((person) => person.concerns.length > 0))
  const counts = Object.fromEntries(
    concerns.map((concern) => [concern, people.filter((person) => person.concerns.includes(concern)).length]),
  ) as ConcernCounts
  const classes: ClassResults[] = rooms.map(({ id, name, grade }) => {
    const members = scored.filter(({ room }) => room.id === id)
    return { id, name, ...groupOf(grade, members, began) }
  })
  const recent = scored.flatMap((row) => (row.standing ? [{ ...personOf(row), standing: row.standing }] : []))
  const common = {
    students: scored.length,
    tested: classes.reduce((sum, { tested }) => sum + tested, 0),
    term_began: new Date(began).toISOString(),
    tests: { open: 2, upcoming: 1, waiting: 8, first: openTests(now) },
    concerns: { ...counts, unmeasured: people.filter(({ standing }) => standing === null).length },
    recent: recent.sort(newestFirst).slice(0, shown),
  }
  const inbox: Inbox = { checks_due: 1, invoices: null, imports: null, seats: null, untested_classes: 0 }
  const schoolInbox: Inbox = {
    checks_due: 1,
    invoices: { count: 1, id: 1, due_at: new Date(now.getTime() + 5 * day).toISOString() },
    imports: { count: 1, id: 1, kind: 'student' },
    seats: { left: 11, total: 260, ends_at: new Date(now.getTime() + 115 * day).toISOString() },
    untested_classes: 1,
  }
  const [, last] = classes
  return answers(dashboardContract, {
    teacherDashboard: async () => ({ ...common, inbox, classrooms: classes, attention: concerned.slice(0, shown) }),
    schoolDashboard: async () => ({
      ...common,
      inbox: schoolInbox,
      teachers: 2,
      classrooms: classes.length,
      link_requests: 2,
      grades: classes.map(({ id: _id, name: _name, ...group }) => group),
      progress: {
        measured: scored.filter(({ standing }) => standing?.trusted).length,
        far_below: counts.far_below,
        last_term: { tested: 30, measured: 30, far_below: 4 },
        growth: { students: 25, median: 45, expected: 60 },
      },
      attention: last ? [{ ...last, median: 450, place: 'below', concerns: ['below', 'untested'] }] : [],
    }),
  })
}
