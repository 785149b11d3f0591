import { type ClassroomRecord, classroomContract } from '@lekta/shared/contract/people/classroom'
import { type School, schoolContract } from '@lekta/shared/contract/people/school'
import { type StudentRecord, studentContract } from '@lekta/shared/contract/people/student'
import { type Teacher, teacherContract } from '@lekta/shared/contract/people/teacher'
import type { LoginCard } from '@lekta/shared/contract/person'
import { suggestUsername } from '@lekta/shared/lib/username'
import { blankStudent } from '@lekta/shared/testing/blank-student'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import type { School as People } from './school-fixtures'
import { noRoom, type Room } from './school-people'

export const fixturePassword = 'k3np-7wxy-hq2m-9dra'

const cardOf = ({ id, name, preferred_name, username }: Omit<LoginCard, 'password'>): LoginCard => ({
  id,
  name,
  preferred_name,
  username,
  password: fixturePassword,
})

function one<T>(row: T | undefined, what: string): T {
  if (!row) throw refusal(404, `There is no such ${what}.`)
  return row
}

const nextId = (rows: readonly { id: number }[]) => Math.max(...rows.map(({ id }) => id)) + 1

const nameOf = ({ id, name, grade }: Room) => ({ id, name, grade })

type SchoolStudent = People['scored'][number]

const move = (student: SchoolStudent, room: Room) =>
  Object.assign(student, { room, classrooms: room === noRoom ? [] : [room.name] })

function recordOf({ archived }: People, student: SchoolStudent): StudentRecord {
  const { room, standing: _, percentile: __, ...row } = student
  return {
    ...row,
    nisn: null,
    classrooms: room === noRoom ? [] : [nameOf(room)],
    archived: archived.students.has(student.id),
  }
}

function studentAnswers(school: People): Answer[] {
  const { scored, rooms, archived } = school
  const find = (id: number) =>
    one(
      scored.find((row) => row.id === id),
      'student',
    )
  const roomOf = ([id]: readonly number[]) => rooms.find((room) => room.id === id) ?? noRoom
  return answers(studentContract, {
    student: async ({ params }) => recordOf(school, find(params.id)),
    addStudent: async ({ body: { classrooms, ...body } }) => {
      const username = body.username ?? suggestUsername(body.name)
      if (scored.some((row) => row.username === username)) {
        const text = 'This username is already taken. Please choose another.'
        throw refusal(400, text, { username: text })
      }
      const none = { standing: null, percentile: null, classrooms: [], room: noRoom }
      const student: SchoolStudent = { ...blankStudent, ...none, ...body, username, id: nextId(scored) }
      move(student, roomOf(classrooms))
      scored.push(student)
      return cardOf(student)
    },
    editStudent: async ({ params, body: { classrooms, ...body } }) => {
      const student = Object.assign(find(params.id), body)
      move(student, roomOf(classrooms))
      return recordOf(school, student)
    },
    archiveStudents: async ({ body: { ids } }) => {
      for (const id of ids) archived.students.add(id)
      return null
    },
    restoreStudents: async ({ body: { ids } }) => {
      for (const id of ids) archived.students.delete(id)
      return null
    },
    studentPlacements: async ({ body: { ids } }) =>
      ids.map((id) => {
        const { name, grade, classrooms } = recordOf(school, find(id))
        return { id, name, grade, classrooms }
      }),
    placeStudents: async ({ body: { ids, into } }) => {
      const before = ids.map((id) => ({ id, classrooms: recordOf(school, find(id)).classrooms.map((room) => room.id) }))
      for (const id of ids) move(find(id), roomOf(into === undefined ? [] : [into]))
      return before
    },
    setStudentClassrooms: async ({ body: { students } }) => {
      for (const { id, classrooms } of students) move(find(id), roomOf(classrooms))
      return null
    },
    renewStudentPasswords: async ({ body: { ids } }) => ids.map(find).map(cardOf),
  })
}

