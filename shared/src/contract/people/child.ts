import * as z from 'zod/mini'
import { TestParams } from '../assessment/attempt'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'
import { ChildResult } from '../measure'
import { LoginCard } from '../person'
import { childRelations } from './consent'
import { schemasOf } from './person-fields'
import { studentFields, studentRow } from './student-fields'

const { name, preferred_name, username, grade, date_of_birth } = studentFields

/** A child with its latest result. */
export const Child = z.object({
  ...studentRow,
  school: z.nullable(z.string()),
  standing: z.nullable(ChildResult),
})
export type Child = z.infer<typeof Child>

export const childContract = defineContract({
  children: {
    method: 'GET',
    path: '/v2/child',
    summary: 'The caller’s children, each with its latest result; can be filtered by school or classroom',
    access: ['parent'],
    query: ListQuery,
    data: Child,
    paged: true,
    tags: ['Child'],
  },
  child: {
    method: 'GET',
    path: '/v2/child/:id',
    summary: 'One child: the parent’s child, the student of a teacher or school, or the caller',
    access: ['parent', 'teacher', 'school', 'child'],
    params: z.object({ id: Id }),
    data: Child,
    tags: ['Child'],
  },
  addChild: {
    method: 'POST',
    path: '/v2/child/add',
    summary: 'Add a child to the caller’s family, with consent to storing its data; returns its login card',
    access: ['parent'],
    body: z.object({
      ...schemasOf({ name, preferred_name, grade, date_of_birth }),
      username: z.optional(username.schema),
      relation: z._default(z.enum(childRelations), 'parent'),
      consent: z.literal(true, 'Please agree to the storage of your child’s data.'),
    }),
    data: LoginCard,
    tags: ['Child', 'Student'],
  },
  giveHomeTest: {
    method: 'POST',
    path: '/v2/child/test/:id',
    summary: 'Start a home test for the caller’s child, using its seat; returns the waiting test if there is one',
    access: ['parent'],
    params: z.object({ id: Id }),
    data: TestParams,
    tags: ['Test', 'Child'],
  },
})
