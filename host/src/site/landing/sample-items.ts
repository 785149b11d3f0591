export interface SampleQuestion {
  /** The sentence to complete; underscores mark the blank. */
  statement: string
  options: readonly string[]
  /** Index of the correct option. */
  key: number
}

export interface SampleText {
  passage: string
  /** The second question is about what the text means. */
  questions: readonly [SampleQuestion, SampleQuestion]
  /** The text's measure in L, by our analyser. */
  measure: number
}

/** The sample texts were written for this page. No test uses them, so that the page reveals no test text. */
const middle: SampleText = {
  passage:
    'The ferry to the island leaves when it is full, and not before. Nobody minds, because the captain tells stories while the passengers wait. Last week a visitor looked at his watch and complained. The captain smiled, stopped in the middle of his story, and started the engine. At once half of the passengers shouted that they did not want to go yet. They wanted to know how the fisherman had escaped.',
  questions: [
    {
      statement: 'The passengers shouted because they wanted to ____.',
      options: ['leave at once', 'see the fisherman', 'hear the rest', 'help the visitor'],
      key: 2,
    },
    {
      statement: 'For most people on this ferry, waiting is ____.',
      options: ['a waste of time', 'part of the fun', 'against the rules', 'good for business'],
      key: 1,
    },
  ],
  measure: 680,
}

const easier: SampleText = {
  passage:
    'Every morning Bimo feeds the hens. Today one hen is missing. He looks behind the shed and under the cart. Then he hears a soft sound in the old hat box. The hen sits in it and will not get up. Bimo lifts her a little. Under her are four warm eggs.',
  questions: [
    {
      statement: 'The hen stayed in the box to ____.',
      options: ['keep her eggs warm', 'hide from the other hens', 'eat in peace', 'get out of the rain'],
      key: 0,
    },
    {
      statement: 'A good title for this text is “____”.',
      options: ['How to Feed Hens', 'A New Hat for Bimo', 'Eggs for Breakfast', 'Lost and Found'],
      key: 3,
    },
  ],
  measure: 430,
}

const harder: SampleText = {
  passage:
    'When the volcano fell silent, farmers went back to slopes that looked as dead as the moon. They knew something that visitors did not. Ash buries fields and breaks roofs, but it is full of what plants feed on, and the rain slowly washes it into the ground. Within a few years the land that had driven families away gave more rice than the valley below. This is why villages on such mountains are built again and again, in spite of the danger.',
  questions: [
    {
      statement: 'Farmers return to the mountain because the ash makes the ground ____.',
      options: ['safe', 'cool', 'empty', 'fertile'],
      key: 3,
    },
    {
      statement: 'The text mainly explains why ____.',
      options: ['a volcano falls silent', 'ash damages houses', 'people accept a risk', 'visitors stay away'],
      key: 2,
    },
  ],
  measure: 1000,
}

export const firstText = middle

/**
 * Returns the next text, as the real test chooses it after the first answer: a harder one if it was right, otherwise an
 * easier one.
 */
export const textAfter = (choice: number) => (choice === middle.questions[0].key ? harder : easier)
