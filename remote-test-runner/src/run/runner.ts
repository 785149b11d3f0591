import type { ApiError } from '@lekta/shared/client'
import { failureCodes } from '@lekta/shared/contract/envelope'
import { isApiError, kindOf } from '../queue/error-kind'
import { backOff, createRetrier, type Retrier, Stopped } from '../queue/retrier'
import { type AttemptSyncDeps, createAttemptSync } from './attempt-sync'
import { currentItem, type Run, skipsLeft, type Trouble } from './run'
import { createRunStore } from './run-store'

interface RunnerDeps extends Omit<AttemptSyncDeps, 'runStore' | 'callWithRetry'> {
  /** Called for an error that is caused by a bug, so that no retry can fix it. */
  onBroken: (error: unknown) => void
  wait?: (repetition: number) => number
}

/** A running test: the pure run, with the calls and the storage around it. */
export interface Runner {
  subscribe(listener: () => void): () => void
  current(): Run
  /** Sends stored answers, then continues the attempt. Call it again to recover after trouble. */
  open(): void
  /** Answers the current item, or skips it with null; `aids` are the reading aids with which it was shown. */
  answer(choice: number | null, milliseconds: number, aids?: readonly string[]): void
  rested(): void
  /** Stops the test in this tab because another tab has taken it over. Unsent answers are still sent. */
  yieldTest(): void
  /** Ends a wait and retries at once. */
  retryNow(): void
  /** Closes the runner; unconfirmed answers stay stored. */
  close(): void
}

function troubleOf(error: ApiError): Trouble {
  const { code, message } = error
  if (code === failureCodes.accountClosed) return { kind: 'closed', message }
  return kindOf(error) === 'loggedOut'
    ? { kind: 'loggedOut', elsewhere: code === failureCodes.loggedInElsewhere }
    : { kind: 'blocked', message }
}

/** Creates a runner, which runs a test with the server, even over a bad network. */
export function createRunner({ testParams, http, store, passedAttempt, onBroken, wait = backOff }: RunnerDeps): Runner {
  const runStore = createRunStore()
  const { subscribe, current, dispatch } = runStore
  let retrier: Retrier | null = null
  const freshRetrier = () => createRetrier(() => dispatch({ type: 'delayed' }), wait)
  const callWithRetry = <T>(task: () => Promise<T>) => {
    retrier ??= freshRetrier()
    return retrier.untilAnswered(task)
  }

  const { enter, sendAnswer } = createAttemptSync({ testParams, http, store, passedAttempt, runStore, callWithRetry })

  const guarded = (work: Promise<void>) =>
    void work.catch((thrown: unknown) => {
      if (thrown instanceof Stopped) return
      if (!isApiError(thrown)) return onBroken(thrown)
      dispatch({ type: 'troubled', trouble: troubleOf(thrown) })
    })

  return {
    subscribe,
    current,
    open() {
      retrier?.stop()
      retrier = freshRetrier()
      dispatch({ type: 'opened' })
      guarded(enter())
    },
    answer(choice, milliseconds, aids) {
      const run = current()
      const item = currentItem(run)
      if (!item || run.tries === null || (choice === null && skipsLeft(run) === 0)) return
      dispatch({ type: 'answered', number: item.number, skipped: choice === null })
      guarded(
        sendAnswer({ tries: run.tries, number: item.number, choice, milliseconds, ...(aids && { aids: [...aids] }) }),
      )
    },
    rested: () => dispatch({ type: 'rested' }),
    yieldTest: () => dispatch({ type: 'elsewhere' }),
    retryNow: () => retrier?.retryNow(),
    close: () => retrier?.stop(),
  }
}
