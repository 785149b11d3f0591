import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Day, Grade, Id } from '../list'

/** By what students are grouped to compare them. */
export const groupings = ['class', 'grade'] as const
export type Grouping = (typeof groupings)[number]

/** With which earlier term a term is compared. */
export const comparedTerms = ['term', 'year'] as const
export type ComparedTerm = (typeof comparedTerms)[number]

const Range = z.object({ low: z.number(), high: z.number() })

/** The level of a group in a term: the last trusted measure of each student in it, in L. */
export const GroupLevel = z.object({
  /** Students with a trusted measure in the term. */
  tested: z.number(),
  /** Null for a group without measures. */
  median: z.nullable(z.number()),
  middle: z.nullable(Range),
  /**
   * Students by their percentile in their grade when they were tested: up to the tenth, below the middle half, within
   * it, and above it. Students whose grade was not known are in none of them.
   */
  far_below: z.number(),
  below: z.number(),
  within: z.number(),
  above: z.number(),
})
export type GroupLevel = z.infer<typeof GroupLevel>

/** The growth of a group since a day, in L. */
export const GroupGrowth = z.object({
  /** Students with a trusted test since that day and an earlier one to compare it with. */
  compared: z.number(),
  /** The median growth, and the median of what the middle reader of the students' grades gains in the same time. */
  median: z.nullable(z.number()),
  expected: z.nullable(z.number()),
  /** Growth beyond what was expected of each student: the median and the middle half. */
  against: z.nullable(z.number()),
  middle: z.nullable(Range),
  /** Students with clear growth, and in clear decline. */
  grown: z.number(),
  fallen: z.number(),
})
export type GroupGrowth = z.infer<typeof GroupGrowth>

export const ComparedGroup = z.object({
  /** The classroom's id, or the grade. */
  key: z.number(),
  /** The classroom's name; null for a grade. */
  name: z.nullable(z.string()),
  grade: z.number(),
  students: z.number(),
  level: GroupLevel,
  before: GroupLevel,
  growth: GroupGrowth,
  /** The range of the middle half of the grade's readers at the end of the term, or today. */
  norm: Range,
  /** How many students are at each level in the term, by the lower end of its bin; `SPREAD_STEP` is the width. */
  bins: z.array(z.object({ from: z.number(), students: z.number() })),
})
export type ComparedGroup = z.infer<typeof ComparedGroup>

export const Comparison = z.object({
  /** The terms that can be chosen, newest first, as their first days. The first is the current one. */
  terms: z.array(z.string()),
  term: z.string(),
  /** The term with which it is compared. */
  before: z.string(),
  /** The day from which growth is counted. */
  since: z.string(),
  groups: z.array(ComparedGroup),
})
export type Comparison = z.infer<typeof Comparison>

/** A student’s level and growth since a day. All figures in L. */
export const ComparedStudent = z.object({
  id: z.number(),
  name: z.string(),
  classrooms: z.array(z.string()),
  grade: z.nullable(z.number()),
  /** The report of the latest test. */
  report_id: z.number(),
  from: z.number(),
  to: z.number(),
  from_at: z.string(),
  to_at: z.string(),
  /** The percentile of the latest measure in the grade; null without a grade. */
  percentile: z.nullable(z.number()),
  difference: z.number(),
  /** The expected gain; null without a grade. */
  expected: z.nullable(z.number()),
  /** The probability that the growth is real. */
  probability: z.number(),
  /** Whether the change is a clear decline. */
  fallen: z.boolean(),
})
export type ComparedStudent = z.infer<typeof ComparedStudent>

export const ComparedStudents = z.object({
  since: z.string(),
  /** Those whose growth is furthest below what was expected come first. */
  students: z.array(ComparedStudent),
  /** Students without a test since that day, or without an earlier one. */
  not_compared: z.number(),
})
export type ComparedStudents = z.infer<typeof ComparedStudents>

export const comparisonContract = defineContract({
  comparison: {
    method: 'GET',
    path: '/v2/school/comparison',
    summary: 'The caller’s classes or grades in a term: level, growth against what was expected, and an earlier term',
    access: ['school', 'teacher'],
    query: z.object({
      by: z._default(z.enum(groupings), 'class'),
      /** The first day of a term. */
      term: z.optional(Day),
      before: z._default(z.enum(comparedTerms), 'term'),
      since: z.optional(Day),
    }),
    data: Comparison,
    tags: ['Student', 'Report'],
  },
  comparedStudents: {
    method: 'GET',
    path: '/v2/school/comparison/students',
    summary:
      'Students of a classroom or grade with their level, their growth since a day, and what was expected of them',
    access: ['school', 'teacher'],
    query: z.object({ classroom_id: z.optional(Id), grade: z.optional(Grade), since: z.optional(Day) }),
    data: ComparedStudents,
    tags: ['Student', 'Report'],
  },
})
