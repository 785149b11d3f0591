import type { ShownItem } from '@lekta/shared/contract/assessment/attempt'
import { chanceRight } from '../assessment/model'
import { STANDARD_PROFILE } from '../assessment/profile'
import type { Bank } from '../bank/bank'
import type { TestClient } from './client'

/** Chooses the answer to an item: an option, or null for a skip, and the time taken. */
export type Decide = (item: ShownItem) => { choice: number | null; milliseconds: number; aids?: string[] }

/** Takes a whole test through the API, one item at a time. Returns the last state and all replies. */
export async function takeTest(client: TestClient, params: { code: string; id: number }, decide: Decide) {
  let state = await client.call('startTest', { params })
  const replies = [state]
  while (!state.finished) {
    const item = state.items[0]
    if (!item) throw new Error('A running test shows its next item.')
    const body = { tries: state.tries, number: item.number, ...decide(item) }
    state = await client.call('answerItem', { params, body })
    replies.push(state)
  }
  return { state, replies }
}

/**
 * Returns a function that answers like a student of this ability, in logits. The student behaves as the model
 * predicts and takes a minute per item.
 */
export function answerByAbility(bank: Bank, ability: number, random: () => number): Decide {
  const keyOf = ({ passage, statement }: Pick<ShownItem, 'passage' | 'statement'>) => `${passage}\n${statement}`
  const byText = new Map([...bank.items.values()].map((item) => [keyOf(item), item]))
  return (shown) => {
    const item = byText.get(keyOf(shown))
    if (!item) throw new Error('The bank does not know this item.')
    const right = random() < chanceRight(ability, item.difficulty, item.guessing ?? STANDARD_PROFILE.guessing)
    return { choice: right ? item.key : (item.key + 1) % 4, milliseconds: 60_000 }
  }
}
