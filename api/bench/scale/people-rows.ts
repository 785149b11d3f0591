import { familyNames, firstNames } from '../../src/demo/names'
import type { Value } from './copy'
import { type Country, classOf, gradeOfClass, type School } from './country'
import { createRandom, type Random } from './random'

export type Rows = Iterable<Readonly<Record<string, Value>>>

const cities = ['Jakarta', 'Surabaya', 'Bandung', 'Medan', 'Semarang', 'Makassar', 'Palembang', 'Denpasar', 'Malang']
const kindsOfSchool = ['SD Negeri', 'SD Islam', 'SMP Negeri', 'SD Katolik', 'Sekolah']

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)] as T

/** Returns a name. Like in any country, the same names occur often. */
function nameOf(random: Random): string {
  const parts = [pick(firstNames, random)]
  if (random.next() > 0.4) parts.push(pick(firstNames, random))
  if (random.next() > 0.06) parts.push(pick(familyNames, random))
  return parts.join(' ')
}

export const cityOf = ({ id }: School) => cities[id % cities.length] as string
export const nameOfSchool = (school: School) =>
  `${kindsOfSchool[school.id % kindsOfSchool.length]} ${school.id} ${cityOf(school)}`

export function* schoolRows({ schools }: Country, start: Date): Rows {
  for (const school of schools) {
    yield {
      id: school.id,
      name: nameOfSchool(school),
      code: `S${String(school.id).padStart(5, '0')}`,
      npsn: String(20_000_000 + school.id),
      city: cityOf(school),
      email: `sekolah${school.id}@example.org`,
      created_at: start,
    }
  }
}

/** The grade and the day of birth of each student follow from the classroom. */
export function* classroomRows({ schools }: Country, start: Date): Rows {
  for (const { id, classrooms } of schools) {
    for (let i = 0; i < classrooms.count; i++) {
      const grade = gradeOfClass(i)
      yield {
        id: classrooms.first + i,
        school_id: id,
        name: `${grade}-${1 + Math.floor(i / 12)}`,
        grade,
        created_at: start,
      }
    }
  }
}

interface Person {
  id: number
  role: 'school' | 'teacher' | 'child' | 'parent'
  schoolId: number | null
}

function accountRow({ id, role, schoolId }: Person, random: Random, createdAt: Date) {
  const name = nameOf(random)
  const username = `${name.toLowerCase().split(' ').slice(0, 2).join('.')}${id}`
  const hasEmail = role !== 'child' || random.next() < 0.2
  return {
    id,
    roles: [role],
    name,
    username,
    email: hasEmail ? `${username}@example.org` : null,
    email_confirmed_at: hasEmail ? createdAt : null,
    password_hash: 'none',
    language: 'id',
    school_id: schoolId,
    created_at: createdAt,
  }
}

const idsIn = ({ first, count }: { first: number; count: number }) => Array.from({ length: count }, (_, i) => first + i)

function* peopleOf(school: School, third: number): Iterable<Person> {
  if (third === 0) {
    yield { id: school.accountId, role: 'school', schoolId: school.id }
    for (const id of idsIn(school.teachers)) yield { id, role: 'teacher', schoolId: school.id }
  }
  for (const id of idsIn(school.students)) if (id % 3 === third) yield { id, role: 'child', schoolId: school.id }
}

/** A third of the students came in each of three years, so the rows of all schools are mixed. */
export function* accountRows({ schools, parents }: Country, start: Date): Rows {
  const random = createRandom(2)
  for (const third of [0, 1, 2]) {
    const year = new Date(start)
    year.setUTCFullYear(start.getUTCFullYear() + third)
    for (const school of schools) for (const person of peopleOf(school, third)) yield accountRow(person, random, year)
  }
  for (const id of idsIn(parents)) yield accountRow({ id, role: 'parent', schoolId: null }, random, start)
}

export function* studentRows({ schools }: Country): Rows {
  for (const school of schools) {
    for (const [i, id] of idsIn(school.students).entries()) {
      const grade = gradeOfClass(classOf(school, i))
      const day = new Date(Date.UTC(2020 - grade, id % 12, 1 + (id % 28)))
      yield {
        id,
        grade,
        date_of_birth: day.toISOString().slice(0, 10),
        nisn: String(id).padStart(10, '0'),
        points: id % 900,
      }
    }
  }
}

export function* membershipRows({ schools }: Country): Rows {
  for (const school of schools) {
    for (const [i, id] of idsIn(school.students).entries())
      yield { classroom_id: school.classrooms.first + classOf(school, i), student_id: id }
  }
}

/** Each teacher has a classroom of their own, and helps in another. */
export function* teachingRows({ schools }: Country): Rows {
  for (const { classrooms, teachers } of schools) {
    for (let i = 0; i < classrooms.count; i++) {
      yield { classroom_id: classrooms.first + i, teacher_id: teachers.first + i }
      yield { classroom_id: classrooms.first + i, teacher_id: teachers.first + i + 1 }
    }
  }
}

/** Parents have the children whose turn it is: every second and every tenth parent has two. */
export function childrenOf({ schools, parents }: Country): { parentId: number; studentId: number; schoolId: number }[] {
  const random = createRandom(3)
  return idsIn(parents).flatMap((parentId, i) => {
    const school = schools[random.below(schools.length)] as School
    const count = i % 10 === 0 ? 2 : 1
    const first = random.below(school.students.count - count)
    return Array.from({ length: count }, (_, n) => ({
      parentId,
      studentId: school.students.first + first + n,
      schoolId: school.id,
    }))
  })
}

export function* linkRows(country: Country, start: Date): Rows {
  for (const { parentId, studentId } of childrenOf(country)) {
    yield { parent_id: parentId, student_id: studentId, since: start }
  }
}

export function* consentRows(country: Country, start: Date): Rows {
  for (const { parentId, studentId } of childrenOf(country)) {
    const consent = { account_id: parentId, wording: '2026-07-01', language: 'id', at: start }
    yield { ...consent, subject: 'child-data', student_id: studentId, relation: 'parent', verified_by: 'school' }
  }
}
