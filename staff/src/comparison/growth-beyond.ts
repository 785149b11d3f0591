import type { ComparedStudent } from '@lekta/shared/contract/assessment/comparison'

/** Returns the growth of a student beyond what was expected, in L; null if nothing was expected. */
export const growthBeyond = ({ difference, expected }: Pick<ComparedStudent, 'difference' | 'expected'>) =>
  expected === null ? null : difference - expected
