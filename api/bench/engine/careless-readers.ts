import { chanceRight, comprehension } from '../../src/assessment/model'
import { drawNormal, seededRandom } from '../../src/assessment/simulate'
import type { Answer, ItemParameters } from '../../src/assessment/types'
import { steadyReader } from './readers'

/** One answer: whether a careful reader would be right, its position in the test, and a random source. */
interface Turn {
  careful: Answer
  position: number
  ability: number
  random: () => number
}

/** A careless way to take a test. `name` is its label in the table of results. */
export interface Manner {
  name: string
  answer: (turn: Turn) => Answer
  /** Standard deviation of the error in the engine's item difficulties, in logits. */
  itemError?: number
}

/** The chance that a blind guess among four options is right. */
const BLIND = 0.25

const blindly = ({ careful, random }: Turn): Answer => ({ ...careful, correct: random() < BLIND })

const hastily = (turn: Turn): Answer => ({ ...blindly(turn), milliseconds: 500 + 700 * turn.random() })

/** Turns a share of the known answers into slips. Lucky guesses do not count as knowledge. */
const slipping =
  (share: number) =>
  ({ careful, ability, random }: Turn): Answer => {
    const { difficulty } = careful.item
    const knowledge = comprehension(ability, difficulty) / chanceRight(ability, difficulty, BLIND)
    return careful.correct && random() < knowledge * share ? { ...careful, correct: false } : careful
  }

const sometimes = (share: number, otherwise: (turn: Turn) => Answer) => (turn: Turn) =>
  turn.random() < share ? otherwise(turn) : turn.careful

const from = (first: number, otherwise: (turn: Turn) => Answer) => (turn: Turn) =>
  turn.position >= first ? otherwise(turn) : turn.careful

const percent = (share: number) => `${Math.round(share * 100)} %`

/** All manners in which the simulated readers take a test, the careful ones first. */
export const MANNERS: readonly Manner[] = [
  { name: 'reads each text', answer: ({ careful }) => careful },
  { name: 'reads each text, items are off by 117L', answer: ({ careful }) => careful, itemError: 117 / 180 },
  ...[0.05, 0.1, 0.25, 0.5, 1].map((share) => ({
    name: `guesses ${percent(share)}, at the pace of reading`,
    answer: sometimes(share, blindly),
  })),
  ...[0.02, 0.05, 0.1, 0.2].map((share) => ({
    name: `slips at ${percent(share)} of what is known`,
    answer: slipping(share),
  })),
  ...[0.1, 0.25, 0.5, 1].map((share) => ({ name: `hurries at ${percent(share)}`, answer: sometimes(share, hastily) })),
  ...[25, 22, 16].map((first) => ({ name: `hurries from item ${first} on`, answer: from(first, hastily) })),
]

/**
 * Returns a function that answers items like a reader of this ability and manner. A careful reader reads 100 to 300
 * words a minute and thinks about the text; a hurried one presses an option within about a second.
 */
export function mannered({ answer, itemError = 0 }: Manner, ability: number, seed: number) {
  const steady = steadyReader(ability, BLIND, seed)
  const random = seededRandom(seed * 31 + 7)
  const wordsPerMinute = 100 + 200 * random()
  const truly = (item: ItemParameters) => {
    const itemRandom = seededRandom(Number(item.id) + 1)
    return { ...item, difficulty: drawNormal(item.difficulty, itemError, itemRandom) }
  }
  let position = 0
  return (item: ItemParameters): Answer => {
    position += 1
    const milliseconds = (item.words / wordsPerMinute) * 60_000 * (1.1 + random()) + 3000
    const careful = { ...steady(truly(item)), item, milliseconds }
    return answer({ careful, position, ability, random })
  }
}
