import { reportContract } from '@lekta/shared/contract/assessment/report'
import type { Role } from '@lekta/shared/contract/endpoint'
import type { ListQuery } from '@lekta/shared/contract/list'
import type { LatestResult } from '@lekta/shared/contract/measure'
import type { InvoiceRecord } from '@lekta/shared/contract/money/invoice'
import { childContract } from '@lekta/shared/contract/people/child'
import { type Classroom, classroomContract } from '@lekta/shared/contract/people/classroom'
import { type ScoredStudent, type Student, studentContract } from '@lekta/shared/contract/people/student'
import { roundMeasure } from '@lekta/shared/lib/measure/measure'
import { quantile } from '@lekta/shared/lib/measure/quantile'
import { accountFixtures, profileOf } from '@lekta/shared/testing/account-fixtures'
import { auditAnswers } from '@lekta/shared/testing/audit-fixtures'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import { invoiceAnswers, invoiceOf, paidInvoiceOf } from '@lekta/shared/testing/invoice-fixtures'
import { calendarAnswers } from './calendar-fixtures'
import { classReportAnswers } from './class-report-fixtures'
import { comparisonAnswers } from './comparison-fixtures'
import { boardAnswers } from './dashboard-fixtures'
import { goalAnswers } from './goal-fixtures'
import { interventionAnswers } from './intervention-fixtures'
import { leaverAnswers } from './leaver-fixtures'
import { linkAnswers } from './link-fixtures'
import { noteAnswers } from './note-fixtures'
import { overviewAnswers } from './overview-fixtures'
import { peopleAnswers } from './people-fixtures'
import { printAnswers } from './print-fixtures'
import { growthBetween, reportOf } from './report-fixtures'
import { rolloverAnswers } from './rollover-fixtures'
import { scheduleAnswers } from './schedule-fixtures'
import { attemptsOf, createStudents, type FixtureAttempt, type FixtureStudent, type Room, rooms } from './school-people'
import { createSeats, seatAnswers } from './seat-fixtures'
import { summaryOf } from './summary-fixtures'
import { textAnswers } from './text-fixtures'
import { viewAnswers } from './view-fixtures'

export const fixtureSchool = { id: 5, name: 'SD Melati', time_zone: 'Asia/Jakarta' }

const textOf = ({ name, preferred_name, username, email }: Student) =>
  `${name} ${preferred_name ?? ''} ${username} ${email ?? ''}`

const studentSort = {
  name: ({ name }: Student) => name,
  username: ({ username }: Student) => username,
  email: ({ email }: Student) => email,
  date_of_birth: (row: Student) => row.date_of_birth,
}

const scoreSort = {
  ...studentSort,
  measure: ({ standing }: ScoredStudent) => standing?.measure.value ?? null,
  growth: ({ standing }: ScoredStudent) => standing?.growth?.difference ?? null,
  finished_at: ({ standing }: ScoredStudent) => standing?.finished_at ?? null,
  percentile: ({ percentile }: ScoredStudent) => percentile,
}

const within = <Row extends { room: Room }>(rows: readonly Row[], { options }: ListQuery) =>
  rows.filter(({ room }) => options.classroom_id === undefined || room.id === options.classroom_id)

/** The students that match a query: by classroom, by grade, current or archived. */
const listed = ({ scored, archived }: School, query: ListQuery) =>
  within(scored, query).filter(
    ({ id, grade }) => archived.students.has(id) === query.options.archived && grade === (query.options.grade ?? grade),
  )

const withoutRoom = <Row extends { room: Room }>({ room: _, ...row }: Row) => row

/** A school in memory: two classrooms, two teachers, forty students, and a year of their tests. */
function createSchool(now: Date) {
  const all = createStudents()
  const done = attemptsOf(all, now)
  const of = ({ id }: { id: number }) => done.filter(({ child }) => child.id === id)
  const latestResultOf = (student: FixtureStudent): LatestResult | null => {
    const [last, before] = of(student).reverse()
    if (!last) return null
    const { id, measure, trusted, finished_at } = last
    return { report_id: id, measure, trusted, finished_at, growth: before ? growthBetween(before, last) : null }
  }
  const scored = all.map((student) => ({
    ...student,
    standing: latestResultOf(student),
    percentile: of(student).at(-1)?.percentile ?? null,
  }))
  const archived = { students: new Set<number>(), rooms: new Set<number>() }
  const rows = rooms.map((room) => ({ ...room }))
  return { now, done, of, scored, archived, rooms: rows, seats: createSeats(now) }
}

export type School = ReturnType<typeof createSchool>

