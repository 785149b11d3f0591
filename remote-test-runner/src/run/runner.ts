import { type ApiError, call, type Store } from '@lekta/shared/client'
import { type Answer, type AttemptState, attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { failureCodes } from '@lekta/shared/contract/envelope'
import { createAnswerQueue } from '../queue/answer-queue'
import type { AnswerStore } from '../queue/answer-store'
import { isApiError, kindOf } from '../queue/error-kind'
import { backOff, createRetrier, type Retrier, Stopped } from '../queue/retrier'
import { spent } from '../queue/settle'
import type { TestParams } from '../queue/test-params'
import {
  currentItem,
  noRun,
  type Run,
  type RunEvent,
  skipsLeft,
  step,
  type Trouble,
  type UnconfirmedAnswer,
} from './run'

interface RunnerDeps {
  testParams: TestParams
  http: Store['http']
  store: AnswerStore
  /** The attempt that the start page has just received, so that the first item needs no other call. */
  handed: AttemptState | null
  /** Called for a bug, which no retry fixes. */
  onBroken: (error: unknown) => void
  wait?: (repetition: number) => number
}

/** A running test: the pure run, with the calls and the storage around it. */
export interface Runner {
  subscribe(listener: () => void): () => void
  current(): Run
  /** Sends stored answers, then continues the attempt. Also called to recover after trouble. */
  open(): void
  /** Answers the current item, or skips it with null; `aids` are the reading aids with which it was shown. */
  answer(choice: number | null, milliseconds: number, aids?: readonly string[]): void
  rested(): void
  /** Stops here because another tab runs the test now; unsent answers are still sent. */
  yieldTest(): void
  /** Ends a wait and retries now. */
  retryNow(): void
  /** Closes the runner; unconfirmed answers stay stored. */
  close(): void
}

const unconfirmedOf = ({ tries, number, choice }: Answer): UnconfirmedAnswer => ({
  tries,
  number,
  skipped: choice === null,
})

const troubleOf = (error: ApiError): Trouble =>
  kindOf(error) === 'loggedOut'
    ? { kind: 'loggedOut', elsewhere: error.code === failureCodes.loggedInElsewhere }
    : { kind: 'blocked', message: error.message }

/** Creates a runner, which takes a test with the server, also over a bad network. */
export function createRunner({ testParams, http, store, handed, onBroken, wait = backOff }: RunnerDeps): Runner {
  const listeners = new Set<() => void>()
  let run = noRun
  let retrier: Retrier | null = null
  let unused = handed
  const dispatch = (event: RunEvent) => {
    run = step(run, event)
    for (const listener of listeners) listener()
  }
  const freshRetrier = () => createRetrier(() => dispatch({ type: 'delayed' }), wait)
  const callWithRetry = <T>(task: () => Promise<T>) => {
    retrier ??= freshRetrier()
    return retrier.untilAnswered(task)
  }

  const queue = createAnswerQueue({
    store,
    callWithRetry,
    send: (answer) => call(http, attemptContract.answerItem, { params: testParams, body: answer }),
    onStored: (_, state) => dispatch({ type: 'stored', state }),
    onRefused: settle,
  })

  /** The running attempt, or null if there is none; a new attempt starts only on the start page. */
  async function resume(tries: number | null): Promise<AttemptState | null> {
    const test = await callWithRetry(() => call(http, attemptContract.test, { params: testParams }))
    if (test.state === 'running')
      return callWithRetry(() => call(http, attemptContract.startTest, { params: testParams }))
    const over = tries !== null && test.last_finished !== null && test.last_finished >= tries
    dispatch(over ? { type: 'over', tries } : { type: 'outside' })
    return null
  }

  /** After a refusal: applies the server's state, and drops answers that it can no longer accept. */
  async function settle(refused: Answer) {
    const state = await resume(refused.tries)
    const waiting = await store.waiting()
    await store.drop(state ? spent(waiting, state, refused) : waiting)
    if (state) dispatch({ type: 'settled', state, refused: unconfirmedOf(refused) })
  }

  async function enter() {
    const waiting = await store.waiting()
    dispatch({ type: 'found', waiting: waiting.map(unconfirmedOf), lasting: await store.lasting() })
    const fresh = waiting.length === 0 ? unused : null
    unused = null
    await queue.drain()
    if (run.finished || run.outside) return
    const state = fresh ?? (await resume(run.tries))
    if (state) dispatch({ type: 'entered', state })
  }

  async function keepAndSend(answer: Answer) {
    const { lasting } = await queue.keep(answer)
    if (!lasting) dispatch({ type: 'notLasting' })
    await queue.drain()
  }

  const guarded = (work: Promise<void>) =>
    void work.catch((thrown: unknown) => {
      if (thrown instanceof Stopped) return
      if (!isApiError(thrown)) return onBroken(thrown)
      dispatch({ type: 'troubled', trouble: troubleOf(thrown) })
    })

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => run,
    open() {
      retrier?.stop()
      retrier = freshRetrier()
      dispatch({ type: 'opened' })
      guarded(enter())
    },
    answer(choice, milliseconds, aids) {
      const item = currentItem(run)
      if (!item || run.tries === null || (choice === null && skipsLeft(run) === 0)) return
      dispatch({ type: 'answered', number: item.number, skipped: choice === null })
      guarded(
        keepAndSend({ tries: run.tries, number: item.number, choice, milliseconds, ...(aids && { aids: [...aids] }) }),
      )
    },
    rested: () => dispatch({ type: 'rested' }),
    yieldTest: () => dispatch({ type: 'elsewhere' }),
    retryNow: () => retrier?.retryNow(),
    close: () => retrier?.stop(),
  }
}
