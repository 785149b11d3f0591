import type { Answer } from '@lekta/shared/contract/assessment/attempt'

/** Identifies a test given to a child: the exam's code and the id of this child's assignment. */
export interface TestParams {
  code: string
  id: number
}

/** A storage key for a test, the same in every browser. */
export const keyOf = ({ code, id }: TestParams) => `${code}/${id}`

/** Sorts answers in the order in which the server expects them: by attempt, then by number. */
export const inOrder = (answers: readonly Answer[]): Answer[] =>
  [...answers].sort((a, b) => a.tries - b.tries || a.number - b.number)

/** Whether two answers are about the same item of the same attempt. */
export const isSame = (a: Answer, b: Answer) => a.tries === b.tries && a.number === b.number
