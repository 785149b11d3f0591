import type { Role } from '@lekta/shared/contract/endpoint'
import { type StudentOverview, studentOverviewContract } from '@lekta/shared/contract/people/student-overview'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { growthBetween, normAt } from './report-fixtures'
import type { School } from './school-fixtures'
import { type FixtureAttempt, noRoom } from './school-people'

type Student = School['scored'][number]

const presentTest = ({ id, title, tries, finished_at, measure, trusted, percentile, room }: FixtureAttempt) => ({
  ...{ report_id: id, title, tries, finished_at, measure, trusted, percentile },
  ...{ grade: room.grade, norm: normAt(room.grade) },
})

/** The growth from the first to the last test. */
function grownOf(history: readonly FixtureAttempt[]): StudentOverview['grown'] {
  const [first, last] = [history[0], history.at(-1)]
  if (!first || !last || first === last) return null
  return { ...growthBetween(first, last), since: first.finished_at }
}

function seatsOf({ seats: { of, subscriptions } }: School, { id }: Student): StudentOverview['seats'] {
  const seat = of.get(id)
  const [{ id: subscription_id, plan_name, ends_at }] = subscriptions
  if (!seat) return []
  const tests = { tests_used: seat.used, tests_left: 4 - seat.used, can_take_back: seat.used === 0 }
  return [{ subscription_id, plan_name, ends_at: ends_at ?? '', ...tests }]
}

/** The first student has a linked parent and another one who waits for an answer. */
function parentsOf({ id }: Student, now: Date): StudentOverview['parents'] {
  if (id !== 1) return { linked: [], waiting: [] }
  const at = now.toISOString()
  return {
    linked: [{ id: 900, name: 'Dewi Prasetya', email: 'dewi@keluarga.example', since: at }],
    waiting: [{ id: 901, name: 'Bambang Santoso', email: 'bambang@keluarga.example', asked_at: at }],
  }
}

/** The overviews of the students of a school in memory. */
export const overviewAnswers = (school: School, role: Role): Answer[] =>
  answers(studentOverviewContract, {
    studentOverview: async ({ params }) => {
      const student = school.scored.find(({ id }) => id === params.id)
      if (!student) throw refusal(404, 'There is no such student.')
      const { room, standing: latest, percentile: _, classrooms: __, ...row } = student
      const history = school.of(student)
      const rooms = room === noRoom ? [] : [room]
      return {
        student: { ...row, nisn: null, archived: school.archived.students.has(row.id) },
        classrooms: rooms.map(({ id, name, grade, teachers }) => ({
          ...{ id, name, grade, teachers: [...teachers] },
          can_open: true,
        })),
        latest,
        grown: grownOf(history),
        tests: history.map(presentTest).reverse(),
        seats: seatsOf(school, student),
        parents: role === 'school' ? parentsOf(student, school.now) : null,
      }
    },
  })
