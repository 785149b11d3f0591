import type { CopyTarget } from './copy'
import { createRandom, type Random } from './random'
import type { Sitting } from './test-rows'

/** How many answers an attempt has at least and at most, if it was finished; 30.5 on average. */
const LEAST = 25
const MOST = 36

/** How many items around a reader's ability are given. */
const NEAR = 240

export interface Item {
  id: string
  difficulty: number
  key: number
}

export const answerColumns = [
  ...['attempt_id', 'number', 'item_id', 'difficulty', 'choice', 'correct', 'milliseconds', 'answered_at'],
]

/** The times of a day in seconds, as text. */
const clock = Array.from({ length: 86_400 }, (_, second) => new Date(second * 1000).toISOString().slice(11, 19))

/** Returns the position of the first item that is as difficult as the reader is able. */
function positionOf(items: readonly Item[], ability: number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle] as Item).difficulty < ability) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns a function that adds the answers of an attempt, from items in the order of their difficulty. */
export function answerWriter(items: readonly Item[]) {
  const random: Random = createRandom(5)
  const near = Math.min(NEAR, items.length)
  const shown = items.map(({ id, difficulty }) => `${id}\t${difficulty.toFixed(4)}\t`)
  // Steps that have no divisor in common with the number of near items visit each of them once.
  const steps = [7, 11, 13, 17, 19, 23].filter((step) => near % step > 0)
  return async (target: CopyTarget, { attemptId, startedAt, ability, isFinished }: Sitting): Promise<number> => {
    const count = isFinished ? LEAST + random.below(MOST - LEAST + 1) : 10
    const from = Math.min(Math.max(0, positionOf(items, ability) - (near >> 1)), items.length - near)
    const step = steps[random.below(steps.length)] as number
    const day = startedAt.toISOString().slice(0, 11)
    let second = Math.floor((startedAt.getTime() % 86_400_000) / 1000)
    let at = random.below(near)
    for (let number = 1; number <= count; number++) {
      at = (at + step) % near
      const { difficulty, key } = items[from + at] as Item
      const chance = 0.25 + 0.75 / (1 + Math.exp(difficulty - ability))
      const isRight = random.next() < chance
      const seconds = 20 + random.below(50)
      second += seconds
      const choice = isRight ? key : (key + 1 + random.below(3)) & 3
      const waiting = target.add(
        `${attemptId}\t${number}\t${shown[from + at]}${choice}\t${isRight ? 't' : 'f'}\t${seconds * 1000 + (at & 511)}\t${day}${clock[second]}Z`,
      )
      if (waiting) await waiting
    }
    return count
  }
}
