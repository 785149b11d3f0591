import type { Child } from '@lekta/shared/contract/people/child'
import type { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'

type T = ReturnType<typeof useTranslation>['t']

/** Returns a sentence on how a child without a finished test gets its first one. */
export function firstTest(child: Pick<Child, 'name' | 'school'>, t: T): string {
  const name = firstNameOf(child)
  return child.school === null
    ? t('Start a home test for {{name}}. You will see the result here.', { name })
    : t('When the teacher gives a test, {{name}} will find it after logging in. You will see the result here.', {
        name,
      })
}
