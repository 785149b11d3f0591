import { dateFormat } from '@lekta/shared/lib/formats'
import { type Attempt, countAnswers } from '../attempt/attempt-state'
import { pointsFor } from '../attempt/finish-attempt'
import { type Bank, exposureOf } from '../bank/bank'
import type { Database } from '../database/connect'
import { insertMany } from '../database/insert-many'
import { assignment, attempt, attemptItem, schedule, scheduleClassroom } from '../database/schema'
import { readingExam } from '../schedule/install-exams'
import { gradeBefore } from '../school/school-time'
import { plannedTest, roundDays, rounds } from './demo-plan'
import type { DemoStudent } from './people'
import { trueAbility } from './student-traits'
import { answerTimes, takeTest } from './take-test'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MONTH = 30.44 * DAY

interface Year {
  database: Database
  bank: Bank
  random: () => number
  now: Date
}

const monthName = dateFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Length of a school day in milliseconds. A school day starts at 7:00 in Jakarta (midnight UTC). */
const schoolDay = 9 * 60 * MINUTE

/** Returns the time that is `after` milliseconds into the school day `days` days from now. */
const schoolHour = ({ now }: Year, days: number, after: number) =>
  new Date(Math.floor((now.getTime() + days * DAY) / DAY) * DAY + after)

interface OpenedRound {
  title: string
  opensAt: Date
  closesAt: Date
}

/** Assigns a test to all students, with one schedule per classroom. Returns assignment ids by student id. */
async function give({ database }: Year, students: readonly DemoStudent[], test: OpenedRound) {
  const assigned = new Map<number, number>()
  for (const classroomId of new Set(students.map((student) => student.classroomId))) {
    const members = students.filter((student) => student.classroomId === classroomId)
    const [first] = members
    if (!first) continue
    const [made] = await database
      .insert(schedule)
      .values({ ...test, examCode: readingExam.code, schoolId: first.schoolId, createdBy: first.teacherId })
      .returning()
    if (!made) throw new Error('An inserted schedule came back as nothing.')
    await database.insert(scheduleClassroom).values({ scheduleId: made.id, classroomId })
    const rows = members.map(({ id }) => ({ scheduleId: made.id, studentId: id }))
    for (const { id, studentId } of await database.insert(assignment).values(rows).returning())
      assigned.set(studentId, id)
  }
  return assigned
}

/**
 * Creates the schedules of one round for all students. The round opens four days before its month mark, so that at
 * least one school day has passed since.
 */
async function openRound(year: Year, students: readonly DemoStudent[], monthsAgo: number) {
  const opensAt = schoolHour(year, -4 - (monthsAgo * MONTH) / DAY, 0)
  const closesAt = new Date(opensAt.getTime() + roundDays * DAY + schoolDay)
  const title = `Reading check, ${monthName.format(opensAt)}`
  return { opensAt, given: await give(year, students, { title, opensAt, closesAt }) }
}

/** Gives the classrooms of each school's first teacher a test in a lesson on the same weekday, one after the other. */
async function planAhead(year: Year, students: readonly DemoStudent[]) {
  const { title, opensIn, lessons } = plannedTest
  const ofFirst = students.filter(({ ofFirstTeacher }) => ofFirstTeacher)
  const weekday = schoolHour(year, opensIn, 0).getUTCDay()
  const day = opensIn + ([1, 0, 0, 0, 0, 0, 2][weekday] ?? 0)
  const at = (minutes: number) => schoolHour(year, day, minutes * MINUTE)
  for (const teacher of new Set(ofFirst.map(({ teacherId }) => teacherId))) {
    const taught = ofFirst.filter(({ teacherId }) => teacherId === teacher)
    for (const [i, room] of [...new Set(taught.map(({ classroomId }) => classroomId))].entries()) {
      const { from, until } = lessons[i % lessons.length] as (typeof lessons)[number]
      const members = taught.filter(({ classroomId }) => classroomId === room)
      await give(year, members, { title, opensAt: at(from), closesAt: at(until) })
    }
  }
}

