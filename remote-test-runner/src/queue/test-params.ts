import type { Answer } from '@lekta/shared/contract/attempt'

/** Where a test given to a child is: the exam's code and the number of this child's assignment. */
export interface TestParams {
  code: string
  id: number
}

/** A storage key for a test, the same in every browser. */
export const keyOf = ({ code, id }: TestParams) => `${code}/${id}`

/** In the order in which the server wants them: by try, then by number. */
export const inOrder = (answers: readonly Answer[]): Answer[] =>
  [...answers].sort((a, b) => a.tries - b.tries || a.number - b.number)

/** Whether two answers are about the same item of the same try. */
export const isSame = (a: Answer, b: Answer) => a.tries === b.tries && a.number === b.number
