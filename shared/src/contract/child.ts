import * as z from 'zod/mini'
import { TestParams } from './attempt'
import { defineContract } from './endpoint'
import { Grade, Id, ListQuery } from './list'
import { LatestResult } from './measure'
import { DateOfBirth, LoginCard, Name, Username } from './person'
import { studentRow } from './student-fields'

/** A child with its latest result. */
export const Child = z.object({
  ...studentRow,
  school: z.nullable(z.string()),
  standing: z.nullable(LatestResult),
})
export type Child = z.infer<typeof Child>

export const childContract = defineContract({
  children: {
    method: 'GET',
    path: '/v2/child',
    summary: 'The caller’s own children, each with its last measure; a school or classroom leaves those who are in it',
    access: ['parent'],
    query: ListQuery,
    data: Child,
    paged: true,
    tags: ['Child'],
  },
  child: {
    method: 'GET',
    path: '/v2/child/:id',
    summary: 'One child: a parent’s own, a teacher’s or school’s student, or oneself',
    access: ['parent', 'teacher', 'school', 'child'],
    params: z.object({ id: Id }),
    data: Child,
    tags: ['Child'],
  },
  addChild: {
    method: 'POST',
    path: '/v2/child/add',
    summary: 'Add a child of the caller’s own, with consent to what is kept of it; answers the card it logs in with',
    access: ['parent'],
    body: z.object({
      name: Name,
      username: z.optional(Username),
      date_of_birth: z.optional(DateOfBirth),
      grade: z.optional(Grade),
      consent: z.literal(true, 'Please agree to the storage of your child’s data.'),
    }),
    data: LoginCard,
    tags: ['Child', 'Student'],
  },
  giveHomeTest: {
    method: 'POST',
    path: '/v2/child/test/:id',
    summary: 'Give a child of the caller’s own a test at home, taken from its seat; one that waits is given again',
    access: ['parent'],
    params: z.object({ id: Id }),
    data: TestParams,
    tags: ['Test', 'Child'],
  },
})
