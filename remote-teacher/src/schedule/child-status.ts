import type { ScheduledChild, ScheduleState } from '@lekta/shared/contract/schedule'

export const childStatuses = [
  'waiting',
  'missed',
  'reading',
  'idle',
  'resting',
  'guessing',
  'away',
  'finished',
] as const
export type ChildStatus = (typeof childStatuses)[number]

/**
 * After `idle` milliseconds without activity, a child may be stuck. After `disconnected` milliseconds without
 * contact, the child is offline.
 */
export const limits = { idle: 2 * 60_000, disconnected: 60_000 } as const

/** Returns a child's status at `now`, a time on the server's clock. */
export function statusOf({ state, working }: ScheduledChild, schedule: ScheduleState, now: number): ChildStatus {
  if (state === 'finished') return 'finished'
  if (!working) return schedule === 'closed' ? 'missed' : 'waiting'
  if (now - Date.parse(working.seen_at) > limits.disconnected) return 'away'
  if (working.resting) return 'resting'
  if (working.guessing) return 'guessing'
  return now - Date.parse(working.moved_at) > limits.idle ? 'idle' : 'reading'
}

/** The order of statuses when a teacher looks for those who need help: they come first, then those who have not begun. */
const urgency: readonly ChildStatus[] = [
  'away',
  'guessing',
  'resting',
  'idle',
  'waiting',
  'missed',
  'reading',
  'finished',
]

/** Returns the children with those who need attention first. Children of the same status keep their order. */
export const sortByStatus = (list: readonly ScheduledChild[], schedule: ScheduleState, now: number) => {
  const rank = (child: ScheduledChild) => urgency.indexOf(statusOf(child, schedule, now))
  return list.toSorted((a, b) => rank(a) - rank(b))
}

/** The filters for the children of a test. */
export const groups = ['all', 'look', 'waiting', 'working', 'finished'] as const
export type ChildGroup = (typeof groups)[number]

const members: Readonly<Record<ChildGroup, readonly ChildStatus[]>> = {
  all: childStatuses,
  look: ['idle', 'resting', 'guessing', 'away'],
  waiting: ['waiting', 'missed'],
  working: ['reading', 'idle', 'resting', 'guessing', 'away'],
  finished: ['finished'],
}

export const isIn = (group: ChildGroup, status: ChildStatus) => members[group].includes(status)
