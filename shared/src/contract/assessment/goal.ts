import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Day, Id } from '../list'

/**
 * How a goal is doing: the measure is reached; it is on the way to it, or below the way; no reliable test since the goal
 * was set; or the day has passed without reaching it.
 */
export const goalStates = ['reached', 'on track', 'behind', 'waiting', 'missed'] as const
export type GoalState = (typeof goalStates)[number]

/** A measure that a student, a class (its median) or the school (its median) is to reach by a day. In L. */
export const Goal = z.object({
  id: z.number(),
  /** Both are null for the goal of the school. */
  student_id: z.nullable(z.number()),
  classroom_id: z.nullable(z.number()),
  target: z.number(),
  /** The last day, as year-month-day. */
  by: z.string(),
  /** The measure when the goal was set, and the day. */
  start: z.number(),
  set_at: z.string(),
  /** Today's measure; null without a reliable test. */
  current: z.nullable(z.number()),
  state: z.enum(goalStates),
  /** The teacher who is responsible; null if the school is. */
  owner: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** Whether the caller may change and remove the goal. */
  editable: z.boolean(),
})
export type Goal = z.infer<typeof Goal>

/** Whose goal it is: that of a student, of a class, or of the school. */
const subject = { student_id: z.optional(Id), classroom_id: z.optional(Id) }

const Target = z.coerce
  .number<number | string>()
  .check(
    z.int('Please enter a whole measure, such as 640.'),
    z.minimum(-400, 'Please enter a measure from −400 to 2000.'),
    z.maximum(2000, 'Please enter a measure from −400 to 2000.'),
  )

export const goalContract = defineContract({
  goals: {
    method: 'GET',
    path: '/v2/goal',
    summary: 'The goal of a student or of a class; without either the goals of the school and of all classes',
    access: ['school', 'teacher'],
    query: z.object(subject),
    data: z.array(Goal),
    tags: ['Goal', 'Student', 'Report'],
  },
  setGoal: {
    method: 'POST',
    path: '/v2/goal/set',
    summary: 'Set the goal of a student, a class or the school, in place of an earlier one',
    access: ['school', 'teacher'],
    body: z.object({
      ...subject,
      target: Target,
      by: Day,
      /** The teacher who is responsible; without it, the school is. */
      owner_id: z.optional(Id),
    }),
    data: z.object({ id: z.number() }),
    tags: ['Goal'],
  },
  removeGoal: {
    method: 'POST',
    path: '/v2/goal/remove/:id',
    summary: 'Remove a goal',
    access: ['school', 'teacher'],
    params: z.object({ id: Id }),
    data: z.null(),
    tags: ['Goal'],
  },
})
