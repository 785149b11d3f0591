import * as z from 'zod/mini'
import { Report } from '../assessment/report'
import { defineContract } from '../endpoint'
import { Id } from '../list'
import { LatestResult, Measure, MiddleHalf } from '../measure'
import { StudentSeat } from '../money/subscription'
import { dataOf, pickStored } from './person-fields'
import { ClassroomName } from './student'
import { studentFields, studentRow } from './student-fields'

/** A finished test in a student's history. */
export const StudentTest = z.object({
  report_id: z.number(),
  title: z.string(),
  /** The number of this attempt at the test. */
  tries: z.number(),
  finished_at: z.string(),
  /** The student's grade at the time of the test; null if unknown. */
  grade: z.nullable(z.number()),
  measure: Measure,
  middle: MiddleHalf,
  trusted: z.boolean(),
  percentile: z.nullable(z.number()),
  /** The range of the middle half of readers in the student's grade at that time; null without a grade. */
  norm: z.nullable(z.object({ low: z.number(), high: z.number() })),
})
export type StudentTest = z.infer<typeof StudentTest>

const StudentClassroom = z.extend(ClassroomName, {
  teachers: z.array(z.string()),
  /** Whether the caller may open the classroom: a school opens each, a teacher those that the teacher teaches. */
  can_open: z.boolean(),
})

const LinkedAdult = z.object({ id: z.number(), name: z.string(), email: z.nullable(z.string()) })

/** Everything that the page of one student shows at first. */
export const StudentOverview = z.object({
  student: z.object({
    ...studentRow,
    ...dataOf(pickStored(studentFields)),
    /** Whether the student is archived, cannot log in and is hidden from lists. */
    archived: z.boolean(),
  }),
  classrooms: z.array(StudentClassroom),
  /** The latest result, with the growth since the trusted one before it; null without a finished test. */
  latest: z.nullable(LatestResult),
  /** The growth from the first trusted test to the latest; null without two, or if the latest is untrusted. */
  grown: Report.shape.grown,
  /** The finished tests, newest first. */
  tests: z.array(StudentTest),
  /** The seats in running subscriptions of the school, the one that ends first at the top. */
  seats: z.array(StudentSeat),
  /** Linked parents and those who wait for an answer; null for a teacher, because only the school decides on them. */
  parents: z.nullable(
    z.object({
      linked: z.array(z.extend(LinkedAdult, { since: z.string() })),
      waiting: z.array(z.extend(LinkedAdult, { asked_at: z.string() })),
    }),
  ),
})
export type StudentOverview = z.infer<typeof StudentOverview>

/** The page of one student. */
export const studentOverviewContract = defineContract({
  studentOverview: {
    method: 'GET',
    path: '/v2/student/overview/:id',
    summary: 'Everything about one student at a glance: data, classrooms, tests, growth, seats and parents',
    access: ['school', 'teacher'],
    params: z.object({ id: Id }),
    data: StudentOverview,
    tags: ['Student', 'Classroom', 'Report', 'Seat', 'Subscription', 'Link'],
  },
})
