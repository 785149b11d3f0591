import * as z from 'zod/mini'
import { defineContract, roles } from '../endpoint'

/** Someone who may get a release. Role and school tell people of the same name apart. */
const ReleasePerson = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  roles: z.array(z.enum(roles)),
  school: z.nullable(z.string()),
})
export type ReleasePerson = z.infer<typeof ReleasePerson>

/** How many people a search returns at most. */
export const mostFoundPeople = 8

/** Choosing people who get a release: adults and children. */
export const releasePeopleContract = defineContract({
  findReleasePeople: {
    method: 'POST',
    path: '/releases/find-people',
    summary:
      'People by words of their name, username, e-mail address or school, also children; recorded for each one found',
    access: ['admin'],
    body: z.object({
      words: z.string().check(z.trim(), z.minLength(2, 'Please enter at least two letters.'), z.maxLength(100)),
    }),
    data: z.object({ people: z.array(ReleasePerson), total: z.number() }),
    tags: ['Release'],
  },
})
