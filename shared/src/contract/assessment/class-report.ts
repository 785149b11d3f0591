import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Day, Id, ListQuery } from '../list'
import { Measure } from '../measure'

/**
 * The query of a list, with the day from which growth is counted. The default is the first day of the school year.
 */
const SinceQuery = z.extend(ListQuery, { since: z.optional(Day) })

/** What became of students who were tested twice, from the outcome that needs most attention. */
export const growthOutcomes = ['declined', 'unchanged', 'less', 'expected', 'more'] as const

/**
 * What became of a student: a clear or probable decline; no clear change; or growth, which is as expected unless it is
 * probably less or more than what the middle reader of the grade gained in the same time.
 */
export const GrowthOutcome = z.enum(growthOutcomes)
export type GrowthOutcome = z.infer<typeof GrowthOutcome>

/** The number of students with each outcome. */
export const GrowthOutcomeCounts = z.object({
  declined: z.number(),
  unchanged: z.number(),
  less: z.number(),
  expected: z.number(),
  more: z.number(),
} satisfies Record<GrowthOutcome, unknown>)

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
  /**
   * The difference in L, the probability that it is real growth, whether it is a clear decline, and the gain in L that was
   * expected in that time; null if the grade is unknown. Older servers do not send the last two.
   */
  growth: z.nullable(
    z.object({
      difference: z.number(),
      probability: z.number(),
      fallen: z.optional(z.boolean()),
      expected: z.optional(z.nullable(z.number())),
    }),
  ),
  /** Null if there is nothing to compare. Older servers do not send it. */
  outcome: z.optional(z.nullable(GrowthOutcome)),
  classrooms: z.optional(z.array(z.string())),
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
  /** The median of the gains that were expected of them, in L. Older servers do not send it, nor the outcomes. */
  expected: z.optional(z.nullable(z.number())),
  /** How many of the compared students have each outcome. */
  outcomes: z.optional(GrowthOutcomeCounts),
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
    query: z.extend(SinceQuery, { outcome: z.optional(GrowthOutcome) }),
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
