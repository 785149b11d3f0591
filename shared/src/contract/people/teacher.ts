import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, Ids, ListQuery } from '../list'
import { LoginCard, Username } from '../person'
import { dataOf, schemasOf } from './person-fields'
import { ClassroomName } from './student'
import { teacherFields } from './teacher-fields'

export const Teacher = z.object({
  id: z.number(),
  /** Classrooms are sorted by name. */
  ...dataOf(teacherFields),
  avatar: z.nullable(z.string()),
  /** The number of students in these classrooms. */
  students: z.number(),
  /** Whether the teacher has not logged in yet or still has to choose a password. */
  waiting: z.boolean(),
  /** Whether the teacher is archived, cannot log in and is hidden from lists. */
  archived: z.boolean(),
})
export type Teacher = z.infer<typeof Teacher>

const tags = ['Teacher', 'Classroom'] as const

/** The teachers of a school and what they teach. */
export const teacherContract = defineContract({
  teachers: {
    method: 'GET',
    path: '/v2/teacher',
    summary: 'The teachers of the school with their classrooms',
    access: ['school'],
    query: ListQuery,
    data: Teacher,
    paged: true,
    tags,
  },
  teacher: {
    method: 'GET',
    path: '/v2/teacher/:id',
    summary: 'One teacher of the school; it may be archived',
    access: ['school'],
    params: z.object({ id: Id }),
    data: Teacher,
    tags,
  },
  addTeacher: {
    method: 'POST',
    path: '/v2/teacher/add',
    summary: 'Create a teacher’s account; the first password is returned only here',
    access: ['school'],
    body: z.object({ ...schemasOf(teacherFields), username: z.optional(Username) }),
    data: LoginCard,
    tags,
  },
  editTeacher: {
    method: 'POST',
    path: '/v2/teacher/edit/:id',
    summary: 'Change a teacher; fields that are not given are cleared',
    access: ['school'],
    params: z.object({ id: Id }),
    body: z.object(schemasOf(teacherFields)),
    data: Teacher,
    tags,
  },
  archiveTeachers: {
    method: 'POST',
    path: '/v2/teacher/archive',
    summary: 'Archive teachers: their sessions end, they cannot log in, and lists hide them',
    access: ['school'],
    body: Ids,
    data: z.null(),
    tags,
  },
  restoreTeachers: {
    method: 'POST',
    path: '/v2/teacher/restore',
    summary: 'Restore archived teachers with their classrooms',
    access: ['school'],
    body: Ids,
    data: z.null(),
    tags,
  },
  teacherClassrooms: {
    method: 'GET',
    path: '/v2/teacher/class-room/:id',
    summary: 'The classrooms of a teacher',
    access: ['school'],
    params: z.object({ id: Id }),
    data: z.array(ClassroomName),
    tags,
  },
  setTeacherClassrooms: {
    method: 'POST',
    path: '/v2/teacher/class-room/:id',
    summary: 'Set the classrooms of a teacher',
    access: ['school'],
    params: z.object({ id: Id }),
    body: z.object({ classrooms: z.array(Id).check(z.maxLength(1000)) }),
    data: z.array(ClassroomName),
    tags,
  },
  renewTeacherPasswords: {
    method: 'POST',
    path: '/v2/teacher/login-card',
    summary:
      'Generate new first passwords for teachers, returned only once; the old ones stop working and sessions end',
    access: ['school'],
    body: Ids,
    data: z.array(LoginCard),
    tags: ['Teacher'],
  },
})
