import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'

const Tries = z.coerce.number<number | string>().check(z.int(), z.minimum(1))

/** Identifies an assigned test: `code` is the code of the exam, `id` is the child's assignment. */
export const TestParams = z.object({ code: z.string().check(z.maxLength(40)), id: Id })
export const AttemptAddress = z.extend(TestParams, { tries: Tries })

export const testStates = ['upcoming', 'open', 'running', 'done', 'closed'] as const

/**
 * A test assigned to a child. `running` means that there is an attempt to continue; `done` means that no attempts are
 * left.
 */
export const AssignedTest = z.object({
  code: z.string(),
  id: z.number(),
  title: z.string(),
  child: z.object({ id: z.number(), name: z.string() }),
  state: z.enum(testStates),
  opens_at: z.string(),
  closes_at: z.string(),
  tries_allowed: z.number(),
  tries_used: z.number(),
  /** The number of the latest finished attempt; null before the first one. */
  last_finished: z.nullable(z.number()),
  /** Items answered in the running attempt. */
  answered: z.number(),
  max_items: z.number(),
  /** The most texts, each with two questions; absent if each text has one. */
  max_passages: z.optional(z.number()),
  max_skips: z.number(),
})
export type AssignedTest = z.infer<typeof AssignedTest>

/** The part of an item that a child may see. It never contains the key, the measure or the id. */
export const ShownItem = z.object({
  number: z.number(),
  passage: z.string(),
  statement: z.string(),
  options: z.array(z.string()),
  /** Whether the passage is that of the item before; absent if each item has its own. */
  same_passage: z.optional(z.boolean()),
})
export type ShownItem = z.infer<typeof ShownItem>

/** An attempt as the child's browser needs it. `items` holds the next unanswered item and the one after it. */
export const AttemptState = z.object({
  tries: z.number(),
  /** The number of items whose answers the server has stored: items 1…answered. */
  answered: z.number(),
  items: z.array(ShownItem),
  /** From 0 to 1; never decreases. */
  progress: z.number(),
  skips_left: z.number(),
  /** True after three answers in a row that came faster than the passage can be read. */
  pause: z.boolean(),
  finished: z.boolean(),
})
export type AttemptState = z.infer<typeof AttemptState>

export const Answer = z.object({
  tries: Tries,
  /**
   * The item's number in the attempt, starting at 1. Together with the attempt, it is the answer's idempotency key.
   */
  number: z.number().check(z.int(), z.minimum(1)),
  /** The chosen option, 0…3; null skips the item. */
  choice: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(3))),
  /** Time from the item's first paint to the answer, as measured by the browser. */
  milliseconds: z.number().check(z.int(), z.minimum(0), z.maximum(86_400_000)),
  /** The reading aids used to show the text; the server ignores unknown ones. */
  aids: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40))),
})
export type Answer = z.output<typeof Answer>

export const attemptContract = defineContract({
  tests: {
    method: 'GET',
    path: '/v2/test',
    summary: 'The tests assigned to this child, those that it can take now first',
    access: ['child'],
    data: z.array(AssignedTest),
    tags: ['Test'],
  },
  test: {
    method: 'GET',
    path: '/v2/test/:code/:id',
    summary: 'One test assigned to a child',
    access: ['child', 'parent', 'teacher'],
    params: TestParams,
    data: AssignedTest,
    tags: ['Test'],
  },
  startTest: {
    method: 'POST',
    path: '/v2/test/:code/:id/start',
    summary: 'Start an attempt, or continue the one that is running',
    access: ['child'],
    duringMaintenance: true,
    params: TestParams,
    data: AttemptState,
    tags: ['Test'],
  },
  answerItem: {
    method: 'POST',
    path: '/v2/test/:code/:id/answer',
    summary: 'Store one answer; sending it again returns the same response',
    access: ['child'],
    duringMaintenance: true,
    params: TestParams,
    body: Answer,
    data: AttemptState,
  },
  showLife: {
    method: 'POST',
    path: '/v2/test/:code/:id/life',
    summary: 'Report that an attempt is still open in the browser',
    access: ['child'],
    duringMaintenance: true,
    params: TestParams,
    body: z.object({ tries: Tries }),
    data: z.null(),
  },
})
