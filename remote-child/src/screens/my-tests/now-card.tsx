import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, Icon, Progress, Text, Title } from '@lekta/shared/ui'
import { useId } from 'react'
import { startPath, testReportPath } from '../../addresses'
import styles from './my-tests.module.css'
import { SunriseBook } from './pictures'
import { useNearDay } from './use-near-day'

interface Props {
  test: AssignedTest
}

const Done = ({ test: { answered, max_items } }: Props) => {
  const { t } = useTranslation()
  const words = t('{{answered}} of about {{total}} questions done', { answered, total: max_items })
  return (
    <div className={styles.done}>
      <Text fw={600}>{words}</Text>
      <Progress.Root size="lg" radius="xl" className={styles.rail}>
        <Progress.Section value={(answered / max_items) * 100} color="var(--lekta-sun)" aria-label={words} />
      </Progress.Root>
    </div>
  )
}

const ProgressOrHint = ({ test }: Props) => {
  const { t } = useTranslation()
  if (test.state === 'running') return <Done test={test} />
  return (
    <Text className={styles.instructions}>
      {t('Read short texts and pick the best answers. There is no clock, so take your time.')}
    </Text>
  )
}

/** The test to take now, with its start button. */
export const NowCard = ({ test }: Props) => {
  const { t } = useTranslation()
  const nearDay = useNearDay()
  const title = useId()
  const running = test.state === 'running'
  return (
    <section className={styles.now} aria-labelledby={title}>
      <SunriseBook />
      <div className={styles.content}>
        <Text className={styles.over}>{running ? t('You have started this test') : t('Your next test')}</Text>
        <Title order={2} id={title} className={styles.title}>
          {test.title}
        </Title>
        <ProgressOrHint test={test} />
        <Button
          className={styles.big}
          size="xl"
          component={Link}
          to={startPath(test)}
          rightSection={<Icon name="right" />}
        >
          {running ? t('Continue') : t('Start')}
        </Button>
        <Text className={styles.until}>{t('You have until {{day}}.', { day: nearDay(test.closes_at) })}</Text>
        {test.last_finished !== null && (
          <Anchor component={Link} to={testReportPath(test, test.last_finished)}>
            {t('See your last result')}
          </Anchor>
        )}
      </div>
    </section>
  )
}
