import type { Answer, AttemptState } from '@lekta/shared/contract/assessment/attempt'
import { readingAids } from '@lekta/shared/contract/assessment/reading'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { ApiError, badInput } from '../errors/api-error'
import { type Sentence, say } from '../i18n/sentence'
import { publish } from '../live/publish'
import { newsOfChild } from '../live/schedule-topic'
import { storeAnswer } from './answer-queries'
import { windowAt } from './assigned-test'
import { type Attempt, type AttemptItem, countAnswers, itemOf, unanswered } from './attempt-state'
import { finishAttempt } from './finish-attempt'
import type { Choosing, Next } from './forms/form'
import { formOf } from './forms/form-of'
import { notifyHurried } from './notify-tests'
import { stateAfter } from './present-attempt'
import * as queries from './queries'

/** The data needed to judge an answer, in addition to the attempt. */
export interface LockedAttempt extends Choosing {
  now: Date
  closesAt: Date
  scheduleId: number
}

/**
 * Thrown when another request has stored this answer or ended the attempt in the meantime; the caller must read the
 * attempt again.
 */
export class ConflictError extends Error {
  override name = 'Overtaken'
}

const conflict = (message: Sentence) => new ApiError(409, message)

/** Stores the next answer of an attempt and returns what follows. An answer that is already stored changes nothing. */
export async function saveAnswer(
  tenant: Tenant<'child'>,
  database: Database,
  attempt: Attempt,
  answer: Answer,
  locked: LockedAttempt,
): Promise<AttemptState> {
  const attemptItem = attempt.attemptItems.find(({ number }) => number === answer.number)
  if (attemptItem?.answered) return repeatReply(attempt, attemptItem, answer)
  refuseWrong(attempt, answer)
  const answered = withAnswer(attempt, answer)
  const step = formOf(attempt.row.profile).advance(answered, locked, windowAt(locked.closesAt, locked.now))
  const stored = await store(tenant, database, {
    attempt: answered,
    number: answer.number,
    step,
    now: locked.now,
    scheduleId: locked.scheduleId,
  })
  return stateAfter(stored, answer.number)
}

function repeatReply(attempt: Attempt, attemptItem: AttemptItem, answer: Answer): AttemptState {
  if (attemptItem.choice === answer.choice) return stateAfter(attempt, answer.number)
  throw conflict(say('Answer {{number}} has already been saved with a different choice.', { number: answer.number }))
}

function refuseWrong({ row, attemptItems }: Attempt, { number, choice }: Answer) {
  if (row.status !== 'started') throw conflict('This test has ended. No more answers can be saved.')
  const expected = countAnswers({ attemptItems }) + 1
  if (number !== expected) {
    throw badInput({ number: say('The next answer is number {{expected}}, not {{number}}.', { expected, number }) })
  }
  const skipped = attemptItems.filter((attemptItem) => attemptItem.answered && attemptItem.choice === null).length
  if (choice === null && skipped >= row.profile.maximumSkips) {
    throw badInput({
      choice: say('You have used all {{most}} skips. Choose one of the four answers.', {
        most: row.profile.maximumSkips,
      }),
    })
  }
}

function withAnswer(attempt: Attempt, { number, choice, milliseconds, aids }: Answer): Attempt {
  const aidsUsed = aids ? readingAids.filter((aid) => aids.includes(aid)) : null
  const attemptItems = attempt.attemptItems.map((attemptItem) => {
    if (attemptItem.number !== number) return attemptItem
    const correct = choice !== null && choice === itemOf(attempt, attemptItem).key
    return { ...attemptItem, answered: true, choice, correct, milliseconds, aids: aidsUsed }
  })
  return { ...attempt, attemptItems }
}

interface AnswerToStore {
  attempt: Attempt
  number: number
  step: Next
  now: Date
  scheduleId: number
}

async function store(tenant: Tenant<'child'>, database: Database, answerToStore: AnswerToStore): Promise<Attempt> {
  const { attempt, step, now } = answerToStore
  const { finished, pause } = step
  if (!finished && !pause) return storeStep(database, answerToStore)
  return database.transaction(async (transaction) => {
    if (!(await queries.lockStarted(transaction, attempt.row.id))) throw new ConflictError()
    const continued = await storeStep(transaction, answerToStore)
    if (pause) await notifyHurried(tenant, transaction, attempt.row.id)
    if (!finished) return continued
    return finishAttempt(tenant, transaction, attempt, { reason: finished, now })
  })
}

async function storeStep(
  database: Database,
  { attempt, number, step, now, scheduleId }: AnswerToStore,
): Promise<Attempt> {
  const { row, attemptItems } = attempt
  const { choice, correct, milliseconds, aids } = attemptItems[number - 1] as AttemptItem
  const nextItems = step.items.map((chosen, i) => ({ ...chosen, number: attemptItems.length + 1 + i }))
  const answer = {
    attemptId: row.id,
    number,
    choice,
    correct: correct === true,
    milliseconds: milliseconds ?? 0,
    aids,
    answeredAt: now,
    nextItems,
  }
  if (!(await storeAnswer(database, answer))) throw new ConflictError()
  publish(database, [newsOfChild(scheduleId, row.studentId)])
  return { ...attempt, attemptItems: [...attemptItems, ...nextItems.map((item) => ({ ...unanswered, ...item }))] }
}
