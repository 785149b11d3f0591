import * as z from 'zod/mini'
import { AssignedTest } from './assessment/attempt'
import { defineContract } from './endpoint'
import { importKinds } from './import/import-columns'
import { LatestResult, Measure } from './measure'
import { Child } from './people/child'

/** The reasons why a child needs attention, most urgent first. */
export const concerns = ['fallen', 'far_below', 'doubtful', 'untested'] as const
export type Concern = (typeof concerns)[number]

/** An open or upcoming test, as the adults responsible for the children see it. */
export const OpenTest = z.object({
  id: z.number(),
  title: z.string(),
  opens_at: z.string(),
  closes_at: z.string(),
  /** Whether the test can be taken now. */
  open: z.boolean(),
  /**
   * The number of children who are assigned the test, and how many of them have finished or are in an attempt now.
   */
  children: z.number(),
  finished: z.number(),
  working: z.number(),
  /** The children's classrooms, by name. */
  classrooms: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type OpenTest = z.infer<typeof OpenTest>

/**
 * `open` and `upcoming` are counts. `first` lists a few tests: open ones first, by closing time, then upcoming ones.
 */
export const OpenTests = z.object({
  open: z.number(),
  upcoming: z.number(),
  /** The number of assignments of open tests that have not been started. */
  waiting: z.number(),
  first: z.array(OpenTest),
})
export type OpenTests = z.infer<typeof OpenTests>

/** The level of a group of students, in L. Only trusted measures count. */
export const GroupResults = z.object({
  grade: z.number(),
  students: z.number(),
  /** Students with a finished test since the term began. */
  tested: z.number(),
  /** Median of the last measures; null if no student is measured. */
  median: z.nullable(z.number()),
  /** The measures of the middle half of the grade's readers at this time of the year. */
  norm: z.object({ low: z.number(), high: z.number() }),
  place: z.nullable(z.enum(['below', 'within', 'above'])),
  /**
   * The change in the median since before this term. Only students who were measured both before and in this term are
   * counted; null if there are too few of them.
   */
  change: z.nullable(z.number()),
  /** The range of the middle half of the last measures; null if there are too few. Older servers do not send it. */
  middle: z.optional(z.nullable(z.object({ low: z.number(), high: z.number() }))),
})
export type GroupResults = z.infer<typeof GroupResults>

export const ClassResults = z.extend(GroupResults, { id: z.number(), name: z.string() })
export type ClassResults = z.infer<typeof ClassResults>

/** A student. `standing` is the latest result; null without a finished test. */
const Person = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  classrooms: z.array(z.string()),
  standing: z.nullable(LatestResult),
  percentile: z.nullable(z.number()),
})

export const ConcernedStudent = z.extend(Person, { concerns: z.array(z.enum(concerns)) })
export type ConcernedStudent = z.infer<typeof ConcernedStudent>

/** A student who finished a test recently. */
export const RecentStudent = z.extend(Person, { standing: LatestResult })
export type RecentStudent = z.infer<typeof RecentStudent>

/** The number of students with each concern. A student may be counted in several. */
const ConcernCounts = z.object({
  fallen: z.number(),
  far_below: z.number(),
  doubtful: z.number(),
  untested: z.number(),
  /** How many of the untested have no finished test at all. Older servers do not send it. */
  unmeasured: z.optional(z.number()),
})
export type ConcernCounts = z.infer<typeof ConcernCounts>

/** What waits for a school or a teacher. What only a school deals with is null for a teacher. */
export const Inbox = z.object({
  /** Open interventions whose check is due. */
  checks_due: z.number(),
  /** Unpaid invoices, with the id and the due date of the one that is due first; null if there are none. */
  invoices: z.nullable(z.object({ count: z.number(), id: z.number(), due_at: z.string() })),
  /** Recent imports that failed or wait to be confirmed, with the latest one; null if there are none. */
  imports: z.nullable(z.object({ count: z.number(), id: z.number(), kind: z.enum(importKinds) })),
  /** Seats of the running subscriptions, and when the first of these ends; null if none runs. */
  seats: z.nullable(z.object({ left: z.number(), total: z.number(), ends_at: z.string() })),
  /** Classrooms with students, but without a test this term. */
  untested_classes: z.number(),
})
export type Inbox = z.infer<typeof Inbox>

/** The first steps of a new school or teacher, in the order in which they can be done. Only a school has all. */
export const firstSteps = ['students', 'teachers', 'login', 'seats', 'test', 'result'] as const
export type FirstStep = (typeof firstSteps)[number]

export const GettingStarted = z.object({ steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })) })
export type GettingStarted = z.infer<typeof GettingStarted>

const staff = {
  students: z.number(),
  /** Students with a finished test since the term began. */
  tested: z.number(),
  /** When the term began. */
  term_began: z.string(),
  tests: OpenTests,
  concerns: ConcernCounts,
  /** The students who finished a test most recently, newest first. */
  recent: z.array(RecentStudent),
  /** Older servers do not send it. */
  inbox: z.optional(Inbox),
  /** Null once all steps are done, or while the account has hidden them. Older servers do not send it. */
  getting_started: z.optional(z.nullable(GettingStarted)),
}

export const TeacherDashboard = z.object({
  ...staff,
  classrooms: z.array(ClassResults),
  /** A few of the children who need attention, taken from each concern in turn. */
  attention: z.array(ConcernedStudent),
})
export type TeacherDashboard = z.infer<typeof TeacherDashboard>

/** Why a classroom needs attention: its median is below its grade's middle half, or fewer than half were tested. */
export const classConcerns = ['below', 'untested'] as const

