import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { Grade, Id, Ids } from './list'
import { DateOfBirth, Email, LoginCard, Name, Nisn, Username } from './person'
import { Student } from './student'

/** A classroom by its name, for choosing and showing. */
export const ClassroomName = z.object({ id: z.number(), name: z.string(), grade: z.number() })
export type ClassroomName = z.infer<typeof ClassroomName>

/** Everything that a school keeps of a student. */
export const StudentRecord = z.extend(z.omit(Student, { classrooms: true }), {
  nisn: z.nullable(z.string()),
  classrooms: z.array(ClassroomName),
  /** Put away: cannot log in and stands in no list. */
  archived: z.boolean(),
})
export type StudentRecord = z.infer<typeof StudentRecord>

const fields = {
  name: Name,
  email: z.optional(Email),
  date_of_birth: z.optional(DateOfBirth),
  grade: z.optional(Grade),
  nisn: z.optional(Nisn),
  /** Ids; a teacher's own count alone, in others the student stays. */
  classrooms: z._default(z.array(Id), []),
}

const tags = ['Student', 'Classroom', 'Child'] as const

/** The students of a school: who belongs to it, in which classrooms, and how they log in. */
export const enrolmentContract = defineContract({
  student: {
    method: 'GET',
    path: '/v2/student/:id',
    summary: 'One student, put away or not',
    access: ['school', 'teacher'],
    params: z.object({ id: Id }),
    data: StudentRecord,
    tags: ['Student'],
  },
  addStudent: {
    method: 'POST',
    path: '/v2/student/add',
    summary:
      'Make a student’s account; a teacher puts it into own classrooms. The answer tells the first password, once',
    access: ['school', 'teacher'],
    body: z.object({ ...fields, username: z.optional(Username) }),
    data: LoginCard,
    tags,
  },
  editStudent: {
    method: 'POST',
    path: '/v2/student/edit/:id',
    summary: 'Change a student; what is not given is taken away',
    access: ['school', 'teacher'],
    params: z.object({ id: Id }),
    body: z.object({ ...fields, username: Username }),
    data: StudentRecord,
    tags,
  },
  archiveStudents: {
    method: 'POST',
    path: '/v2/student/archive',
    summary: 'Put students away: they are logged out, cannot log in and leave the lists; their results are kept',
    access: ['school'],
    body: Ids,
    data: z.null(),
    tags,
  },
  restoreStudents: {
    method: 'POST',
    path: '/v2/student/restore',
    summary: 'Bring students back who were put away, with all that was theirs',
    access: ['school'],
    body: Ids,
    data: z.null(),
    tags,
  },
  placeStudents: {
    method: 'POST',
    path: '/v2/student/place',
    summary: 'Put students into a classroom, take them out of one or of all, or both; tells where they were before',
    access: ['school', 'teacher'],
    body: z.extend(Ids, { into: z.optional(Id), out_of: z.optional(z.union([z.literal('all'), Id])) }),
    data: z.array(z.object({ id: z.number(), classrooms: z.array(z.number()) })),
    tags,
  },
  studentClassrooms: {
    method: 'GET',
    path: '/v2/student/class-room/:id',
    summary: 'The classrooms that a student is in',
    access: ['school', 'teacher'],
    params: z.object({ id: Id }),
    data: z.array(ClassroomName),
    tags: ['Student', 'Classroom'],
  },
  setStudentClassrooms: {
    method: 'POST',
    path: '/v2/student/class-room',
    summary: 'Say of each student in which classrooms it is; a teacher’s own count alone',
    access: ['school', 'teacher'],
    body: z.object({
      students: z
        .array(z.object({ id: Id, classrooms: z.array(Id).check(z.maxLength(100)) }))
        .check(z.minLength(1), z.maxLength(1000)),
    }),
    data: z.null(),
    tags,
  },
  renewStudentPasswords: {
    method: 'POST',
    path: '/v2/student/login-card',
    summary: 'New passwords for students, told once; the ones before end, and who is logged in is logged out',
    access: ['school', 'teacher'],
    body: Ids,
    data: z.array(LoginCard),
  },
})
