import type { Answer, AttemptState } from '@lekta/shared/contract/assessment/attempt'
import type { AnswerStore } from './answer-store'
import { isApiError, kindOf } from './error-kind'

interface QueueDeps {
  store: AnswerStore
  /** Retries a call until it is answered. Rejects with an `ApiError` if no retry can fix it. */
  callWithRetry: <T>(task: () => Promise<T>) => Promise<T>
  send: (answer: Answer) => Promise<AttemptState>
  /** Called with the attempt's state when the server has stored an answer. */
  onStored: (answer: Answer, state: AttemptState) => void
  /**
   * Called when the server refuses an answer because the attempt is over or the item is already answered. It must
   * drop the stored answers that the server can no longer accept.
   */
  onRefused: (answer: Answer) => Promise<void>
}

export interface AnswerQueue {
  /** Stores an answer locally until `drain` sends it. Resolves to whether the answer survives a closed tab. */
  keep(answer: Answer): Promise<{ lasting: boolean }>
  /**
   * Sends all stored answers in order, one at a time. Rejects with the `ApiError` that stopped it; no answer is lost.
   */
  drain(): Promise<void>
}

/**
 * Creates a queue that sends answers in order. Each answer is stored before it is sent, and dropped only when the
 * server has confirmed it.
 */
export function createAnswerQueue({ store, callWithRetry, send, onStored, onRefused }: QueueDeps): AnswerQueue {
  let draining: Promise<void> | null = null

  async function sendOne(answer: Answer) {
    try {
      const state = await callWithRetry(() => send(answer))
      // A finished attempt accepts no more answers, so all answers left for it are dropped, even those to items that
      // the server sent in advance.
      const done = state.finished ? (await store.waiting()).filter(({ tries }) => tries <= answer.tries) : [answer]
      await store.drop(done)
      onStored(answer, state)
    } catch (thrown) {
      if (!isApiError(thrown) || kindOf(thrown) !== 'refused') throw thrown
      await onRefused(answer)
    }
  }

  async function sendAll() {
    for (;;) {
      const [next] = await store.waiting()
      if (!next) return
      await sendOne(next)
    }
  }

  const drain = (): Promise<void> => {
    // A running round may miss an answer that is added at its end, so another round follows, even if the running one
    // fails.
    if (draining) return draining.then(drain, drain)
    draining = sendAll().finally(() => {
      draining = null
    })
    return draining
  }

  return { keep: (answer) => store.keep(answer), drain }
}
