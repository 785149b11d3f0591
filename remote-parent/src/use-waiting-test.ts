import { useQuery } from '@lekta/shared/client'
import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { dashboardContract } from '@lekta/shared/contract/dashboard'
import type { Child } from '@lekta/shared/contract/people/child'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { firstTest } from './first-test'

/** Returns the test that a child can take now, if there is one. */
export function useWaitingTest({ id }: Pick<Child, 'id'>): AssignedTest | undefined {
  const { data } = useQuery(dashboardContract.parentDashboard, undefined, { refetchOnMountOrArgChange: true })
  const test = data?.children.find((child) => child.id === id)?.test
  return test && test.state !== 'upcoming' ? test : undefined
}

/**
 * Returns a sentence about the test that a child can take now or, if there is none, about how the child gets a first
 * test.
 */
export function useFirstTest(child: Pick<Child, 'id' | 'name' | 'school'>): string {
  const { t } = useTranslation()
  const test = useWaitingTest(child)
  if (!test) return firstTest(child, t)
  const name = firstNameOf(child)
  return t('{{name}} can log in and take “{{title}}”. You will see the result here.', {
    name,
    title: test.title,
  })
}
