import { needsPause } from './effort/effort'
import { trackPosterior } from './estimate/posterior'
import type { Profile } from './profile'
import { progressOf } from './progress'
import { type Pool, selectItem } from './select'
import { isSureEnough } from './stop'
import type { Answer, Estimate, ItemParameters, Prior, StopReason } from './types'

/** What stays the same during an attempt. `random` returns numbers in [0, 1). */
export interface Course extends Pool {
  prior: Prior
  profile: Profile
  random: () => number
}

/**
 * State of the window in which a test may be taken. `closing`: pending items can still be answered, but no further
 * items are sent. `closed`: the test ends with the answers it has.
 */
export type Window = 'open' | 'closing' | 'closed'

/** The state of an attempt after an answer, or after the window has closed. */
export interface Situation extends Course {
  answered: readonly Answer[]
  /** Items sent to the browser and not yet answered, in order. */
  pending: readonly ItemParameters[]
  window: Window
}

/** What the server does next. */
export interface Step {
  /** Why the test is over, or null while it continues. */
  finished: StopReason | null
  /** The item that follows the pending ones, or null if none does. */
  next: ItemParameters | null
  estimate: Estimate
  /** Whether to pause with a friendly message, because the child is guessing without reading. */
  pause: boolean
  /** From 0 to 1. It never falls, and it is 1 only when the test is over. */
  progress: number
  skipsLeft: number
}

/**
 * Returns the first two items of an attempt, one to show and one to prefetch. Returns fewer only if the pool has
 * fewer.
 */
export function start(course: Course): ItemParameters[] {
  const first = nameItem(course, course.prior.mean, [])
  const second = first && nameItem(course, course.prior.mean, [first])
  return [first, second].filter((item) => item !== null)
}

/**
 * Returns the next step. If the test is precise enough or its window is closing, it sends no further items and ends
 * when the pending items are answered. The browser already shows a pending item, and an item must not vanish while a
 * child reads it. A closed window ends the test at once.
 */
export function advance(situation: Situation): Step {
  const { answered, pending, profile } = situation
  const track = trackPosterior(situation.prior, answered, profile)
  const estimate = track[track.length - 1] as Estimate
  const ending = endingOf(situation, estimate)
  const next = ending ? null : nameItem(situation, estimate.ability, [...answered.map((a) => a.item), ...pending])
  const reason = ending ?? (next ? null : 'exhausted')
  const finished = situation.window === 'closed' || pending.length === 0 ? reason : null
  return {
    finished,
    next,
    estimate,
    pause: finished === null && needsPause(answered, profile.effort),
    progress: finished ? 1 : progressOf(track, profile),
    skipsLeft: Math.max(0, profile.maximumSkips - answered.filter((answer) => answer.skipped).length),
  }
}

function endingOf({ answered, pending, profile, window }: Situation, estimate: Estimate): StopReason | null {
  if (window !== 'open') return 'window'
  if (answered.length + pending.length >= profile.maximumItems) return 'length'
  return isSureEnough(estimate, answered.length, profile) ? 'precision' : null
}

function nameItem(course: Course, ability: number, chosen: readonly ItemParameters[]): ItemParameters | null {
  const target = chosen.length < course.profile.easyItems ? ability - course.profile.easyBy : ability
  return selectItem(course, chosen, target, course.profile, course.random)
}
