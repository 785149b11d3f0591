import type { AssignedTest, ShownItem } from '@lekta/shared/contract/assessment/attempt'

/** The number of questions about each text, in a test with passages that have several. */
export const questionsPerText = 2

/** Returns the number of an item's text, and which of the text's questions it is; null if each text has only one. */
export const positionOf = ({ number, same_passage }: Pick<ShownItem, 'number' | 'same_passage'>) =>
  same_passage === undefined
    ? { text: number, question: null }
    : { text: Math.ceil(number / questionsPerText), question: same_passage ? 2 : 1 }

/** Returns the number of questions about each text of a test. */
export const questionsOf = ({ max_passages }: Pick<AssignedTest, 'max_passages'>) =>
  max_passages === undefined ? 1 : questionsPerText
