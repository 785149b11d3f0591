import {
  type Candidate,
  type Schedule,
  type ScheduledChild,
  type ScheduleState,
  scheduleContract,
} from '@lekta/shared/contract/schedule'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import type { School } from './school-fixtures'
import type { Room } from './school-people'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const exam = { code: 'reading', title: 'Reading test' }

type SchoolStudent = School['scored'][number]

/** A schedule in memory, with each child's progress. */
interface FixtureSchedule {
  id: number
  title: string
  opens: number
  closes: number
  tries: number
  rooms: number[]
  list: ScheduledChild[]
}

const childOf = ({ id, name, avatar, classrooms }: SchoolStudent, tries: number): ScheduledChild => ({
  id,
  name,
  avatar,
  classrooms,
  state: 'waiting',
  tries_used: 0,
  tries_allowed: tries,
  allowed_from: null,
  report_id: null,
  working: null,
})

/**
 * A class in the middle of a test: some children have finished, some are at various stages, and some have not
 * started.
 */
function inTheMiddle(child: ScheduledChild, i: number, now: number): ScheduledChild {
  const ago = (minutes: number) => new Date(now - minutes * MINUTE).toISOString()
  if (i % 5 === 4) return child
  if (i % 5 === 0) return { ...child, state: 'finished', tries_used: 1, report_id: child.id * 10 }
  const seen = i === 7 ? 6 : 0.2
  const working = {
    answered: 3 + ((i * 7) % 20),
    max_items: 30,
    moved_at: ago(i === 6 ? 4 : Math.max(seen, 0.5)),
    seen_at: ago(seen),
    guessing: i === 2 || i === 8,
    resting: i === 8,
  }
  return { ...child, state: 'working', tries_used: 1, working }
}

const stateOf = ({ opens, closes }: FixtureSchedule, now: number): ScheduleState =>
  now >= closes ? 'closed' : now < opens ? 'upcoming' : 'open'

function present(schedule: FixtureSchedule, rooms: readonly Room[], now: number): Schedule {
  const { id, title, list, tries } = schedule
  return {
    id,
    title,
    exam,
    state: stateOf(schedule, now),
    opens_at: new Date(schedule.opens).toISOString(),
    closes_at: new Date(schedule.closes).toISOString(),
    tries_allowed: tries,
    classrooms: rooms
      .filter((room) => schedule.rooms.includes(room.id))
      .map(({ id: room, name, grade }) => ({ id: room, name, grade })),
    children: list.length,
    finished: list.filter(({ report_id }) => report_id !== null).length,
    working: list.filter(({ state }) => state === 'working').length,
    given_by: 'Sri Wahyuni',
    changeable: true,
  }
}

const candidateOf = (student: SchoolStudent, { rooms }: School): Candidate => ({
  id: student.id,
  name: student.name,
  avatar: student.avatar,
  classrooms: rooms.filter(({ id }) => id === student.room.id).map(({ id, name, grade }) => ({ id, name, grade })),
  seat: student.id % 13 === 3 ? 'missing' : 'given',
})

function testsOf({ scored, rooms }: School, now: number): FixtureSchedule[] {
  const [first, second] = rooms
  const of = (room: Room | undefined) => scored.filter((student) => student.room.id === room?.id)
  const make = (id: number, title: string, room: Room | undefined, [from, to]: [number, number]): FixtureSchedule => ({
    id,
    title,
    opens: now + from,
    closes: now + to,
    tries: 1,
    rooms: room ? [room.id] : [],
    list: of(room).map((student) => childOf(student, 1)),
  })
  const open = make(1, 'Reading check, autumn', first, [-20 * MINUTE, 40 * MINUTE])
  const over = make(4, 'First reading check', second, [-40 * DAY, -30 * DAY])
  return [
    { ...open, list: open.list.map((child, i) => inTheMiddle(child, i, now)) },
    make(2, 'Reading check, autumn', second, [-2 * DAY, 5 * DAY]),
    make(3, 'End of term check', first, [3 * DAY, 8 * DAY]),
    {
      ...over,
      list: over.list.map((child) => ({ ...child, state: 'finished', tries_used: 1, report_id: child.id * 10 })),
    },
  ]
}

function find(tests: readonly FixtureSchedule[], id: number): FixtureSchedule {
  const schedule = tests.find((test) => test.id === id)
  if (!schedule) throw refusal(404, 'There is no such schedule.')
  return schedule
}

