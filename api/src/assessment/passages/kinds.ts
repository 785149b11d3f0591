/**
 * What a question asks for, from finding words to judging the text: what the passage says in the same words
 * (`verbatim`) or in others (`paraphrase`), one step that it does not state, its point, how and why it is written, and
 * what a word means in it.
 */
export const questionKinds = [
  'verbatim',
  'paraphrase',
  'inference',
  'interpretation',
  'evaluation',
  'vocabulary',
] as const
export type QuestionKind = (typeof questionKinds)[number]
