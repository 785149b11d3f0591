import { useMutation, useQuery } from '@lekta/shared/client'
import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { type Child, childContract } from '@lekta/shared/contract/people/child'
import { useDayAndTime } from '@lekta/shared/dates/use-day'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { ReportSection } from '@lekta/shared/report/report-section'
import { Link } from '@lekta/shared/routing'
import { Button, Text } from '@lekta/shared/ui'
import { orderPath, testPath } from '../../addresses'
import { useWaitingTest } from '../../use-waiting-test'

const Give = ({ id, name, left }: { id: number; name: string; left: number }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [give, { isLoading }] = useMutation(childContract.giveHomeTest)
  const done = t('The test is open for two weeks. {{name}} will find it after logging in.', { name })
  return (
    <>
      <Text mb="md">{t('{{count}} tests left', { count: left, defaultValue_one: '{{count}} test left' })}</Text>
      <Button loading={isLoading} onClick={() => void act(() => give({ params: { id } }).unwrap(), done)}>
        {t('Start a home test')}
      </Button>
    </>
  )
}

/** The open test, with advice for the parent. */
const Waiting = ({ test, name }: { test: AssignedTest; name: string }) => {
  const { t } = useTranslation()
  const dayAndTime = useDayAndTime()
  const { title, closes_at } = test
  const values = { title, name, moment: dayAndTime(closes_at) }
  return (
    <>
      <Text mb="md">
        {t('“{{title}}” is open until {{moment}}. Find a quiet half hour and let {{name}} read alone.', values)}
      </Text>
      <Button variant="default" component={Link} to={testPath(test)}>
        {t('Test details')}
      </Button>
    </>
  )
}

const NoSeat = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  return (
    <>
      <Text mb="md">{t('{{name}} needs a seat to take a reading test at home.', { name })}</Text>
      <Button component={Link} to={orderPath()} variant="default">
        {t('See the plans')}
      </Button>
    </>
  )
}

/** Lets a parent give a test at home if the child's seat has tests left. */
export const HomeTestPart = ({ child }: { child: Child }) => {
  const { id, school } = child
  const { t } = useTranslation()
  const { data } = useQuery(subscriptionContract.seatedChildren, undefined, { refetchOnMountOrArgChange: true })
  // If the child is at a school, the waiting test may be the school's.
  const test = useWaitingTest(child)
  const name = firstNameOf(child)
  const seats = data?.find((child) => child.id === id)?.seats ?? []
  const left = seats.reduce((sum, { tests_left }) => sum + tests_left, 0)
  const what =
    test && school === null ? (
      <Waiting test={test} name={name} />
    ) : left > 0 ? (
      <Give id={id} name={name} left={left} />
    ) : (
      <NoSeat name={name} />
    )
  return <ReportSection title={t('Home test')}>{what}</ReportSection>
}
