import type { ShownItem } from '@lekta/shared/contract/assessment/attempt'

/** A practice text. It belongs to no bank, and its answers are not stored. */
export interface PracticeItem extends Omit<ShownItem, 'number'> {
  /** Index of the option that fits, 0…3. */
  key: number
  /** The reason why the option fits, as a key of the explanations in `useReason`. */
  reason: 'rain' | 'seed'
}

export const practiceItems: readonly [PracticeItem, ...PracticeItem[]] = [
  {
    passage:
      'It rained all night. In the morning the grass was full of drops. Lila ran out to look for snails. When she came back, her socks left marks on the floor.',
    statement: 'Lila’s socks were ____.',
    options: ['new', 'wet', 'lost', 'red'],
    key: 1,
    reason: 'rain',
  },
  {
    passage:
      'Raka put a seed into a pot and gave it water every day. For a week nothing happened. Then one morning he called the whole family to come and see.',
    statement: 'The seed had begun to ____.',
    options: ['sing', 'fall', 'grow', 'sleep'],
    key: 2,
    reason: 'seed',
  },
]