function teacherAnswers({ scored, rooms }: People): Answer[] {
  const archived = new Set<number>()
  const blank = { email: null, avatar: null, waiting: false }
  const staff = [
    { ...blank, id: 901, name: 'Sri Wahyuni', username: 'sri.wahyuni', email: 'sri@sd-melati.sch.id' },
    { ...blank, id: 902, name: 'Bambang Prasetyo', username: 'bambang.prasetyo', waiting: true },
  ]
  const present = (person: (typeof staff)[number]): Teacher => {
    const taught = rooms.filter(({ teachers }) => teachers.includes(person.name))
    const students = scored.filter(({ room }) => taught.some(({ id }) => id === room.id)).length
    return { ...person, classrooms: taught.map(nameOf), students, archived: archived.has(person.id) }
  }
  const find = (id: number) =>
    one(
      staff.find((person) => person.id === id),
      'teacher',
    )
  const teach = ({ name }: { name: string }, ids: readonly number[]) => {
    for (const room of rooms) {
      const others = room.teachers.filter((teacher) => teacher !== name)
      room.teachers = ids.includes(room.id) ? [...others, name] : others
    }
  }
  return answers(teacherContract, {
    teachers: async ({ query }) =>
      listOf(
        staff.map(present).filter(({ archived }) => archived === query.options.archived),
        query,
        {
          text: ({ name, username }) => `${name} ${username}`,
          sort: { name: ({ name }) => name, students: ({ students }) => students },
        },
      ),
    teacher: async ({ params }) => present(find(params.id)),
    addTeacher: async ({ body: { classrooms, ...body } }) => {
      const username = body.username ?? suggestUsername(body.name)
      const person = { ...blank, ...body, username, email: body.email ?? null, waiting: true, id: nextId(staff) }
      staff.push(person)
      teach(person, classrooms)
      return cardOf(person)
    },
    editTeacher: async ({ params, body: { classrooms, ...body } }) => {
      const person = find(params.id)
      teach(person, [])
      Object.assign(person, body)
      teach(person, classrooms)
      return present(person)
    },
    archiveTeachers: async ({ body: { ids } }) => {
      for (const id of ids) archived.add(id)
      return null
    },
    restoreTeachers: async ({ body: { ids } }) => {
      for (const id of ids) archived.delete(id)
      return null
    },
    setTeacherClassrooms: async ({ params, body }) => {
      const person = find(params.id)
      teach(person, body.classrooms)
      return present(person).classrooms
    },
    renewTeacherPasswords: async ({ body: { ids } }) => ids.map(find).map(cardOf),
  })
}

function classroomAnswers({ rooms, archived }: People): Answer[] {
  const present = (room: Room): ClassroomRecord => ({
    ...nameOf(room),
    teachers: room.teachers.map((name) => ({ id: name === 'Sri Wahyuni' ? 901 : 902, name })),
    archived: archived.rooms.has(room.id),
  })
  const namesOf = (ids: readonly number[]) => ids.map((id) => (id === 901 ? 'Sri Wahyuni' : 'Bambang Prasetyo'))
  const checkName = (name: string, id?: number) => {
    if (!rooms.some((room) => room.name === name && room.id !== id)) return
    const text = 'A classroom with this name already exists.'
    throw refusal(400, text, { name: text })
  }
  return answers(classroomContract, {
    classroom: async ({ params }) =>
      present(
        one(
          rooms.find(({ id }) => id === params.id),
          'classroom',
        ),
      ),
    addClassroom: async ({ body }) => {
      checkName(body.name)
      const room = { ...body, id: nextId(rooms), teachers: namesOf(body.teachers) }
      rooms.push(room)
      return present(room)
    },
    editClassroom: async ({ params, body }) => {
      checkName(body.name, params.id)
      const room = one(
        rooms.find(({ id }) => id === params.id),
        'classroom',
      )
      return present(Object.assign(room, { ...body, teachers: namesOf(body.teachers) }))
    },
    archiveClassrooms: async ({ body: { ids } }) => {
      for (const id of ids) archived.rooms.add(id)
      return null
    },
    restoreClassrooms: async ({ body: { ids } }) => {
      for (const id of ids) archived.rooms.delete(id)
      return null
    },
  })
}

function schoolAnswers(): Answer[] {
  const school: School = {
    id: 5,
    code: 'MELATI7',
    name: 'SD Melati',
    npsn: '20401234',
    address: 'Jl. Kaliurang 12',
    city: 'Yogyakarta',
    phone: null,
    email: null,
    time_zone: 'Asia/Jakarta',
    language: 'id',
    year_begins: 7,
  }
  return answers(schoolContract, {
    mySchool: async () => ({ ...school }),
    schoolContacts: async () => [],
    saveSchoolContact: async () => null,
    removeSchoolContact: async () => null,
    editSchool: async ({ body }) => Object.assign(school, body),
    editSchoolWays: async ({ body }) => Object.assign(school, body),
  })
}

/** The endpoints about the people of the school in memory. */
export const peopleAnswers = (school: People): Answer[] => [
  ...studentAnswers(school),
  ...teacherAnswers(school),
  ...classroomAnswers(school),
  ...schoolAnswers(),
]
