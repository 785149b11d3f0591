import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { Id, ListQuery } from './list'
import { Student } from './student'

export const Classroom = z.object({
  id: z.number(),
  name: z.string(),
  grade: z.number(),
  teachers: z.array(z.string()),
  students: z.number(),
  /** How many of the students have a finished test. */
  measured: z.number(),
  /** Middle of the students' last measures in L, rounded to 5; null while nobody is measured. */
  median: z.nullable(z.number()),
})
export type Classroom = z.infer<typeof Classroom>

export const classroomContract = defineContract({
  classrooms: {
    method: 'GET',
    path: '/classroom',
    summary: 'A teacher’s own classrooms, or all of the school',
    access: ['school', 'teacher'],
    query: ListQuery,
    data: Classroom,
    paged: true,
    tags: ['Classroom'],
  },
  classroomsBySchool: {
    method: 'GET',
    path: '/classroom/by-school/:schoolId',
    summary: 'The same classrooms by the id of the caller’s school',
    access: ['school', 'teacher'],
    params: z.object({ schoolId: Id }),
    query: ListQuery,
    data: Classroom,
    paged: true,
    tags: ['Classroom'],
  },
  classroomMembers: {
    method: 'GET',
    path: '/classroom/students',
    summary: 'Everybody in one classroom by name, unpaged, for pickers',
    access: ['school', 'teacher'],
    query: z.object({ classroom_id: Id }),
    data: z.array(z.object({ id: z.number(), name: z.string(), username: z.string(), avatar: z.nullable(z.string()) })),
    tags: ['Student'],
  },
  classroomStudents: {
    method: 'GET',
    path: '/v2/classroom/students',
    summary: 'The students of one classroom, searched, sorted and paged',
    access: ['school', 'teacher'],
    query: z.extend(ListQuery, { classroom_id: Id }),
    data: Student,
    paged: true,
    tags: ['Student'],
  },
})
