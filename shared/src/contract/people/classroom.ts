import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Grade, Id, Ids, ListQuery, SearchQuery } from '../list'
import { Student } from './student'

export const Classroom = z.object({
  id: z.number(),
  name: z.string(),
  grade: z.number(),
  teachers: z.array(z.string()),
  students: z.number(),
  /** The number of students who have a finished test. */
  measured: z.number(),
  /** The number of students who have a seat in a running subscription. */
  seated: z.number(),
  /** Median of the students' last measures in L, rounded to 5; null if no student is measured. */
  median: z.nullable(z.number()),
})
export type Classroom = z.infer<typeof Classroom>

/** A classroom with the ids of its teachers, for the form that changes it. */
export const ClassroomRecord = z.object({
  id: z.number(),
  name: z.string(),
  grade: z.number(),
  teachers: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Whether the classroom is archived and therefore hidden from lists. */
  archived: z.boolean(),
})
export type ClassroomRecord = z.infer<typeof ClassroomRecord>

const ClassroomFields = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Please enter a name.'), z.maxLength(60)),
  grade: Grade,
  teachers: z._default(z.array(Id).check(z.maxLength(100)), []),
})

export const classroomContract = defineContract({
  classrooms: {
    method: 'GET',
    path: '/classroom',
    summary: 'The classrooms of the teacher, or all of the school',
    access: ['school', 'teacher'],
    query: ListQuery,
    data: Classroom,
    paged: true,
    tags: ['Classroom', 'Seat'],
  },
  classroomsBySchool: {
    method: 'GET',
    path: '/classroom/by-school/:schoolId',
    summary: 'The same classrooms, by the id of the caller’s school',
    access: ['school', 'teacher'],
    params: z.object({ schoolId: Id }),
    query: ListQuery,
    data: Classroom,
    paged: true,
    tags: ['Classroom', 'Seat'],
  },
  classroomMembers: {
    method: 'GET',
    path: '/classroom/students',
    summary: 'All students of one classroom by name, with search but without pages, for selection lists',
    access: ['school', 'teacher'],
    query: z.extend(SearchQuery, { classroom_id: Id }),
    data: z.array(z.object({ id: z.number(), name: z.string(), username: z.string(), avatar: z.nullable(z.string()) })),
    tags: ['Student'],
  },
  classroomStudents: {
    method: 'GET',
    path: '/v2/classroom/students',
    summary: 'The students of one classroom, with search, sorting and pages',
    access: ['school', 'teacher'],
    query: z.extend(ListQuery, { classroom_id: Id }),
    data: Student,
    paged: true,
    tags: ['Student'],
  },
  classroom: {
    method: 'GET',
    path: '/v2/classroom/:id',
    summary: 'One classroom with its teachers; it may be archived',
    access: ['school', 'teacher'],
    params: z.object({ id: Id }),
    data: ClassroomRecord,
    tags: ['Classroom'],
  },
  addClassroom: {
    method: 'POST',
    path: '/v2/classroom/add',
    summary: 'Add a classroom with its teachers',
    access: ['school'],
    body: ClassroomFields,
    data: ClassroomRecord,
    tags: ['Classroom', 'Teacher'],
  },
  editClassroom: {
    method: 'POST',
    path: '/v2/classroom/edit/:id',
    summary: 'Change a classroom and its teachers',
    access: ['school'],
    params: z.object({ id: Id }),
    body: ClassroomFields,
    data: ClassroomRecord,
    tags: ['Classroom', 'Teacher', 'Student'],
  },
  archiveClassrooms: {
    method: 'POST',
    path: '/v2/classroom/archive',
    summary: 'Archive classrooms; their students stay at the school',
    access: ['school'],
    body: Ids,
    data: z.null(),
    tags: ['Classroom', 'Teacher', 'Student'],
  },
  restoreClassrooms: {
    method: 'POST',
    path: '/v2/classroom/restore',
    summary: 'Restore archived classrooms with their teachers and students',
    access: ['school'],
    body: Ids,
    data: z.null(),
    tags: ['Classroom', 'Teacher', 'Student'],
  },
})
