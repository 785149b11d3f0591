import { aidsOf } from '@lekta/shared/contract/assessment/reading'
import { type AnyProfile, isPassageProfile } from '../assessment/engines'
import { chanceRight } from '../assessment/model'
import { priorFor } from '../assessment/prior'
import { STANDARD_PROFILE } from '../assessment/profile'
import { drawNormal } from '../assessment/simulate'
import type { Grade } from '../assessment/types'
import { type Attempt, type AttemptItem, type AttemptRow, itemOf, priorOf, unanswered } from '../attempt/attempt-state'
import { frozenAt } from '../attempt/begin-attempt'
import { endOf } from '../attempt/finish-attempt'
import type { ChosenItem } from '../attempt/forms/form'
import { formOf } from '../attempt/forms/form-of'
import type { Bank, Exposure } from '../bank/bank'
import { schoolTime } from '../school/school-time'
import type { StudentTraits } from './student-traits'

/** One attempt of the demo year. */
export interface TestTaking {
  traits: StudentTraits
  /** The student's grade at the time of the test. */
  grade: Grade
  /** The student's true ability at the time of the test, in logits. */
  ability: number
  at: Date
  profile: AnyProfile
  bank: Bank
  exposure: Exposure
  seen: ReadonlySet<string>
  last: { ability: number; standardError: number; at: Date } | null
  random: () => number
}

const MONTH = (365.25 / 12) * 24 * 60 * 60_000

const blank = { assignmentId: 0, studentId: 0, tries: 1, id: 0 }

function beginRow({ grade, at, profile, last }: TestTaking): AttemptRow {
  const time = schoolTime(grade, at)
  const lastMeasure = last && { ...last, monthsAgo: (at.getTime() - last.at.getTime()) / MONTH }
  const prior = priorFor({ time, last: lastMeasure })
  return {
    ...blank,
    ...frozenAt(at, { prior, profile, grade }),
    status: 'started',
    finishedAt: null,
    seenAt: null,
    stopReason: null,
    ability: null,
    standardError: null,
    abilityLow: null,
    abilityHigh: null,
    trusted: null,
    percentile: null,
  }
}

/** Returns a function that says how well each passage suits the student, in logits. */
function suitability(profile: AnyProfile, random: () => number): (passage: string) => number {
  const spread = isPassageProfile(profile) ? profile.testletSpread : 0
  let last = { passage: '', suits: 0 }
  return (passage) => {
    if (spread > 0 && last.passage !== passage) last = { passage, suits: drawNormal(0, spread, random) }
    return last.suits
  }
}

/**
 * Returns a function that answers items. A careful student reads and then answers by the model. A careless student
 * answers quickly and at random. For a wrong answer, one of the three other options is chosen at random.
 */
function respond(taking: TestTaking) {
  const { traits, ability, at, profile, bank, random } = taking
  const suits = suitability(profile, random)
  const aids = traits.settings ? aidsOf(traits.settings) : []
  return (item: AttemptItem): AttemptItem => {
    const { passage, words, key, question, guessing } = itemOf({ bank }, item)
    const blind = guessing ?? STANDARD_PROFILE.guessing
    const careless = traits.carelessFrom !== null && at >= traits.carelessFrom && random() < 0.6
    const chance = careless ? blind : chanceRight(ability + suits(passage), item.difficulty, blind)
    const reading = ((question === 2 ? words / 4 : words) / traits.speed) * 60_000
    const milliseconds = Math.round(careless ? 500 + 700 * random() : reading * (1.1 + random()) + 3000)
    const correct = random() < chance
    const choice = correct ? key : (key + 1 + Math.floor(random() * 3)) % 4
    return { ...item, answered: true, choice, correct, milliseconds, aids }
  }
}

/** Returns when each item was answered, by adding the answer times to the start of the attempt. */
export function answerTimes({ row, attemptItems }: Attempt): Date[] {
  let clock = row.startedAt.getTime()
  return attemptItems.map(({ milliseconds }) => {
    clock += milliseconds ?? 0
    return new Date(clock)
  })
}

/** Simulates a whole attempt: gives the items and takes the answers in the same way as the server does. */
export function takeTest(taking: TestTaking): Attempt {
  const { bank, exposure, seen, profile, random, at } = taking
  const form = formOf(profile)
  const choosing = { bank: { ...bank, exposure }, seen, random }
  const answer = respond(taking)
  const row = beginRow(taking)
  const attemptItems = withItems([], form.start(priorOf(row), choosing))
  for (let answered = 0; ; answered++) {
    attemptItems[answered] = answer(attemptItems[answered] as AttemptItem)
    const attempt = { row, attemptItems, bank }
    const { items, finished } = form.advance(attempt, choosing, 'open')
    attemptItems.push(...withItems(attemptItems, items))
    if (finished) return { ...attempt, row: { ...row, ...endOf(attempt, finished, answerTimes(attempt).at(-1) ?? at) } }
  }
}

const withItems = (before: readonly AttemptItem[], items: readonly ChosenItem[]): AttemptItem[] =>
  items.map((chosen, index) => ({ ...unanswered, ...chosen, number: before.length + index + 1 }))
