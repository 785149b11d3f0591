import { type ApiError, call, type Store } from '@lekta/shared/client'
import { type Answer, type AttemptState, attemptContract } from '@lekta/shared/contract/attempt'
import { failureCodes } from '@lekta/shared/contract/envelope'
import type { TestPlace } from '../queue/address'
import { createAnswerQueue } from '../queue/answer-queue'
import type { AnswerStore } from '../queue/answer-store'
import { isApiError, kindOf } from '../queue/fault'
import { backOff, createPatience, type Patience, Stopped } from '../queue/patience'
import { spent } from '../queue/settle'
import { currentItem, type Given, noRun, type Run, type RunEvent, skipsLeft, step, type Trouble } from './run'

interface Parts {
  place: TestPlace
  http: Store['http']
  store: AnswerStore
  /** The attempt as the start page has just received it, so that the first item needs no call of its own. */
  handed: AttemptState | null
  /** A fault of ours, which no waiting heals. */
  onBroken: (error: unknown) => void
  wait?: (repetition: number) => number
}

/** A test being taken: the pure run, and the calls and writes around it. */
export interface Runner {
  subscribe(listener: () => void): () => void
  current(): Run
  /** Sends what this browser still holds, then takes up the attempt. Also the way back after trouble. */
  open(): void
  /** Answers the item on the screen, or skips it with null; `aids` are the other ways than usual in which it was shown. */
  answer(choice: number | null, milliseconds: number, aids?: readonly string[]): void
  rested(): void
  /** Another tab has the test now: nothing more is asked here, and what was answered is sent all the same. */
  yieldTest(): void
  /** Tries the network now. */
  hurry(): void
  /** Leaves; what is not acknowledged stays written down. */
  close(): void
}

const givenOf = ({ tries, number, choice }: Answer): Given => ({ tries, number, skipped: choice === null })

const troubleOf = (fault: ApiError): Trouble =>
  kindOf(fault) === 'loggedOut'
    ? { kind: 'loggedOut', elsewhere: fault.code === failureCodes.loggedInElsewhere }
    : { kind: 'blocked', message: fault.message }

/** Takes a test with the server, by the contract's calls and in the face of a bad network. */
export function createRunner({ place, http, store, handed, onBroken, wait = backOff }: Parts): Runner {
  const listeners = new Set<() => void>()
  let run = noRun
  let patience: Patience | null = null
  let unused = handed
  const tell = (event: RunEvent) => {
    run = step(run, event)
    for (const listener of listeners) listener()
  }
  const freshPatience = () => createPatience(() => tell({ type: 'delayed' }), wait)
  const ask = <T>(task: () => Promise<T>) => {
    patience ??= freshPatience()
    return patience.untilAnswered(task)
  }

  const queue = createAnswerQueue({
    store,
    ask,
    send: (answer) => call(http, attemptContract.answerItem, { params: place, body: answer }),
    onStored: (_, state) => tell({ type: 'stored', state }),
    onRefused: settle,
  })

  /** The running attempt, or null when there is none; a new try begins on the start page alone. */
  async function resume(tries: number | null): Promise<AttemptState | null> {
    const test = await ask(() => call(http, attemptContract.test, { params: place }))
    if (test.state === 'running') return ask(() => call(http, attemptContract.startTest, { params: place }))
    const over = tries !== null && test.last_finished !== null && test.last_finished >= tries
    tell(over ? { type: 'over', tries } : { type: 'outside' })
    return null
  }

  /** After a refusal: what the server says counts, and what it cannot take any more is dropped. */
  async function settle(refused: Answer) {
    const state = await resume(refused.tries)
    const waiting = await store.waiting()
    await store.drop(state ? spent(waiting, state, refused) : waiting)
    if (state) tell({ type: 'settled', state, refused: givenOf(refused) })
  }

  async function enter() {
    const waiting = await store.waiting()
    tell({ type: 'found', waiting: waiting.map(givenOf), lasting: await store.lasting() })
    const fresh = waiting.length === 0 ? unused : null
    unused = null
    await queue.drain()
    if (run.finished || run.outside) return
    const state = fresh ?? (await resume(run.tries))
    if (state) tell({ type: 'entered', state })
  }

  async function keepAndSend(answer: Answer) {
    const { lasting } = await queue.keep(answer)
    if (!lasting) tell({ type: 'notLasting' })
    await queue.drain()
  }

  const guarded = (work: Promise<void>) =>
    void work.catch((thrown: unknown) => {
      if (thrown instanceof Stopped) return
      if (!isApiError(thrown)) return onBroken(thrown)
      tell({ type: 'troubled', trouble: troubleOf(thrown) })
    })

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => run,
    open() {
      patience?.stop()
      patience = freshPatience()
      tell({ type: 'opened' })
      guarded(enter())
    },
    answer(choice, milliseconds, aids) {
      const item = currentItem(run)
      if (!item || run.tries === null || (choice === null && skipsLeft(run) === 0)) return
      tell({ type: 'given', number: item.number, skipped: choice === null })
      guarded(
        keepAndSend({ tries: run.tries, number: item.number, choice, milliseconds, ...(aids && { aids: [...aids] }) }),
      )
    },
    rested: () => tell({ type: 'rested' }),
    yieldTest: () => tell({ type: 'elsewhere' }),
    hurry: () => patience?.hurry(),
    close: () => patience?.stop(),
  }
}
