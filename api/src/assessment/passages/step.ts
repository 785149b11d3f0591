import type { Window } from '../step'
import type { Estimate, Prior, StopReason } from '../types'
import { findBlindStretch, leaveOut } from './effort/blind-stretch'
import { isRapidReply, needsPause } from './effort/rapid-guess'
import { standardErrorAt } from './estimate'
import { expectedAfter } from './posterior'
import type { PassageProfile } from './profile'
import { repliesOf, scorePassages, type TestReply } from './score'
import { type PassagePool, selectPassage } from './select'
import type { AnsweredPassage, Passage } from './types'

/** What stays the same during an attempt. `random` returns numbers in [0, 1). */
export interface PassageCourse extends PassagePool {
  prior: Prior
  profile: PassageProfile
  random: () => number
}

/** The state of an attempt after an answer, or after the window has closed. */
export interface PassageSituation extends PassageCourse {
  /** The passages with answers, in order. Only the last may lack its second one. */
  answered: readonly AnsweredPassage[]
  /** The passage that was sent to the browser and has no answers yet, if any. */
  pending: Passage | null
  window: Window
}

/** What the server does next. */
export interface PassageStep {
  /** Why the test is over, or null while it continues. */
  finished: StopReason | null
  /** The passage that follows the pending one, or null if none does. */
  next: Passage | null
  estimate: Estimate
  pause: boolean
  /** From 0 to 1. It never falls, and it is 1 only when the test is over. */
  progress: number
  skipsLeft: number
}

/** Returns the first passage of an attempt, or null if the pool has none. */
export function startPassages(course: PassageCourse): Passage | null {
  return namePassage(course, course.prior.mean, [])
}

/**
 * Returns the next step. A passage is named as soon as the first question of the one before is answered, so that it is
 * there when the child has answered the second one. If the test is precise enough, long enough or its window is closing,
 * no further passage is named, and the test ends when those already named are answered. A closed window ends the test
 * at once.
 */
export function advancePassages(situation: PassageSituation): PassageStep {
  const { answered, pending, profile, window } = situation
  const replies = repliesOf(answered)
  const state = estimateNow(situation, replies)
  const ending = endingOf(situation, state)
  const begun = answered.map(({ passage }) => passage)
  const next = ending || pending ? null : namePassage(situation, state.estimate.ability, begun)
  const reason = ending ?? (next || pending ? null : 'exhausted')
  const isWaiting = pending !== null || answered.at(-1)?.replies.length === 1
  const finished = window === 'closed' || !isWaiting ? reason : null
  return {
    finished,
    next,
    estimate: state.estimate,
    pause: finished === null && needsPause(replies, profile.rapidGuesses),
    progress: finished ? 1 : passageProgress(replies.length, profile),
    skipsLeft: skipsLeftAfter(replies, profile),
  }
}

function namePassage(course: PassageCourse, ability: number, chosen: readonly Passage[]): Passage | null {
  const { easyEvery, easyBy } = course.profile
  const target = chosen.length % easyEvery === 0 ? ability - easyBy : ability
  return selectPassage(course, chosen, target, course.profile, course.random)
}

/**
 * Returns the estimate of the answers so far, its standard error without the prior, and whether a stretch of them seems
 * to have been given without reading. Such a stretch is looked for as soon as the test may end, and is left out.
 */
function estimateNow({ answered, prior, profile }: PassageSituation, replies: readonly TestReply[]) {
  const rapid = replies.map((reply) => (isRapidReply(reply, profile.rapidGuesses) ? 0 : 1))
  const scored = scorePassages(answered, rapid, profile.testletSpread)
  const stretch = answered.length < profile.minimumPassages ? null : findBlindStretch(scored, profile)
  const cares = stretch ? leaveOut(rapid, stretch) : rapid
  const used = stretch ? scorePassages(answered, cares, profile.testletSpread) : scored
  const estimate = expectedAfter(prior, used)
  return { estimate, standardError: standardErrorAt(used, estimate.ability), hasStretch: stretch !== null }
}

function endingOf(
  { answered, pending, profile, window }: PassageSituation,
  { standardError, hasStretch }: ReturnType<typeof estimateNow>,
): StopReason | null {
  if (window !== 'open') return 'window'
  const maximum = profile.maximumPassages + (hasStretch ? profile.extraPassages : 0)
  if (answered.length + (pending ? 1 : 0) >= maximum) return 'length'
  return answered.length >= profile.minimumPassages && standardError < profile.targetStandardError ? 'precision' : null
}

/** The progress after the last regular passage. The rest is for additional ones. */
const REGULAR_SHARE = 0.9

/** Returns the progress of a test after some replies, from 0 to below 1. */
export function passageProgress(replies: number, { maximumPassages, extraPassages }: PassageProfile): number {
  const regular = 2 * maximumPassages
  if (replies <= regular) return (REGULAR_SHARE * replies) / regular
  return REGULAR_SHARE + ((1 - REGULAR_SHARE) * (replies - regular)) / (2 * extraPassages + 1)
}

/** Returns how many more questions may be skipped. */
export function skipsLeftAfter(replies: readonly TestReply[], { maximumSkips }: PassageProfile): number {
  return Math.max(0, maximumSkips - replies.filter(({ reply }) => reply.outcome === 'skipped').length)
}
