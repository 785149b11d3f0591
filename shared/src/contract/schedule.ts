import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { Id, ListQuery } from './list'
import { ClassroomName } from './people/student'

/** The state of a schedule's window. */
export const scheduleStates = ['upcoming', 'open', 'closed'] as const
export type ScheduleState = (typeof scheduleStates)[number]

/** Maximum number of attempts that a test may allow. */
export const MAXIMUM_TRIES = 5

/** The longest window, in days. */
export const LONGEST_WINDOW = 366

/** A schedule as the caller sees it. Children that the caller may not see are not counted. */
export const Schedule = z.object({
  id: z.number(),
  title: z.string(),
  exam: z.object({ code: z.string(), title: z.string() }),
  state: z.enum(scheduleStates),
  opens_at: z.string(),
  closes_at: z.string(),
  tries_allowed: z.number(),
  /** The classrooms to which the test was given as a whole. */
  classrooms: z.array(ClassroomName),
  children: z.number(),
  /** The number of children with a finished attempt, and of children in their first attempt. */
  finished: z.number(),
  working: z.number(),
  /** The name of the person who gave the test. */
  given_by: z.string(),
  /**
   * Whether the caller may change the schedule itself, and not only the assignments of children that they may see.
   */
  changeable: z.boolean(),
})
export type Schedule = z.infer<typeof Schedule>

export const childStates = ['waiting', 'working', 'finished'] as const

/** A child's running attempt. All times come from the server's clock. */
export const StudentProgress = z.object({
  answered: z.number(),
  max_items: z.number(),
  /** When the attempt began, or when its last answer arrived. */
  moved_at: z.string(),
  /** When the child's browser was last heard from. */
  seen_at: z.string(),
  /** Whether the child's latest answers all came faster than their passages can be read. */
  guessing: z.boolean(),
  /** Whether the test has paused because of such answers and the child has not continued yet. */
  resting: z.boolean(),
})
export type StudentProgress = z.infer<typeof StudentProgress>

/** One child's progress. */
export const ScheduledChild = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  /** The names of the child's classrooms, in alphabetical order. */
  classrooms: z.array(z.string()),
  state: z.enum(childStates),
  tries_used: z.number(),
  /** The number of attempts allowed, including the child's extra attempts. */
  tries_allowed: z.number(),
  /** When the child may start, if that is before the test opens. */
  allowed_from: z.nullable(z.string()),
  /** The report of the last finished attempt. */
  report_id: z.nullable(z.number()),
  working: z.nullable(StudentProgress),
})
export type ScheduledChild = z.infer<typeof ScheduledChild>

export const ScheduleRecord = z.extend(Schedule, {
  /** The caller's children in the schedule, by name. */
  list: z.array(ScheduledChild),
  /** The caller's children who joined the schedule's classrooms later and do not have the test yet. */
  joined: z.array(z.object({ id: z.number(), name: z.string() })),
  /** The current time on the server. */
  now: z.string(),
})
export type ScheduleRecord = z.infer<typeof ScheduleRecord>

/** A change to a schedule: the children whose progress changed, and whether the schedule itself changed. */
export const ScheduleNews = z.object({ list: z.array(ScheduledChild), changed: z.boolean() })
export type ScheduleNews = z.infer<typeof ScheduleNews>

export const seatStates = ['given', 'missing', 'not_needed'] as const

/** A child who can be given a test, if the child has a seat or does not need one. */
export const Candidate = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  classrooms: z.array(ClassroomName),
  seat: z.enum(seatStates),
})
export type Candidate = z.infer<typeof Candidate>

const isDateTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && !Number.isNaN(Date.parse(text))

/** A date and time in UTC, as `toISOString` returns it. */
const DateTime = z.string().check(z.refine(isDateTime, 'Please choose a day and a time.'))

const fields = {
  title: z.string().check(z.trim(), z.minLength(1, 'Please enter a title.'), z.maxLength(80)),
  opens_at: DateTime,
  closes_at: DateTime,
  tries: z._default(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(MAXIMUM_TRIES)), 1),
}

const Students = z.array(Id).check(z.minLength(1), z.maxLength(1000))
const tags = ['Schedule', 'Test'] as const
const params = z.object({ id: Id })
const access = ['school', 'teacher'] as const

/**
 * Giving tests to students: the time window, exceptions, and progress. A teacher gives tests only to students of their
 * own classrooms.
 */
