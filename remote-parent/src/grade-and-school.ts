import type { Child } from '@lekta/shared/contract/people/child'
import type { useTranslation } from '@lekta/shared/i18n'

type T = ReturnType<typeof useTranslation>['t']

/** Returns a child's grade and school in one line. Unknown parts are left out. */
export const gradeAndSchool = ({ grade, school }: Pick<Child, 'grade' | 'school'>, t: T): string =>
  [grade === null ? null : t('Grade {{grade}}', { grade }), school].filter((part) => part !== null).join(', ')
