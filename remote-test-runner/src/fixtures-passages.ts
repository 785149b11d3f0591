import type { FixtureItem } from './fixtures-items'

type FixtureQuestion = Omit<FixtureItem, 'passage'>

/** A passage of the fake bank with its two questions. */
export interface FixturePassage {
  passage: string
  questions: readonly [FixtureQuestion, FixtureQuestion]
}

/** Texts with two questions each, easiest first. */
export const fixturePassages: readonly FixturePassage[] = [
  {
    passage:
      'Gus has a red kite. He takes it to the hill. No wind at all! He sits and eats his rice. Then his hat flies off. “Now!” says Gus.',
    questions: [
      { statement: 'Where does Gus go?', options: ['the beach', 'the hill', 'the park', 'the roof'], key: 1 },
      {
        statement: 'What does the hat tell Gus?',
        options: ['It is late.', 'The wind is here.', 'Rain is near.', 'He must eat.'],
        key: 1,
      },
    ],
  },
  {
    passage:
      'Mira and Joko found a box on the beach. Joko wanted to open it with a stone. Mira put her ear to the lid and held up her hand. They carried it home between them, as slowly as a cake with candles. The cat sniffed, and something inside went tap, tap, tap.',
    questions: [
      {
        statement: 'How did the children carry the box home?',
        options: ['in a hurry', 'on a cart', 'with care', 'one by one'],
        key: 2,
      },
      {
        statement: 'Mira stopped Joko because she thought that the box held something ____.',
        options: ['alive', 'sweet', 'heavy', 'old'],
        key: 0,
      },
    ],
  },
  {
    passage:
      'When the village bridge was washed away, the baker’s boy had to take the long road with his loaves. At first he counted the steps and sighed. In the second week he knew every dog by name, and by the third an old man waited at his gate with tea. Today the new bridge opened. Everyone crossed it with a cheer. The boy tied his basket to his back and turned to the long road.',
    questions: [
      {
        statement: 'What did the old man give the boy?',
        options: ['some money', 'a dog', 'a basket', 'a drink'],
        key: 3,
      },
      {
        statement: 'How did the boy feel about the long road at last?',
        options: ['He had grown fond of it.', 'He was afraid of it.', 'He found it too steep.', 'He had forgotten it.'],
        key: 0,
      },
    ],
  },
  {
    passage:
      'Our class kept two pots of beans. Both stood at the same window and got the same water. To one of them we talked every morning; to the other we said nothing. After a month the quiet pot was taller by the width of a thumb. Some of us wanted to throw the numbers away. “Then you would not be asking the beans,” said Mrs. Adi. “You would be telling them.”',
    questions: [
      {
        statement: 'Which pot grew better?',
        options: ['the one without talk', 'the one with more sun', 'the one with more water', 'neither of them'],
        key: 0,
      },
      {
        statement: 'What does Mrs. Adi want the class to do?',
        options: ['buy new beans', 'talk more loudly', 'accept the result', 'finish early'],
        key: 2,
      },
    ],
  },
  {
    passage:
      'To the swimmers’ club: You ask for the pool on Saturday mornings, when families use it. The town will not close it to them, as you feared, nor refuse you, as they hoped. From March, a rope will divide the water. The deep half is yours until ten, provided that two of your members stay by the shallow half and teach whoever asks. The rope costs less than the meeting at which we discussed it.',
    questions: [
      {
        statement: 'What must the club do in return for its half of the pool?',
        options: ['pay for the rope', 'give lessons', 'clean the water', 'leave by nine'],
        key: 1,
      },
      {
        statement: 'How has the town dealt with the two groups?',
        options: [
          'It chose the families.',
          'It chose the club.',
          'It put off its answer.',
          'It asked each to give a little.',
        ],
        key: 3,
      },
    ],
  },
]