export const scheduleContract = defineContract({
  exams: {
    method: 'GET',
    path: '/v2/exam',
    summary: 'The exams that can be scheduled',
    access,
    data: z.array(z.object({ code: z.string(), title: z.string() })),
  },
  candidates: {
    method: 'GET',
    path: '/v2/schedule/candidate',
    summary: 'The students who can be given a test, with the state of their seats',
    access,
    query: ListQuery,
    data: Candidate,
    paged: true,
    tags: ['Student', 'Classroom', 'Seat'],
  },
  schedules: {
    method: 'GET',
    path: '/v2/schedule',
    summary:
      'The schedules of the caller’s students; `from` and `until` select those whose window overlaps that period',
    access,
    query: z.extend(ListQuery, {
      state: z.optional(z.enum(scheduleStates)),
      from: z.optional(DateTime),
      until: z.optional(DateTime),
    }),
    data: Schedule,
    paged: true,
    tags,
  },
  schedule: {
    method: 'GET',
    path: '/v2/schedule/:id',
    summary: 'One schedule with the state of each student: finished, running or not started',
    access,
    params,
    data: ScheduleRecord,
    tags,
  },
  scheduleStream: {
    method: 'GET',
    path: '/v2/schedule/stream/:id',
    summary: 'A stream of the events of one schedule',
    access,
    params,
    data: ScheduleNews,
    stream: true,
  },
  addSchedule: {
    method: 'POST',
    path: '/v2/schedule/add',
    summary: 'Schedule a test for classrooms, students, or both; a repeated key creates nothing',
    access,
    body: z.object({
      ...fields,
      /** The idempotency key: a new one for each request, and the same one for a retry. */
      key: z.string().check(z.minLength(8), z.maxLength(64)),
      exam: z.string().check(z.minLength(1), z.maxLength(40)),
      classrooms: z._default(z.array(Id).check(z.maxLength(100)), []),
      students: z._default(z.array(Id).check(z.maxLength(1000)), []),
      /**
       * Whether to skip children without a seat. Otherwise, a single child without a seat makes the whole call fail.
       */
      without_seatless: z._default(z.boolean(), false),
    }),
    data: z.object({ id: z.number(), children: z.number() }),
    tags,
  },
  editSchedule: {
    method: 'POST',
    path: '/v2/schedule/edit/:id',
    summary: 'Change a schedule that is not closed; its opening time is fixed once it has opened',
    access,
    params,
    body: z.object(fields),
    data: z.null(),
    tags,
  },
  closeSchedule: {
    method: 'POST',
    path: '/v2/schedule/close/:id',
    summary: 'Close an open schedule now; students in a running attempt may finish the items on their screens',
    access,
    params,
    data: z.null(),
    tags,
  },
  extendSchedule: {
    method: 'POST',
    path: '/v2/schedule/extend/:id',
    summary: 'Change when a schedule closes, to a time in the future; a closed one opens again',
    access,
    params,
    body: z.object({ closes_at: DateTime }),
    data: z.null(),
    tags,
  },
  cancelSchedule: {
    method: 'POST',
    path: '/v2/schedule/cancel/:id',
    summary: 'Cancel a schedule in which no student has started',
    access,
    params,
    data: z.null(),
    tags,
  },
  allowNow: {
    method: 'POST',
    path: '/v2/schedule/allow/:id',
    summary: 'Allow students to start before the schedule opens, or withdraw that permission',
    access,
    params,
    body: z.object({ students: Students, allowed: z._default(z.boolean(), true) }),
    data: z.null(),
    tags,
  },
  allowRetake: {
    method: 'POST',
    path: '/v2/schedule/retake/:id',
    summary: 'Allow an extra attempt to students who have none left, or withdraw one that has not been started',
    access,
    params,
    body: z.object({ students: Students, allowed: z._default(z.boolean(), true) }),
    data: z.null(),
    tags,
  },
  addToSchedule: {
    method: 'POST',
    path: '/v2/schedule/join/:id',
    summary: 'Add students to a schedule that is not closed',
    access,
    params,
    body: z.object({ students: Students }),
    data: z.null(),
    tags,
  },
  removeFromSchedule: {
    method: 'POST',
    path: '/v2/schedule/remove/:id',
    summary: 'Remove students who have not started from a schedule',
    access,
    params,
    body: z.object({ students: Students }),
    data: z.null(),
    tags,
  },
})