export const ConcernedClass = z.extend(ClassResults, { concerns: z.array(z.enum(classConcerns)) })
export type ConcernedClass = z.infer<typeof ConcernedClass>

/** What has changed for today's students of a school since the last term. */
export const TermProgress = z.object({
  /** Students with a reliable measure, and how many of them read far below their grade. */
  measured: z.number(),
  far_below: z.number(),
  /** The same at the end of the last term, and the students with a finished test in that term. */
  last_term: z.object({ tested: z.number(), measured: z.number(), far_below: z.number() }),
  /**
   * The median growth, in L, of the students who were measured before and in this term, and the median of what was
   * expected of them; null if they are too few or their grades are unknown.
   */
  growth: z.nullable(z.object({ students: z.number(), median: z.number(), expected: z.nullable(z.number()) })),
})
export type TermProgress = z.infer<typeof TermProgress>

export const SchoolDashboard = z.object({
  ...staff,
  teachers: z.number(),
  classrooms: z.number(),
  /** Parents' link requests that await an answer. */
  link_requests: z.number(),
  grades: z.array(GroupResults),
  attention: z.array(ConcernedClass),
  /** Older servers do not send it. */
  progress: z.optional(TermProgress),
})
export type SchoolDashboard = z.infer<typeof SchoolDashboard>

const Range = z.object({ low: z.number(), high: z.number() })

export const ChildToday = z.extend(Child, {
  /** The range of texts that suits the child at present, in L; null without a trusted measure. */
  range: z.nullable(Range),
  /** The open test, or the next one if none is open. */
  test: z.nullable(AssignedTest),
})
export type ChildToday = z.infer<typeof ChildToday>

export const ParentDashboard = z.object({ children: z.array(ChildToday) })
export type ParentDashboard = z.infer<typeof ParentDashboard>

/** A finished test with a trusted measure, as a point on the child's path. */
export const PathPoint = z.object({ id: z.number(), finished_at: z.string(), measure: Measure })
export type PathPoint = z.infer<typeof PathPoint>

export const ChildDashboard = z.object({
  /** The test to take now, and the next test; null if there is none. */
  now: z.nullable(AssignedTest),
  next: z.nullable(AssignedTest),
  /** The number of tests that can be taken now. */
  open: z.number(),
  /** Oldest first; untrusted tests are left out. */
  stops: z.array(PathPoint),
  range: z.nullable(Range),
  /** Whether the newest finished test was untrusted. */
  hurried: z.boolean(),
})
export type ChildDashboard = z.infer<typeof ChildDashboard>

/** One school as the platform's admins see it: numbers, no names. */
export const SchoolFigures = z.object({
  id: z.number(),
  name: z.string(),
  students: z.number(),
  teachers: z.number(),
  /** Tests finished in the last 30 days. */
  tests: z.number(),
})
export type SchoolFigures = z.infer<typeof SchoolFigures>

export const AdminDashboard = z.object({
  schools: z.number(),
  students: z.number(),
  /** The number of open sessions. */
  sessions: z.number(),
  /** Tests in progress, and answers received in the last hour. */
  running: z.number(),
  answers: z.number(),
  /** Tests finished in the last 24 hours and in the last 30 days. */
  finished_day: z.number(),
  finished_month: z.number(),
  /** The number of invoices that await a transfer, and of payments that could not be used for their invoices. */
  unpaid_invoices: z.number(),
  overpayments: z.number(),
  /** The number of jobs that are due but not started, and of jobs that failed for good in the last week. */
  jobs_waiting: z.number(),
  jobs_failed: z.number(),
  /** The schools with the most tests in the last 30 days. */
  busiest: z.array(SchoolFigures),
})
export type AdminDashboard = z.infer<typeof AdminDashboard>

export const dashboardContract = defineContract({
  teacherDashboard: {
    method: 'GET',
    path: '/v2/dashboard/teacher',
    summary: 'A teacher’s tests of today, the state of the classes, and the students who need attention',
    access: ['teacher'],
    data: TeacherDashboard,
    tags: ['Test', 'Report', 'Student', 'Classroom', 'Intervention', 'GettingStarted'],
  },
  schoolDashboard: {
    method: 'GET',
    path: '/v2/dashboard/school',
    summary: 'The results of a school’s grades, the classes that need attention, and the running tests',
    access: ['school'],
    data: SchoolDashboard,
    tags: [
      'Test',
      'Report',
      'Student',
      'Classroom',
      'Link',
      'Intervention',
      'Invoice',
      'Import',
      'Seat',
      'GettingStarted',
    ],
  },
  hideGettingStarted: {
    method: 'POST',
    path: '/v2/dashboard/getting-started',
    summary: 'Hide the first steps on the caller’s dashboard, or show them again',
    access: ['school', 'teacher'],
    body: z.object({ hidden: z.boolean() }),
    data: z.null(),
    tags: ['GettingStarted'],
  },
  parentDashboard: {
    method: 'GET',
    path: '/v2/dashboard/parent',
    summary: 'Each of a parent’s children: latest result, reading range and next test',
    access: ['parent'],
    data: ParentDashboard,
    tags: ['Test', 'Report', 'Child'],
  },
  childDashboard: {
    method: 'GET',
    path: '/v2/dashboard/child',
    summary: 'A child’s current test, its measures so far and its reading range',
    access: ['child'],
    data: ChildDashboard,
    tags: ['Test', 'Report'],
  },
  adminDashboard: {
    method: 'GET',
    path: '/v2/dashboard/admin',
    summary: 'Key figures of the platform, and the schools with the most tests',
    access: ['admin'],
    data: AdminDashboard,
  },
})
