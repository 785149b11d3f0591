import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Day, Id, Ids, ListQuery } from '../list'
import { Measure } from '../measure'

/** Why students are in an intervention: a group of the class report, or chosen by hand. */
export const interventionReasons = ['fallen', 'far_below', 'doubtful', 'stale', 'unmeasured', 'chosen'] as const
export type InterventionReason = (typeof interventionReasons)[number]

const Person = z.object({ id: z.number(), name: z.string() })

/** An intervention in a list. */
export const Intervention = z.object({
  id: z.number(),
  name: z.string(),
  reason: z.enum(interventionReasons),
  /** The teacher who is responsible; null if the school is. */
  owner: z.nullable(Person),
  /** The number of current students, including those of classes that the caller does not teach. */
  students: z.number(),
  /** The day of the next check, as year-month-day. */
  next_check: z.nullable(z.string()),
  /** Whether the intervention is open and the day of the next check has passed or is today. */
  overdue: z.boolean(),
  started_at: z.string(),
  closed_at: z.nullable(z.string()),
})
export type Intervention = z.infer<typeof Intervention>

const Taken = z.object({ report_id: z.number(), finished_at: z.string(), measure: Measure })

/** A student of an intervention. Only reliable tests count. */
export const InterventionStudent = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  classrooms: z.array(z.string()),
  added_at: z.string(),
  /** The last test before the student was added; null if there was none. */
  start: z.nullable(Taken),
  /** The last test since then, until the intervention was closed; null if it is too early to say. */
  latest: z.nullable(Taken),
  growth: z.nullable(z.object({ difference: z.number(), probability: z.number() })),
})
export type InterventionStudent = z.infer<typeof InterventionStudent>

/** What has changed since the start, for the students that the caller may see. */
export const InterventionEffect = z.object({
  /** The number of students with a reliable test both before and since the start. */
  compared: z.number(),
  /** The median change of the compared students in L; null if there are none. */
  median: z.nullable(z.number()),
  /** The median of what the middle reader of their grades gained in the same time, in L; null if unknown. */
  expected: z.nullable(z.number()),
  /** The number of compared students in clear growth and in clear decline. */
  grown: z.number(),
  fallen: z.number(),
})
export type InterventionEffect = z.infer<typeof InterventionEffect>

export const InterventionRecord = z.extend(Intervention, {
  plan: z.string(),
  /** Increases with every change. A change names the version that it is based on. */
  version: z.number(),
  /** Whether the caller may change the intervention, or only add to its log. */
  editable: z.boolean(),
  closing_note: z.nullable(z.string()),
  members: z.array(InterventionStudent),
  effect: InterventionEffect,
  /** Newest first. The author is null if the account was deleted. */
  log: z.array(z.object({ id: z.number(), at: z.string(), author: z.nullable(z.string()), text: z.string() })),
})
export type InterventionRecord = z.infer<typeof InterventionRecord>

const long = z.string().check(z.trim(), z.maxLength(4000))
const written = z.string().check(z.trim(), z.minLength(1, 'Please write at least a few words.'), z.maxLength(2000))

const fields = {
  name: z.string().check(z.trim(), z.minLength(1, 'Please enter a name.'), z.maxLength(100)),
  /** The teacher who is responsible; without it, the school is. */
  owner_id: z.optional(Id),
  plan: z._default(long, ''),
  next_check: z.optional(Day),
}
const version = z.coerce.number<number | string>().check(z.int(), z.minimum(1))
const params = z.object({ id: Id })
const access = ['school', 'teacher'] as const
const tags = ['Intervention'] as const

/** Groups of students that are followed up: a reason, a plan, a responsible person, checks and the effect. */
export const interventionContract = defineContract({
  interventions: {
    method: 'GET',
    path: '/v2/intervention',
    summary: 'The interventions of the school, or those that a teacher is responsible for or whose students it teaches',
    access: [...access],
    query: ListQuery,
    data: Intervention,
    paged: true,
    tags: [...tags, 'Student'],
  },
  intervention: {
    method: 'GET',
    path: '/v2/intervention/:id',
    summary: 'One intervention with the caller’s students, their change since the start, and the log',
    access: [...access],
    params,
    data: InterventionRecord,
    tags: [...tags, 'Student', 'Report'],
  },
  addIntervention: {
    method: 'POST',
    path: '/v2/intervention/add',
    summary: 'Start an intervention with the students named, or with all of a group of the class report',
    access: [...access],
    body: z.object({
      ...fields,
      reason: z.enum(interventionReasons),
      ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(1000))),
      /** Limits a group to one classroom. */
      classroom_id: z.optional(Id),
    }),
    data: z.object({ id: z.number() }),
    tags,
  },
  editIntervention: {
    method: 'POST',
    path: '/v2/intervention/edit/:id',
    summary: 'Change an intervention; answers 409 if it has changed since the version named',
    access: [...access],
    params,
    body: z.object({ ...fields, version }),
    data: z.null(),
    tags,
  },
  addInterventionStudents: {
    method: 'POST',
    path: '/v2/intervention/student/add/:id',
    summary: 'Add students to an open intervention',
    access: [...access],
    params,
    body: Ids,
    data: z.null(),
    tags,
  },
  removeInterventionStudents: {
    method: 'POST',
    path: '/v2/intervention/student/remove/:id',
    summary: 'Remove students from an open intervention',
    access: [...access],
    params,
    body: Ids,
    data: z.null(),
    tags,
  },
  addInterventionEntry: {
    method: 'POST',
    path: '/v2/intervention/log/:id',
    summary: 'Write an entry into the log of an open intervention; whoever may change it can also set the next check',
    access: [...access],
    params,
    body: z.object({ text: written, next_check: z.optional(Day) }),
    data: z.null(),
    tags,
  },
  closeIntervention: {
    method: 'POST',
    path: '/v2/intervention/close/:id',
    summary: 'Close an intervention with a summary; its effect is then no longer updated',
    access: [...access],
    params,
    body: z.object({ version, note: z._default(long, '') }),
    data: z.null(),
    tags,
  },
  reopenIntervention: {
    method: 'POST',
    path: '/v2/intervention/reopen/:id',
    summary: 'Open a closed intervention again',
    access: [...access],
    params,
    data: z.null(),
    tags,
  },
})
