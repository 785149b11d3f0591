import { setTimeout as wait } from 'node:timers/promises'
import { attemptByApi } from '../support/attempt/attempt-by-api'
import type { Card } from './first-day'

/** Lets children take a test, each answer after a pause, as children do. Returns how many each answered. */
export async function takeTests(cards: readonly Card[], title: string) {
  const take = async ({ username, password }: Card) => {
    const attempt = await attemptByApi(username, password, title)
    let state = await attempt.start()
    while (!state.finished) {
      await wait(500)
      state = await attempt.answer(state)
    }
    return state.answered
  }
  return Promise.all(cards.map(take))
}
