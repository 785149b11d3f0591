import { aidsOf } from '@lekta/shared/contract/assessment/reading'
import { chanceRight } from '../assessment/model'
import { priorFor } from '../assessment/prior'
import type { Profile } from '../assessment/profile'
import { simulateAttempt } from '../assessment/simulate'
import type { Answer, Grade, ItemParameters } from '../assessment/types'
import { type Attempt, type AttemptItem, type AttemptRow, priorOf } from '../attempt/attempt-state'
import { frozenAt } from '../attempt/begin-attempt'
import { endOf } from '../attempt/finish-attempt'
import type { Bank } from '../bank/bank'
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
  profile: Profile
  bank: Bank
  exposure: ReadonlyMap<string, number>
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

/**
 * Returns a function that answers items. A careful student reads and then answers by the model. A careless student
 * answers quickly and at random.
 */
const respond =
  ({ traits, ability, at, profile, random }: TestTaking) =>
  (item: ItemParameters): Answer => {
    const careless = traits.carelessFrom !== null && at >= traits.carelessFrom && random() < 0.6
    const chance = careless ? profile.guessing : chanceRight(ability, item.difficulty, profile.guessing)
    const reading = (item.words / traits.speed) * 60_000
    const milliseconds = careless ? 500 + 700 * random() : reading * (1.1 + random()) + 3000
    return { item, correct: random() < chance, skipped: false, milliseconds: Math.round(milliseconds) }
  }

/** Returns the answers as attempt items. For a wrong answer, one of the three other options is chosen at random. */
const attemptItemsOf = (
  answers: readonly Answer[],
  { bank, random, traits: { settings } }: TestTaking,
): AttemptItem[] => {
  const aids = settings ? aidsOf(settings) : []
  return answers.map(({ item, correct, milliseconds }, i) => {
    const key = bank.items.get(item.id)?.key ?? 0
    const choice = correct ? key : (key + 1 + Math.floor(random() * 3)) % 4
    const { id: itemId, difficulty } = item
    return { number: i + 1, itemId, difficulty, answered: true, choice, correct, milliseconds, aids }
  })
}

/** Returns when each item was answered, by adding the answer times to the start of the attempt. */
export function answerTimes({ row, attemptItems }: Attempt): Date[] {
  let clock = row.startedAt.getTime()
  return attemptItems.map(({ milliseconds }) => {
    clock += milliseconds ?? 0
    return new Date(clock)
  })
}

/** Simulates a whole attempt with the engine, in the same way as the server runs it. */
export function takeTest(taking: TestTaking): Attempt {
  const { bank, exposure, seen, profile, random, at } = taking
  const row = beginRow(taking)
  const course = { pool: bank.pool, exposure, seen, profile, random, prior: priorOf(row) }
  const { answers, stopReason } = simulateAttempt(course, respond(taking))
  const attempt = { row, attemptItems: attemptItemsOf(answers, taking), items: bank.items }
  return { ...attempt, row: { ...row, ...endOf(attempt, stopReason, answerTimes(attempt).at(-1) ?? at) } }
}
