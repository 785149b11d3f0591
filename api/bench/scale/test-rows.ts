import { STANDARD_PROFILE } from '../../src/assessment/profile'
import { ENGINE_VERSION } from '../../src/assessment/result'
import { type Country, classOf, gradeOfClass, MONTHS, type School } from './country'
import type { Rows } from './people-rows'
import { createRandom, type Random } from './random'

const DAY = 24 * 60 * 60_000

/** The standard error of a finished test, in logits, and half the width of its 95 % band. */
const ERROR = 0.35
const BAND = 1.96 * ERROR

/** A test of all students of a school in one month. Ids of assignments and attempts are in the order of the months. */
export interface Round {
  scheduleId: number
  school: School
  /** 0…`MONTHS - 1`. */
  month: number
  opensAt: Date
}

/** One student's attempt in a round. */
export interface Sitting {
  attemptId: number
  assignmentId: number
  studentId: number
  grade: number
  startedAt: Date
  /** The reported ability, in logits. */
  ability: number
  isFinished: boolean
}

/** Returns the first day of each month up to that of `now`. */
export const monthsUntil = (now: Date): Date[] =>
  Array.from(
    { length: MONTHS },
    (_, i) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1) + i, 1)),
  )

/** Returns the rounds of all schools in the order of their months. */
export function roundsOf({ schools }: Country, months: readonly Date[], now: Date): Round[] {
  const rounds = schools.flatMap((school) =>
    school.testMonths.map((month) => {
      const day = (months[month] as Date).getTime() + (school.id % 12) * DAY
      return { school, month, opensAt: new Date(Math.min(day, now.getTime() - 2 * DAY)) }
    }),
  )
  return rounds.sort((a, b) => a.month - b.month).map((round, i) => ({ ...round, scheduleId: i + 1 }))
}

/** Schools close their tests after two weeks. */
export function* scheduleRows(rounds: readonly Round[]): Rows {
  for (const { scheduleId, school, opensAt } of rounds) {
    yield {
      id: scheduleId,
      exam_code: 'reading',
      title: `Tes membaca ${opensAt.toISOString().slice(0, 7)}`,
      school_id: school.id,
      opens_at: opensAt,
      closes_at: new Date(opensAt.getTime() + 14 * DAY),
      created_by: school.accountId,
      created_at: new Date(opensAt.getTime() - 3 * DAY),
    }
  }
}

export function* scheduledClassroomRows(rounds: readonly Round[]): Rows {
  for (const { scheduleId, school } of rounds)
    for (let i = 0; i < school.classrooms.count; i++)
      yield { schedule_id: scheduleId, classroom_id: school.classrooms.first + i }
}

/** Returns the ability of a student at the time of a round: readers of a grade differ, and all of them learn. */
function abilityOf(studentId: number, grade: number, month: number, random: Random): number {
  const talent = ((Math.imul(studentId, 2_654_435_761) >>> 0) / 4_294_967_296 - 0.5) * 4.2
  return -1.6 + 0.34 * grade + talent + (0.5 * month) / MONTHS + ERROR * random.normal()
}

/**
 * Yields the attempts of all rounds in the order of their ids. `firstIdOf` returns the id before the first attempt of
 * a month. One attempt of forty was never finished.
 */
export function* sittingsOf(rounds: readonly Round[], firstIdOf: (month: number) => number): Iterable<Sitting> {
  const random = createRandom(4)
  const nextIds = Array.from({ length: MONTHS }, (_, month) => firstIdOf(month))
  let assignmentId = 0
  for (const { school, month, opensAt } of rounds) {
    for (let i = 0; i < school.students.count; i++) {
      const studentId = school.students.first + i
      const grade = gradeOfClass(classOf(school, i))
      const attemptId = (nextIds[month] as number)++
      assignmentId += 1
      // Lessons from 1 to 6 o'clock UTC, which is the morning in Indonesia, on the first days.
      const startedAt = new Date(opensAt.getTime() + random.below(2) * DAY + (60 + random.below(300)) * 60_000)
      const ability = abilityOf(studentId, grade, month, random)
      yield { attemptId, assignmentId, studentId, grade, startedAt, ability, isFinished: random.next() > 0.025 }
    }
  }
}

export const assignmentColumns = ['id', 'schedule_id', 'student_id'] as const

export const attemptColumns = [
  ...['id', 'assignment_id', 'student_id', 'tries', 'status', 'started_at', 'finished_at', 'engine_version', 'profile'],
  ...['prior_mean', 'prior_deviation', 'prior_source', 'grade', 'grade_elapsed', 'stop_reason', 'ability'],
  ...['standard_error', 'ability_low', 'ability_high', 'trusted', 'percentile'],
] as const

const profile = JSON.stringify(STANDARD_PROFILE)
const number = (value: number) => value.toFixed(6)

/** Returns an attempt as COPY's text format has it. */
export function attemptRow(sitting: Sitting): string {
  const { attemptId, assignmentId, studentId, grade, startedAt, ability, isFinished } = sitting
  const finishedAt = new Date(startedAt.getTime() + 22 * 60_000).toISOString()
  const ended = isFinished
    ? ['finished', startedAt.toISOString(), finishedAt]
    : ['expired', startedAt.toISOString(), '\\N']
  const result = isFinished
    ? [
        'length',
        number(ability),
        ERROR,
        number(ability - BAND),
        number(ability + BAND),
        attemptId % 25 > 0,
        studentId % 99,
      ]
    : ['\\N', '\\N', '\\N', '\\N', '\\N', '\\N', '\\N']
  return [
    ...[attemptId, assignmentId, studentId, 1, ...ended, ENGINE_VERSION, profile],
    ...[number(ability - 0.2), 0.8, 'last', grade, 0.5, ...result],
  ].join('\t')
}
