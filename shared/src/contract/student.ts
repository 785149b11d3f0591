import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { ListQuery } from './list'
import { Standing } from './measure'

export const Student = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  /** Year-month-day. */
  date_of_birth: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  poin_formatted: z.string(),
  grade: z.nullable(z.number()),
  classrooms: z.array(z.string()),
})
export type Student = z.infer<typeof Student>

/** A student's place in the school's report; `standing` is null while there is no finished test. */
export const ScoredStudent = z.extend(Student, { standing: z.nullable(Standing), percentile: z.nullable(z.number()) })
export type ScoredStudent = z.infer<typeof ScoredStudent>

export const studentContract = defineContract({
  students: {
    method: 'GET',
    path: '/v2/student',
    summary: 'The students whom the caller teaches or whose school it is',
    access: ['school', 'teacher'],
    query: ListQuery,
    data: Student,
    paged: true,
    tags: ['Student'],
  },
  studentScores: {
    method: 'GET',
    path: '/v2/school/score-student',
    summary: 'The same students with their last measure, its percentile and growth',
    access: ['school', 'teacher'],
    query: ListQuery,
    data: ScoredStudent,
    paged: true,
    tags: ['Student', 'Report'],
  },
})
