import { useAppSelector, useQuery } from '@lekta/shared/client'
import { type AssignedTest, attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { useDateFormat } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { Link, Navigate, useParams } from '@lekta/shared/routing'
import {
  Avatar,
  Button,
  Card,
  FailureNotice,
  LoadingSkeleton,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@lekta/shared/ui'
import { profilePath, testPath } from '../../addresses'
import { StartAsChildButton } from './start-as-child-button'
import styles from './start-test.module.css'
import { WhatChanges } from './what-changes'

const StartSkeleton = () => (
  <LoadingSkeleton className={styles.page}>
    <Stack gap="lg">
      <Skeleton height={34} width="60%" />
      <Skeleton height={380} radius="lg" />
    </Stack>
  </LoadingSkeleton>
)

const useStatusText = ({ state, opens_at, closes_at, answered, child: { name } }: AssignedTest) => {
  const { t } = useTranslation()
  const written = useDateFormat({ dateStyle: 'long', timeStyle: 'short' })
  return {
    upcoming: t('It opens on {{opens}}.', { opens: written(opens_at) }),
    open: t('It is open until {{closes}}.', { closes: written(closes_at) }),
    running: t('{{name}} has started and answered {{count}} questions so far.', {
      name,
      count: answered,
      defaultValue_one: '{{name}} has started and answered {{count}} question so far.',
    }),
    done: t('All attempts have been used.'),
    closed: t('It closed on {{closes}}.', { closes: written(closes_at) }),
  }[state]
}

const Begin = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const { child, state } = test
  const name = firstNameOf(child)
  if (state !== 'open' && state !== 'running') {
    return (
      <Button component={Link} to={profilePath(child)} variant="default">
        {t('{{name}}’s profile', { name })}
      </Button>
    )
  }
  return (
    <>
      <WhatChanges name={name} />
      <Text>{t('Find a quiet spot and let the child work alone. That gives the truest result.')}</Text>
      <StartAsChildButton child={child} to={testPath(test)} size="lg">
        {state === 'running' ? t('Let {{name}} continue here', { name }) : t('Let {{name}} start here', { name })}
      </StartAsChildButton>
    </>
  )
}

const ForParent = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const { child, title } = test
  return (
    <div className={styles.page}>
      <PageHeader title={t('A test for {{name}}', { name: child.name })} subtitle={title} />
      <Card p="xl">
        <Stack gap="lg">
          <div className={styles.who}>
            <Avatar name={child.name} avatar={null} size={56} />
            <Text fw={600}>{useStatusText(test)}</Text>
          </div>
          <Begin test={test} />
        </Stack>
      </Card>
    </div>
  )
}

/**
 * A child's test on the parent's device, with a button to start it as the child. Redirects to the test if the child
 * is already logged in.
 */
export default function StartTestPage() {
  const { t } = useTranslation()
  const { code = '', id_test, id } = useParams()
  const isChild = useAppSelector(({ session }) => session.roles[0] === 'child')
  const query = useQuery(
    attemptContract.test,
    { params: { code, id: Number(id_test) } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <QueryContent query={query} skeleton={<StartSkeleton />} order={1}>
      {(test) => {
        if (test.child.id !== Number(id))
          return <FailureNotice order={1} message={t('This test is for another child.')} onRetry={query.refetch} />
        return isChild ? <Navigate to={testPath(test)} replace /> : <ForParent test={test} />
      }}
    </QueryContent>
  )
}
