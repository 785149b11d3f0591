import * as z from 'zod/mini'
import { GradeJson } from '../results/student-results-sql'

/** A time as JSON of the database. */
const Time = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
)

/** A finished attempt, with the title of its test. */
export const TestJson = z.object({
  id: z.number(),
  title: z.string(),
  tries: z.number(),
  finishedAt: Time,
  grade: GradeJson,
  gradeElapsed: z.nullable(z.number()),
  ability: z.number(),
  abilityLow: z.number(),
  abilityHigh: z.number(),
  standardError: z.number(),
  trusted: z.boolean(),
  percentile: z.nullable(z.number()),
})

export const ClassroomJson = z.object({
  id: z.number(),
  name: z.string(),
  grade: z.number(),
  can_open: z.boolean(),
  teachers: z.array(z.string()),
})

export const SeatJson = z.object({
  subscription_id: z.number(),
  plan_name: z.string(),
  endsAt: Time,
  tests_used: z.number(),
  tests_left: z.number(),
  can_take_back: z.boolean(),
})

/** A parent, and when the parent was linked or asked for it. */
export const AdultJson = z.object({ id: z.number(), name: z.string(), email: z.nullable(z.string()), at: Time })
