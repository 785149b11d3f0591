import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Day, Id, ListQuery } from '../list'
import { Measure } from '../measure'

/**
 * The query of a list, with the day from which growth is counted. The default is the first day of the school year.
 */
const SinceQuery = z.extend(ListQuery, { since: z.optional(Day) })

const Taken = z.object({ report_id: z.number(), finished_at: z.string(), measure: Measure })

/** One student's growth since a day; only trusted tests count. */
export const GrowthRow = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  grade: z.nullable(z.number()),
  /** The trusted test before `latest` that is nearest to the chosen day; null if there is no test to compare with. */
  earlier: z.nullable(Taken),
  /** The last trusted test; null if there is none. */
  latest: z.nullable(Taken),
  growth: z.nullable(z.object({ difference: z.number(), probability: z.number() })),
})
export type GrowthRow = z.infer<typeof GrowthRow>

/** A summary of many students' growth since a day. */
export const GrowthSummary = z.object({
  /** Year-month-day. */
  since: z.string(),
  students: z.number(),
  /** Students with a trusted test since that day and an earlier trusted test. */
  compared: z.number(),
  /** The median difference of the compared students, in L; null if there are none. */
  median: z.nullable(z.number()),
  /** Number of students whose growth is very likely real, and of students whose fall is very likely real. */
  grown: z.number(),
  fallen: z.number(),
})
export type GrowthSummary = z.infer<typeof GrowthSummary>

const GroupStudent = z.object({ id: z.number(), name: z.string(), report_id: z.number(), measure: Measure })

/** Students whose reading ranges overlap. */
export const ReadingGroup = z.object({
  /** The measure, in L, of a text that is within every student's reading range. */
  text: z.number(),
  /** The expected comprehension (0…1) of that text by the weakest and the strongest student. */
  understood: z.object({ lowest: z.number(), highest: z.number() }),
  /** The student with the lowest measure comes first. */
  students: z.array(GroupStudent),
})
export type ReadingGroup = z.infer<typeof ReadingGroup>

export const ReadingGroups = z.object({
  /** The group with the lowest measures comes first. */
  groups: z.array(ReadingGroup),
  /** Students who have no measure yet or whose last test is untrusted. */
  left_out: z.array(z.object({ id: z.number(), name: z.string(), report_id: z.nullable(z.number()) })),
})
export type ReadingGroups = z.infer<typeof ReadingGroups>

export const classReportContract = defineContract({
  growthRows: {
    method: 'GET',
    path: '/v2/school/growth',
    summary: 'The caller’s students with their measure around a day, their latest one, and the growth between them',
    access: ['school', 'teacher'],
    query: SinceQuery,
    data: GrowthRow,
    paged: true,
    tags: ['Student', 'Report'],
  },
  growthSummary: {
    method: 'GET',
    path: '/v2/school/growth-summary',
    summary: 'The growth of the caller’s students as a group since a day',
    access: ['school', 'teacher'],
    query: SinceQuery,
    data: GrowthSummary,
    tags: ['Student', 'Report'],
  },
  readingGroups: {
    method: 'GET',
    path: '/v2/school/reading-groups',
    summary: 'A classroom in groups of students who can read the same texts',
    access: ['school', 'teacher'],
    query: z.object({ classroom_id: Id }),
    data: ReadingGroups,
    tags: ['Student', 'Report', 'Classroom'],
  },
})
