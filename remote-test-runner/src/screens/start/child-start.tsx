import { type ApiError, useMutation } from '@lekta/shared/client'
import { type AssignedTest, attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { useDateFormat } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { Link, useNavigate } from '@lekta/shared/routing'
import { Alert, Anchor, Button, Card, Icon, PageHeader, Stack, Text } from '@lekta/shared/ui'
import { questionsOf } from '../../reading/item-position'
import { mainPath, resultPath } from '../../run/use-test-params'
import { ReadAloud } from '../../voice/read-aloud'
import { GetReady } from './get-ready'
import styles from './start.module.css'
import { useStoredAnswers } from './use-stored-answers'
import { WhatHappens } from './what-happens'

const useLabel = (test: AssignedTest) => {
  const { t } = useTranslation()
  const day = useDateFormat({ dateStyle: 'long', timeStyle: 'short' })
  return {
    open: t('Start'),
    running: t('Continue where you stopped'),
    upcoming: t('Opens on {{date}}', { date: day(test.opens_at) }),
    closed: t('Closed on {{date}}', { date: day(test.closes_at) }),
    done: t('You have already done this test'),
  }[test.state]
}

const WhatIsSaved = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const storedAnswers = useStoredAnswers(test)
  return (
    <div className={styles.saved}>
      <Icon name={storedAnswers && !storedAnswers.lasting ? 'alert' : 'check'} size={22} />
      <div>
        <Text>
          {t(
            'Every answer is saved straight away. If the Wi-Fi stops or the tablet switches off, you can continue where you stopped.',
          )}
        </Text>
        {storedAnswers && storedAnswers.waiting > 0 && (
          <Text fw={600} mt={4}>
            {t('{{count}} answers are waiting on this tablet. They will be sent when you continue.', {
              count: storedAnswers.waiting,
              defaultValue_one: '{{count}} answer is waiting on this tablet. It will be sent when you continue.',
            })}
          </Text>
        )}
        {storedAnswers && !storedAnswers.lasting && (
          <Text className={styles.caution} fw={600} mt={4}>
            {t('This browser cannot save answers without the internet. Please keep this page open until you finish.')}
          </Text>
        )}
      </div>
    </div>
  )
}

const BigButton = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [start, { isLoading, error }] = useMutation(attemptContract.startTest)
  const ready = test.state === 'open' || test.state === 'running'
  const go = async () => {
    const { data: attempt } = await start({ params: { code: test.code, id: test.id } })
    if (attempt) navigate(mainPath(test), { state: { attempt } })
  }
  return (
    <>
      {error && (
        <Alert role="alert" color="orange" icon={<Icon name="offline" />} title={t('We could not open the test')}>
          {(error as ApiError).message}
        </Alert>
      )}
      <Button className={styles.big} fullWidth size="xl" disabled={!ready} loading={isLoading} onClick={go}>
        {useLabel(test)}
      </Button>
    </>
  )
}

const Paused = () => {
  const { t } = useTranslation()
  const task = t('Read each text, pick the best answer and take your time. There is no clock.')
  return (
    <Stack gap="xs">
      <Text size="lg" fw={600}>
        {t('You are taking a break. Your answers are safe.')}
      </Text>
      <div className={styles.said}>
        <Text id="paused-task">{task}</Text>
        <ReadAloud sentence={task} of="paused-task" />
      </div>
    </Stack>
  )
}

/** The child's own start page. */
export const ChildStart = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const first = firstNameOf(test.child)
  const canCome = test.state === 'open' || test.state === 'running' || test.state === 'upcoming'
  return (
    <div className={styles.page}>
      <PageHeader title={t('Hello, {{name}}!', { name: first })} subtitle={test.title} />
      <Card p={{ base: 'md', sm: 'xl' }}>
        <Stack gap="xl">
          {test.state === 'running' ? <Paused /> : <WhatHappens test={test} />}
          {canCome && <GetReady hasPractice={test.state !== 'running'} questions={questionsOf(test)} />}
          <Stack gap="sm">
            <BigButton test={test} />
            {test.state === 'running' && test.answered > 0 && (
              <Text ta="center" c="dimmed">
                {t('You have already answered {{count}} questions', {
                  count: test.answered,
                  defaultValue_one: 'You have already answered {{count}} question',
                })}
              </Text>
            )}
            {test.last_finished !== null && (
              <Anchor ta="center" component={Link} to={resultPath(test, test.last_finished)}>
                {t('See your last result')}
              </Anchor>
            )}
          </Stack>
          <WhatIsSaved test={test} />
        </Stack>
      </Card>
    </div>
  )
}