/** What the simulation remembers from one attempt of a student to the next. */
interface Memory {
  seen: Set<string>
  last: { ability: number; standardError: number; at: Date } | null
  points: number
}

/** Returns a random time in the school morning of the day `shift` days after `day`. */
const morning = (day: Date, shift: number, random: () => number) =>
  new Date(
    Date.UTC(
      day.getUTCFullYear(),
      day.getUTCMonth(),
      day.getUTCDate() + shift,
      1 + Math.floor(random() * 4),
      Math.floor(random() * 60),
    ),
  )

/** Returns the time of a lesson: a weekday morning soon after the round opened. */
const lesson = (opensAt: Date, random: () => number) => {
  const day = new Date(opensAt.getTime() + (1 + Math.floor(random() * 9)) * DAY)
  return morning(day, [1, 0, 0, 0, 0, 0, 2][day.getUTCDay()] ?? 0, random)
}

/** Returns the time of a lesson on the last weekday before today. */
const lastLesson = ({ now, random }: Year) => {
  const day = new Date(now.getTime() - DAY)
  return morning(day, [-2, 0, 0, 0, 0, 0, -1][day.getUTCDay()] ?? 0, random)
}

/** Simulates a year of attempts with the engine and stores every answer. Returns the points earned, by student id. */
export async function liveYear(year: Year, students: readonly DemoStudent[]): Promise<Map<number, number>> {
  const { bank, random, now } = year
  const memories = new Map<number, Memory>(students.map(({ id }) => [id, { seen: new Set(), last: null, points: 0 }]))
  const exposed = new Map<string, number>()
  let attempts = 0
  for (const [round, { monthsAgo, profile }] of rounds.entries()) {
    const { opensAt, given: assigned } = await openRound(year, students, monthsAgo)
    const finished: { attempt: Attempt; studentId: number; assignmentId: number }[] = []
    const isOpen = monthsAgo === 0
    for (const { id, traits, rounds: takes, early } of students) {
      const memory = memories.get(id) as Memory
      if (!takes[round] || (isOpen && !early)) continue
      const at = isOpen ? lastLesson(year) : lesson(opensAt, random)
      const ability = trueAbility(traits, at, now)
      const exposure = exposureOf(bank.items, exposed, attempts)
      const grade = gradeBefore(traits.grade, at, now)
      const done = takeTest({
        traits,
        grade,
        ability,
        at,
        profile,
        bank,
        exposure,
        random,
        ...memory,
      })
      attempts += 1
      for (const { itemId } of done.attemptItems) {
        exposed.set(itemId, (exposed.get(itemId) ?? 0) + 1)
        memory.seen.add(itemId)
      }
      remember(memory, done)
      finished.push({ attempt: done, studentId: id, assignmentId: assigned.get(id) as number })
    }
    await store(year.database, finished)
  }
  await planAhead(year, students)
  return new Map([...memories].map(([id, { points }]) => [id, points]))
}

function remember(memory: Memory, done: Attempt) {
  const { ability, standardError, finishedAt, trusted } = done.row
  memory.points += pointsFor(countAnswers(done), trusted === true)
  if (trusted && ability !== null && standardError !== null && finishedAt) {
    memory.last = { ability, standardError, at: finishedAt }
  }
}

async function store(
  database: Database,
  attempts: readonly { attempt: Attempt; studentId: number; assignmentId: number }[],
) {
  const rows = attempts.map(({ attempt: { row }, studentId, assignmentId }) => {
    const { id: _, ...values } = row
    return { ...values, studentId, assignmentId }
  })
  const inserted = await database.insert(attempt).values(rows).returning({ id: attempt.id })
  const attemptItems = attempts.flatMap(({ attempt: done }, i) => {
    const times = answerTimes(done)
    return done.attemptItems.map(({ answered: _, ...slot }, j) => ({
      ...slot,
      attemptId: inserted[i]?.id as number,
      answeredAt: times[j],
    }))
  })
  await insertMany(database, attemptItem, attemptItems, ['attemptId'])
}
