import type { GoalState } from '@lekta/shared/contract/assessment/goal'

/** What a goal demands. Measures are in L. */
export interface Demand {
  start: number
  setAt: Date
  target: number
  /** The last day, as year-month-day. */
  by: string
}

/** The measure of today, in L, and the time of the newest test in it; both null without a reliable test. */
export interface Reached {
  current: number | null
  testedAt: Date | null
}

const DAY = 24 * 60 * 60_000

/**
 * Returns how a goal is doing. It is on track if, at the time of the newest test, the measure was at or above the straight line
 * from the start to the target. A measure from before the goal was set says nothing, unless the target is reached.
 */
export function judgeGoal({ start, setAt, target, by }: Demand, { current, testedAt }: Reached, now: Date): GoalState {
  if (current !== null && current >= target) return 'reached'
  const end = new Date(by).getTime() + DAY
  if (now.getTime() >= end) return 'missed'
  if (current === null || testedAt === null || testedAt <= setAt) return 'waiting'
  const passed = Math.min(1, (testedAt.getTime() - setAt.getTime()) / (end - setAt.getTime()))
  return current >= start + (target - start) * passed ? 'on track' : 'behind'
}
