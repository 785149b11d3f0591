import type { ShownItem } from '@lekta/shared/contract/assessment/attempt'

/** A question about a practice text. */
export interface PracticeQuestion extends Pick<ShownItem, 'statement' | 'options'> {
  /** Index of the option that fits, 0…3. */
  key: number
  /** The reason why the option fits, as a key of the explanations in `useReason`. */
  reason: 'rain' | 'snails' | 'seed' | 'family'
}

/** A practice text. It belongs to no bank, and its answers are not stored. */
export interface PracticeText {
  passage: string
  /** Tests with one question per text practise the first one only. */
  questions: readonly [PracticeQuestion, PracticeQuestion]
}

export const practiceTexts: readonly [PracticeText, ...PracticeText[]] = [
  {
    passage:
      'It rained all night. In the morning the grass was full of drops. Lila ran out to look for snails. When she came back, her socks left marks on the floor.',
    questions: [
      { statement: 'Lila’s socks were ____.', options: ['new', 'wet', 'lost', 'red'], key: 1, reason: 'rain' },
      {
        statement: 'Why did Lila go out?',
        options: ['to wash her socks', 'to play ball', 'to find animals', 'to meet a friend'],
        key: 2,
        reason: 'snails',
      },
    ],
  },
  {
    passage:
      'Raka put a seed into a pot and gave it water every day. For a week nothing happened. Then one morning he called the whole family to come and see.',
    questions: [
      { statement: 'The seed had begun to ____.', options: ['sing', 'fall', 'grow', 'sleep'], key: 2, reason: 'seed' },
      {
        statement: 'How did Raka feel that morning?',
        options: ['sick', 'happy', 'angry', 'sleepy'],
        key: 1,
        reason: 'family',
      },
    ],
  },
]
