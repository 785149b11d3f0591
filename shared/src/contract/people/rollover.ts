import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'

/** What happens to the students of a classroom when a new school year begins. */
export const rolloverActions = ['promote', 'stay', 'leave'] as const
export type RolloverAction = (typeof rolloverActions)[number]

/** `waiting`: it is still being carried out. `failed`: nothing was changed. */
export const rolloverStates = ['waiting', 'done', 'undone', 'failed'] as const

/** What happens to the students of one classroom. */
const RolloverMove = z.object({
  classroom_id: Id,
  action: z.enum(rolloverActions),
  /** The name of the classroom that they move into, for `promote`. It is created if it does not exist. */
  into: z.optional(z.string().check(z.trim(), z.minLength(1, 'Please enter a name.'), z.maxLength(60))),
})

/** A student who does not move with the class. */
const RolloverException = z.object({ student_id: Id, action: z.enum(['stay', 'leave']) })

/** What happens to all students of a school. Classrooms that are not named stay as they are. */
export const RolloverPlan = z.object({
  /** The year in which the new school year begins. */
  year: z.coerce.number<number | string>().check(z.int(), z.minimum(2000), z.maximum(2200)),
  moves: z.array(RolloverMove).check(z.minLength(1, 'Please choose at least one classroom.'), z.maxLength(1000)),
  exceptions: z._default(z.array(RolloverException).check(z.maxLength(5000)), []),
})
export type RolloverPlan = z.output<typeof RolloverPlan>

/** How many students move up, stay as they are and leave. */
const counts = { promoted: z.number(), stayed: z.number(), left: z.number() }

/** A proposal for each classroom, and the school years that can be begun. */
export const RolloverProposal = z.object({
  years: z.array(z.object({ year: z.number(), label: z.string(), done: z.boolean() })),
  /** The year that is most likely meant. */
  year: z.number(),
  /** A rollover that is still being carried out; null if there is none. */
  waiting: z.nullable(z.number()),
  classrooms: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      grade: z.number(),
      students: z.number(),
      action: z.enum(rolloverActions),
      into: z.string(),
    }),
  ),
  /** Students in no classroom, who stay as they are. */
  unplaced: z.number(),
})
export type RolloverProposal = z.infer<typeof RolloverProposal>

/** What a plan would do. */
export const RolloverCheck = z.object({
  ...counts,
  label: z.string(),
  /** The classrooms with their students before and after. */
  classrooms: z.array(
    z.object({
      name: z.string(),
      grade: z.number(),
      before: z.number(),
      after: z.number(),
      created: z.boolean(),
      /** Whether the classroom has a teacher. */
      taught: z.boolean(),
    }),
  ),
  /** Students who would get two grades, because their classrooms move into different ones. They must be resolved first. */
  conflicts: z.object({ count: z.number(), first: z.array(z.string()) }),
  unplaced: z.number(),
  /** Students who move up and have a test that is open now. */
  open_tests: z.number(),
  /** Students who leave and have a seat with which no test was taken. */
  unused_seats: z.number(),
})
export type RolloverCheck = z.infer<typeof RolloverCheck>

/** A rollover that was carried out, or is being carried out. */
export const Rollover = z.object({
  id: z.number(),
  label: z.string(),
  state: z.enum(rolloverStates),
  /** The number of students changed so far, and of all. */
  done: z.number(),
  total: z.number(),
  ...counts,
  /** The number of classrooms that were created. */
  created: z.number(),
  /** The number of students whom the undo left as they are, because they had been changed since. */
  kept: z.number(),
  /** Null if the account was erased. */
  started_by: z.nullable(z.string()),
  started_at: z.string(),
  done_at: z.nullable(z.string()),
  undone_at: z.nullable(z.string()),
  /** Until when it can be undone; null if it cannot be. */
  undo_until: z.nullable(z.string()),
  classrooms: z.array(
    z.object({ name: z.string(), action: z.enum(rolloverActions), into: z.nullable(z.string()), students: z.number() }),
  ),
})
export type Rollover = z.infer<typeof Rollover>

const access = ['school'] as const
const params = z.object({ id: Id })

/** The change to a new school year: classes move up, and the highest grade leaves. */
export const rolloverContract = defineContract({
  rolloverProposal: {
    method: 'GET',
    path: '/v2/rollover/proposal',
    summary: 'A proposal where each classroom moves when a new school year begins',
    access,
    data: RolloverProposal,
    tags: ['Rollover', 'Classroom', 'Student'],
  },
  checkRollover: {
    method: 'POST',
    path: '/v2/rollover/check',
    summary: 'What a plan for the new school year would do; changes nothing',
    access,
    body: RolloverPlan,
    data: RolloverCheck,
    tags: [],
  },
  startRollover: {
    method: 'POST',
    path: '/v2/rollover/start',
    summary:
      'Begin a new school year by a plan. Refused with 409 if its year was begun before, or if it does something else than expected',
    access,
    body: z.extend(RolloverPlan, { expected: z.object(counts) }),
    data: Rollover,
    tags: ['Rollover'],
  },
  rollovers: {
    method: 'GET',
    path: '/v2/rollover',
    summary: 'The school years that were begun, newest first',
    access,
    data: z.array(Rollover),
    tags: ['Rollover'],
  },
  rollover: {
    method: 'GET',
    path: '/v2/rollover/:id',
    summary: 'One of them, and how far it is carried out',
    access,
    params,
    data: Rollover,
    tags: ['Rollover'],
  },
  undoRollover: {
    method: 'POST',
    path: '/v2/rollover/undo/:id',
    summary: 'Restore the classrooms and grades of before, and those who left, except students who were changed since',
    access,
    params,
    data: Rollover,
    tags: ['Rollover', 'Student', 'Classroom', 'Report'],
  },
})
