import type { ListedReport } from '@lekta/shared/contract/assessment/report'
import type { Student } from '@lekta/shared/contract/people/student'
import { roundMeasure } from '@lekta/shared/lib/measure/measure'
import { blankStudent } from '@lekta/shared/testing/blank-student'

const day = 24 * 3600 * 1000
const firstNames = ['Ayu', 'Bagas', 'Citra', 'Dimas', 'Eka', 'Farah', 'Galih', 'Hana', 'Ibrahim', 'Joko']
const lastNames = ['Lestari', 'Nugroho', 'Prasetyo', 'Saputra']
const longest = { first: 'Muhammad Zulfikar Ramadhan', last: 'Wicaksono Adiputra' }

export interface Room {
  id: number
  name: string
  grade: number
  teachers: readonly string[]
}

export const rooms: readonly [Room, Room] = [
  { id: 1, name: '3A Melati', grade: 3, teachers: ['Sri Wahyuni'] },
  { id: 2, name: '4B Kenanga', grade: 4, teachers: ['Bambang Prasetyo', 'Sri Wahyuni'] },
]

/** The placeholder for students without a classroom. */
export const noRoom: Room = { id: 0, name: '', grade: 0, teachers: [] }
export type FixtureStudent = Student & { room: Room }

/** Creates forty students, twenty in each classroom. They are the same on every call. */
export function createStudents(): FixtureStudent[] {
  return Array.from({ length: 40 }, (_, i) => {
    const room = rooms[i < 20 ? 0 : 1]
    const { first, last } =
      i === 17 ? longest : { first: firstNames[i % 10] as string, last: lastNames[Math.floor(i / 10)] as string }
    const birth = new Date(Date.UTC(2020 - room.grade - 3, i % 12, 1 + ((i * 7) % 28)))
    const username = `${first}.${last}`.toLowerCase().replaceAll(' ', '.')
    return {
      ...blankStudent,
      id: i + 1,
      name: `${first} ${last}`,
      preferred_name: i === 17 ? 'Zul' : null,
      username,
      email: i % 3 === 0 ? `${username}@sd-melati.sch.id` : null,
      date_of_birth: i % 8 === 7 ? null : birth.toISOString().slice(0, 10),
      poin_formatted: String((i * 37) % 400),
      grade: room.grade,
      classrooms: [room.name],
      room,
    }
  })
}

/** A finished attempt with the extra data that its report needs. */
export type FixtureAttempt = ListedReport & { standard_error: number; room: Room }

const standardError = (n: number) => 62 + (n % 5) * 4

const bandOf = (value: number, error: number) => ({
  value: roundMeasure(value),
  low: roundMeasure(value - 1.96 * error),
  high: roundMeasure(value + 1.96 * error),
})

// Each child has its own level and pace; a few fall, and every test adds noise.
function measureOf({ id, room }: FixtureStudent, number: number): number {
  const level = room.grade * 170 - 60 + (((id * 23) % 41) - 20) * 14
  const pace = id % 13 === 5 ? -150 : 20 + ((id * 11) % 9) * 14
  return level + pace * number + (((id * 7 + number * 17) % 11) - 5) * 8
}

const attemptCountOf = ({ id }: FixtureStudent) => (id % 10 === 4 ? 0 : 1 + ((id * 5) % 4))

const percentileOf = (value: number, grade: number) =>
  Math.min(99, Math.max(1, Math.round(100 / (1 + Math.exp(-(value - grade * 170) / 130)))))

function createAttempt(student: FixtureStudent, number: number, of: number, now: Date): FixtureAttempt {
  const { id, name, avatar, grade, room } = student
  const measure = bandOf(measureOf(student, number), standardError(id + number))
  const ago = (of - 1 - number) * 91 + (id % 12)
  return {
    id: id * 10 + number,
    code: 'READ',
    assignment_id: id,
    tries: number + 1,
    title: 'Reading check',
    child: { id, name, avatar, grade },
    finished_at: new Date(now.getTime() - ago * day).toISOString(),
    measure,
    trusted: !(id % 11 === 6 && number === of - 1),
    percentile: percentileOf(measure.value, room.grade),
    standard_error: standardError(id + number),
    room,
  }
}

/** The finished attempts of some students, oldest first for each student. */
export const attemptsOf = (of: readonly FixtureStudent[], now: Date): FixtureAttempt[] =>
  of.flatMap((student) => {
    const count = attemptCountOf(student)
    return Array.from({ length: count }, (_, number) => createAttempt(student, number, count, now))
  })
