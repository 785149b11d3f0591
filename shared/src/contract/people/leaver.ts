import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Ids, ListQuery } from '../list'
import { SCHOOL_RETENTION_LONGEST, SCHOOL_RETENTION_SHORTEST } from '../retention'

/** How many months a school keeps the data of a student who has left. */
const RetentionMonths = z.coerce
  .number<number | string>()
  .check(z.int(), z.minimum(SCHOOL_RETENTION_SHORTEST.months), z.maximum(SCHOOL_RETENTION_LONGEST.months))

/** A student who left the school longer ago than the school keeps its data, and who is about to be erased. */
export const Leaver = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  grade: z.nullable(z.number()),
  /** When the student was archived. */
  left_at: z.string(),
  due_at: z.string(),
  /** The number of linked parents, who have been notified. */
  parents: z.number(),
})
export type Leaver = z.infer<typeof Leaver>

export const Retention = z.object({
  months: z.number(),
  /** The announced round; null if there is none. */
  round: z.nullable(
    z.object({
      announced_at: z.string(),
      due_at: z.string(),
      announced: z.number(),
      /** The number of students who are still to be erased. */
      waiting: z.number(),
    }),
  ),
  /** The last round that was carried out; null if there was none. */
  last: z.nullable(z.object({ done_at: z.string(), announced: z.number(), erased: z.number() })),
})
export type Retention = z.infer<typeof Retention>

/** How long a school keeps the data of students who have left, and what happens afterwards. */
export const leaverContract = defineContract({
  retention: {
    method: 'GET',
    path: '/v2/school/retention',
    summary: 'How long the school keeps the data of students who have left, with the announced and the last round',
    access: ['school'],
    data: Retention,
    tags: ['Retention'],
  },
  editRetention: {
    method: 'POST',
    path: '/v2/school/retention',
    summary: 'Choose how long the school keeps the data of students who have left',
    access: ['school'],
    body: z.object({ months: RetentionMonths }),
    data: Retention,
    tags: ['Retention', 'Leaver'],
  },
  retentionPreview: {
    method: 'GET',
    path: '/v2/school/retention/preview',
    summary: 'The number of students who would be announced next if the school chose this period',
    access: ['school'],
    query: z.object({ months: RetentionMonths }),
    data: z.object({ students: z.number() }),
    tags: ['Retention', 'Leaver', 'Student'],
  },
  leavers: {
    method: 'GET',
    path: '/v2/school/leaver',
    summary: 'The students who left long ago and are about to be erased',
    access: ['school'],
    query: ListQuery,
    data: Leaver,
    paged: true,
    tags: ['Leaver', 'Student'],
  },
  extendLeavers: {
    method: 'POST',
    path: '/v2/school/leaver/extend',
    summary: 'Do not erase these students; they are due again a year later',
    access: ['school'],
    body: Ids,
    data: z.null(),
    tags: ['Leaver', 'Retention'],
  },
})
