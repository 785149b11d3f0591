import { call, type Store } from '@lekta/shared/client'
import { type Answer, type AttemptState, attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { createAnswerQueue } from '../queue/answer-queue'
import type { AnswerStore } from '../queue/answer-store'
import type { Retrier } from '../queue/retrier'
import { spent } from '../queue/settle'
import type { TestParams } from '../queue/test-params'
import type { UnconfirmedAnswer } from './run'
import type { RunStore } from './run-store'

export interface AttemptSyncDeps {
  testParams: TestParams
  http: Store['http']
  store: AnswerStore
  /** The attempt that the start page has just received. With it, the first item needs no further call. */
  passedAttempt: AttemptState | null
  runStore: RunStore
  callWithRetry: Retrier['untilAnswered']
}

/** Keeps a run and the attempt on the server in sync. */
interface AttemptSync {
  /** Sends stored answers, then continues the attempt. */
  enter(): Promise<void>
  /** Stores an answer, and sends all stored answers. */
  sendAnswer(answer: Answer): Promise<void>
}

const unconfirmedOf = ({ tries, number, choice }: Answer): UnconfirmedAnswer => ({
  tries,
  number,
  skipped: choice === null,
})

/** Creates the sync, which exchanges a run's answers and state with the server. */
export function createAttemptSync(deps: AttemptSyncDeps): AttemptSync {
  const { testParams, http, store, runStore, callWithRetry } = deps
  const { current, dispatch } = runStore
  let unused = deps.passedAttempt

  const queue = createAnswerQueue({
    store,
    callWithRetry,
    send: (answer) => call(http, attemptContract.answerItem, { params: testParams, body: answer }),
    onStored: (_, state) => dispatch({ type: 'stored', state }),
    onRefused: settle,
  })

  /** Returns the running attempt, or null if there is none. Only the start page starts a new attempt. */
  async function resume(tries: number | null): Promise<AttemptState | null> {
    const test = await callWithRetry(() => call(http, attemptContract.test, { params: testParams }))
    if (test.state === 'running')
      return callWithRetry(() => call(http, attemptContract.startTest, { params: testParams }))
    const over = tries !== null && test.last_finished !== null && test.last_finished >= tries
    dispatch(over ? { type: 'over', tries } : { type: 'outside' })
    return null
  }

  /** Applies the server's state after a refusal, and drops the answers that the server can no longer accept. */
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
    if (current().finished || current().outside) return
    const state = fresh ?? (await resume(current().tries))
    if (state) dispatch({ type: 'entered', state })
  }

  async function sendAnswer(answer: Answer) {
    const { lasting } = await queue.keep(answer)
    if (!lasting) dispatch({ type: 'notLasting' })
    await queue.drain()
  }

  return { enter, sendAnswer }
}
