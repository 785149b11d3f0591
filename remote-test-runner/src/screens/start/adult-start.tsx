import { useAppSelector } from '@lekta/shared/client'
import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { useDateFormat } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { Link } from '@lekta/shared/routing'
import { Button, Card, Icon, PageHeader, Stack, Text, Title } from '@lekta/shared/ui'
import { reportPath, startAsChildPath } from '../../run/use-test-params'
import styles from './start.module.css'
import { WhatHappens } from './what-happens'

const useStatusText = ({ state, child, opens_at, closes_at, answered }: AssignedTest) => {
  const { t } = useTranslation()
  const written = useDateFormat({ dateStyle: 'long', timeStyle: 'short' })
  const [opens, closes] = [written(opens_at), written(closes_at)]
  return {
    upcoming: t('It opens on {{opens}}.', { opens }),
    open: t('It is open until {{closes}}.', { closes }),
    running: t('{{name}} has started and answered {{count}} questions so far.', {
      name: child.name,
      count: answered,
      defaultValue_one: '{{name}} has started and answered {{count}} question so far.',
    }),
    done: t('All attempts have been used.'),
    closed: t('It closed on {{closes}}.', { closes }),
  }[state]
}

/** A button with which a parent starts the test as the child on the parent's device. */
const StartAsChild = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const isParent = useAppSelector(({ session }) => session.roles[0] === 'parent')
  if (!isParent || (test.state !== 'open' && test.state !== 'running')) return null
  return (
    <Button data-named component={Link} to={startAsChildPath(test)} size="lg">
      {t('Let {{name}} take the test here', { name: firstNameOf(test.child) })}
    </Button>
  )
}

/** The start page for a parent or a teacher: what the test is, and that the child takes it. */
export const AdultStart = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const { name } = test.child
  return (
    <div className={styles.page}>
      <PageHeader title={test.title} subtitle={t('A reading test for {{name}}', { name })} />
      <Card p={{ base: 'md', sm: 'xl' }}>
        <Stack gap="xl">
          <div className={styles.saved}>
            <Icon name="student" size={22} />
            <Text>
              <b>{t('{{name}} takes this test on their own account.', { name })}</b>{' '}
              {t('Find a quiet spot and let the child work alone. That gives the truest result.')}
            </Text>
          </div>
          <StartAsChild test={test} />
          <section>
            <Title order={2} size="h3" mb="md">
              {t('What the child sees')}
            </Title>
            <WhatHappens test={test} />
          </section>
          <section>
            <Title order={2} size="h3" mb="xs">
              {t('Status')}
            </Title>
            <Text>{useStatusText(test)}</Text>
            <Text c="dimmed">
              {t('{{used}} of {{count}} attempts used', {
                used: test.tries_used,
                count: test.tries_allowed,
                defaultValue_one: '{{used}} of {{count}} attempt used',
              })}
            </Text>
          </section>
          {test.last_finished !== null && (
            <Button component={Link} to={reportPath(test, test.last_finished)} variant="default">
              {t('Open the latest report')}
            </Button>
          )}
        </Stack>
      </Card>
    </div>
  )
}