function classroomsOf({ scored, archived, rooms: all, seats }: School): Classroom[] {
  return all.map((room) => {
    const members = scored.filter((row) => row.room.id === room.id && !archived.students.has(row.id))
    const values = members.flatMap(({ standing }) => (standing ? [standing.measure.value] : [])).sort((a, b) => a - b)
    const median = values.length === 0 ? null : roundMeasure(quantile(values, 0.5))
    const seated = members.filter(({ id }) => seats.of.has(id)).length
    return { ...room, teachers: [...room.teachers], students: members.length, measured: values.length, seated, median }
  })
}

function classroomAnswers(school: School): Answer[] {
  return answers(classroomContract, {
    classrooms: async ({ query }) => {
      const { classroom_id, grade: level, archived } = query.options
      const chosen = classroomsOf(school).filter(
        ({ id, grade }) =>
          id === (classroom_id ?? id) && grade === (level ?? grade) && school.archived.rooms.has(id) === archived,
      )
      return listOf(chosen, query, {
        text: ({ name }) => name,
        sort: {
          name: ({ name }) => name,
          grade: ({ grade }) => grade,
          students: ({ students }) => students,
          measured: ({ measured }) => measured,
          median: ({ median }) => median,
          seated: ({ seated }) => seated,
        },
      })
    },
    classroomMembers: async ({ query: { classroom_id } }) =>
      school.scored
        .filter(({ id, room }) => room.id === classroom_id && !school.archived.students.has(id))
        .map(({ id, name, username, avatar }) => ({ id, name, username, avatar })),
  })
}

function studentAnswers(school: School): Answer[] {
  return answers(studentContract, {
    students: async ({ query }) =>
      listOf(listed(school, query).map(withoutRoom), query, { text: textOf, sort: studentSort }),
    studentScores: async ({ query }) =>
      listOf(listed(school, query).map(withoutRoom), query, { text: textOf, sort: scoreSort }),
    scoreSummary: async ({ query }) => summaryOf(listed(school, query), school.now),
  })
}

const lineOf = ({ room: _room, standard_error: _error, ...line }: FixtureAttempt) => line

function reportAnswers({ done, of }: School): Answer[] {
  const newestFirst = [...done].sort((a, b) => b.finished_at.localeCompare(a.finished_at))
  return answers(reportContract, {
    reports: async ({ query }) =>
      listOf(within(newestFirst, query).map(lineOf), query, {
        text: ({ child }) => child.name,
        sort: {
          name: ({ child }) => child.name,
          measure: ({ measure }) => measure.value,
          finished_at: ({ finished_at }) => finished_at,
        },
      }),
    report: async ({ params }) => {
      const attempt = done.find(({ id }) => id === params.id)
      if (!attempt) throw refusal(404, 'There is no such report.')
      const history = of(attempt.child)
      return reportOf(attempt, history.slice(0, history.indexOf(attempt) + 1))
    },
  })
}

function personAnswers({ scored }: School, role: Role): Answer[] {
  const child = async ({ params }: { params: { id: number } }) => {
    const found = scored.find(({ id }) => id === params.id)
    if (!found) throw refusal(404, 'There is no such child.')
    return { ...withoutRoom(found), school: fixtureSchool.name }
  }
  return [...accountFixtures(profileOf(role, { school: fixtureSchool })), ...answers(childContract, { child })]
}

/** The invoices of the school's subscriptions: paid if active, otherwise open. */
const schoolInvoices = ({ seats: { subscriptions } }: School): InvoiceRecord[] =>
  subscriptions.map((row) => {
    const order = { ...row, subscription_id: row.id, unit_price: row.price, buyer: fixtureSchool.name }
    const issued = new Date(row.starts_at ?? row.created_at)
    return (row.status === 'active' ? paidInvoiceOf : invoiceOf)(row.invoice_id ?? row.id, order, issued)
  })

/** Fixtures for the teacher and school areas without a server. */
export function schoolFixtures(role: Role, now = new Date()): Answer[] {
  const school = createSchool(now)
  return [
    ...personAnswers(school, role),
    ...classroomAnswers(school),
    ...studentAnswers(school),
    ...reportAnswers(school),
    ...overviewAnswers(school, role),
    ...peopleAnswers(school),
    ...boardAnswers(school.scored, now),
    ...scheduleAnswers(school, now),
    ...classReportAnswers(school),
    ...comparisonAnswers(school),
    ...textAnswers(school),
    ...seatAnswers(school, role),
    ...(role === 'school' ? invoiceAnswers(schoolInvoices(school)) : []),
    ...linkAnswers(school.scored, now),
    ...goalAnswers(now),
    ...interventionAnswers(school),
    ...viewAnswers(),
    ...printAnswers(now),
    ...(role === 'school' ? rolloverAnswers(now) : []),
    ...noteAnswers(now),
    ...calendarAnswers(),
    ...leaverAnswers(now),
    ...auditAnswers(now),
  ]
}
