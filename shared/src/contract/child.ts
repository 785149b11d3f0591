import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { Id } from './list'
import { Standing } from './measure'

/** A child with what its last finished test told. */
export const Child = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  date_of_birth: z.nullable(z.string()),
  grade: z.nullable(z.number()),
  /** Points with thousands separators; '0' when there are none. */
  poin_formatted: z.string(),
  school: z.nullable(z.string()),
  standing: z.nullable(Standing),
})
export type Child = z.infer<typeof Child>

export const childContract = defineContract({
  children: {
    method: 'GET',
    path: '/v2/child',
    summary: 'The caller’s own children, each with its last measure',
    access: ['parent'],
    data: z.array(Child),
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
})
