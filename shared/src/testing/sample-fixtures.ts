import type { SamplePassage } from '../contract/assessment/report'

/** Passages as in a report. */
export const sampleFixtures: SamplePassage[] = [
  {
    shelf: 'easy',
    genre: 'literary',
    title: 'The Last Cake',
    passage:
      'There was one cake left. Mom said it was for Dad. I only wanted to see it. Then I wanted to smell it. Now it is gone.',
    text: 110,
  },
  {
    shelf: 'right',
    genre: 'informational',
    title: 'How Bees Tell the Way',
    passage:
      'A bee finds some good flowers. She flies home to tell the others. She can not talk, so she dances. Her turns show the way.',
    text: 290,
  },
  {
    shelf: 'climb',
    genre: 'literary',
    title: 'Forty Steps',
    passage:
      'There were forty steps up to the library, and Beni counted them every day. One morning there were only thirty-nine.',
    text: 490,
  },
]
