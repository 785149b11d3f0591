export interface SampleItem {
  passage: string
  /** The sentence to complete; underscores mark the blank. */
  statement: string
  options: readonly string[]
  /** Index of the correct option. */
  key: number
  /** The text's measure in L, by our analyser. */
  measure: number
}

/** The sample texts were written for this page. No test uses them, so that the page reveals no test text. */
const middle: SampleItem = {
  passage:
    'The ferry to the island leaves when it is full, and not before. Nobody minds, because the captain tells stories while the passengers wait. Last week a visitor looked at his watch and complained. The captain smiled, stopped in the middle of his story, and started the engine. At once half of the passengers shouted that they did not want to go yet. They wanted to know how the fisherman had escaped.',
  statement: 'The passengers shouted because they wanted to ____.',
  options: ['leave at once', 'see the fisherman', 'hear the rest', 'help the visitor'],
  key: 2,
  measure: 680,
}

const easier: SampleItem = {
  passage:
    'Every morning Bimo feeds the hens. Today one hen is missing. He looks behind the shed and under the cart. Then he hears a soft sound in the old hat box. The hen sits in it and will not get up. Bimo lifts her a little. Under her are four warm eggs.',
  statement: 'The hen stayed in the box to ____.',
  options: ['keep her eggs warm', 'hide from the other hens', 'eat in peace', 'get out of the rain'],
  key: 0,
  measure: 430,
}

const harder: SampleItem = {
  passage:
    'When the volcano fell silent, farmers went back to slopes that looked as dead as the moon. They knew something that visitors did not. Ash buries fields and breaks roofs, but it is full of what plants feed on, and the rain slowly washes it into the ground. Within a few years the land that had driven families away gave more rice than the valley below. This is why villages on such mountains are built again and again, in spite of the danger.',
  statement: 'Farmers return to the mountain because the ash makes the ground ____.',
  options: ['safe', 'cool', 'empty', 'fertile'],
  key: 3,
  measure: 1000,
}

export const firstItem = middle

/** Returns the next text, as the real test does: a harder one after the right answer, otherwise an easier one. */
export const itemAfter = (choice: number) => (choice === middle.key ? harder : easier)