const studentsIn = (school: School, rooms: readonly number[], students: readonly number[]) =>
  school.scored.filter(({ id, room }) => rooms.includes(room.id) || students.includes(id))

const queryAnswers = (school: School, tests: readonly FixtureSchedule[]) =>
  answers(scheduleContract, {
    exams: async () => [exam],
    candidates: async ({ query }) =>
      listOf(
        school.scored.map((student) => candidateOf(student, school)),
        query,
        { text: ({ name }) => name, sort: { name: ({ name }) => name } },
      ),
    schedules: async ({ query: { state, from, until, ...query } }) => {
      const shown = tests
        .map((schedule) => present(schedule, school.rooms, Date.now()))
        .filter((test) => test.state === (state ?? test.state))
        .filter(({ opens_at, closes_at }) => (!from || closes_at > from) && (!until || opens_at < until))
      return listOf(shown, query, {
        text: ({ title }) => title,
        sort: {
          title: ({ title }) => title,
          opens_at: ({ opens_at }) => opens_at,
          closes_at: ({ closes_at }) => closes_at,
        },
      })
    },
    schedule: async ({ params }) => {
      const schedule = find(tests, params.id)
      const { list, rooms } = schedule
      const joined = studentsIn(school, rooms, []).filter(({ id }) => !list.some((child) => child.id === id))
      return {
        ...present(schedule, school.rooms, Date.now()),
        list,
        joined: joined.map(({ id, name }) => ({ id, name })),
        now: new Date().toISOString(),
      }
    },
    // This stream never emits.
    scheduleStream: async () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) }),
  })

const scheduleChangeAnswers = (school: School, tests: FixtureSchedule[]) =>
  answers(scheduleContract, {
    addSchedule: async ({ body }) => {
      const id = Math.max(...tests.map((test) => test.id)) + 1
      const chosen = studentsIn(school, body.classrooms, body.students).filter(
        (student) => candidateOf(student, school).seat !== 'missing',
      )
      const list = chosen.map((student) => childOf(student, body.tries))
      const times = { opens: Date.parse(body.opens_at), closes: Date.parse(body.closes_at) }
      tests.push({ id, title: body.title, tries: body.tries, rooms: [...body.classrooms], list, ...times })
      return { id, children: list.length }
    },
    editSchedule: async ({ params, body: { title, opens_at, closes_at, tries } }) => {
      Object.assign(find(tests, params.id), {
        title,
        opens: Date.parse(opens_at),
        closes: Date.parse(closes_at),
        tries,
      })
      return null
    },
    closeSchedule: async ({ params }) => {
      find(tests, params.id).closes = Date.now()
      return null
    },
    extendSchedule: async ({ params, body }) => {
      find(tests, params.id).closes = Date.parse(body.closes_at)
      return null
    },
    cancelSchedule: async ({ params }) => {
      tests.splice(tests.indexOf(find(tests, params.id)), 1)
      return null
    },
  })

function studentChangeAnswers(school: School, tests: readonly FixtureSchedule[]) {
  const change = (id: number, students: readonly number[], how: (child: ScheduledChild) => ScheduledChild) => {
    const schedule = find(tests, id)
    schedule.list = schedule.list.map((child) => (students.includes(child.id) ? how(child) : child))
    return null
  }
  return answers(scheduleContract, {
    allowNow: async ({ params, body: { students, allowed } }) =>
      change(params.id, students, (child) => ({
        ...child,
        allowed_from: allowed ? new Date().toISOString() : null,
      })),
    allowRetake: async ({ params, body: { students, allowed } }) =>
      change(params.id, students, (child) => ({ ...child, tries_allowed: child.tries_allowed + (allowed ? 1 : -1) })),
    addToSchedule: async ({ params, body: { students } }) => {
      const schedule = find(tests, params.id)
      schedule.list = [
        ...schedule.list,
        ...studentsIn(school, [], students).map((student) => childOf(student, schedule.tries)),
      ]
      return null
    },
    removeFromSchedule: async ({ params, body: { students } }) => {
      const schedule = find(tests, params.id)
      schedule.list = schedule.list.filter(({ id }) => !students.includes(id))
      return null
    },
  })
}

/** The schedules of a school in memory, as a teacher of both classrooms sees them. */
export function scheduleAnswers(school: School, started: Date): Answer[] {
  const tests = testsOf(school, started.getTime())
  return [
    ...queryAnswers(school, tests),
    ...scheduleChangeAnswers(school, tests),
    ...studentChangeAnswers(school, tests),
  ]
}
