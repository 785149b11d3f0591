import type { ListedReport } from '@lekta/shared/contract/assessment/report'
import { useTranslation } from '@lekta/shared/i18n'
import { childSteps, formatMeasure } from '@lekta/shared/lib/measure/measure'
import { useChildLevel } from '@lekta/shared/report/child-path'
import { Link } from '@lekta/shared/routing'
import { Button, Card, Text, Title } from '@lekta/shared/ui'
import { reportDetailPath } from '../../addresses'
import { ReadingPath } from './reading-path'
import styles from './report.module.css'
import { useEncouragement } from './use-encouragement'

/** The maximum number of stops in the picture. More would crowd it, and the list shows all of them. */
const drawnStops = 6

const ToTheFirstNumber = () => {
  const { t } = useTranslation()
  return (
    <Text>
      {t('Once you pass the last step, your level is shown as a number, starting at {{zero}}.', {
        zero: formatMeasure(0),
      })}
    </Text>
  )
}

const QuickLastTime = () => {
  const { t } = useTranslation()
  return <Text>{t('Your last test could not show how well you read, so your level stays the same.')}</Text>
}

interface Props {
  /** Finished tests that can be trusted, oldest first. */
  trusted: readonly ListedReport[]
  first: ListedReport
  last: ListedReport
  /** The newest finished test, trusted or not. */
  newest: ListedReport
}

/** The child's position on the reading path, and an encouraging sentence. */
export const LatestResultCard = ({ trusted, first, last, newest }: Props) => {
  const { t } = useTranslation()
  const levelText = useChildLevel()
  const encouragement = useEncouragement()
  return (
    <Card component="section" p="md">
      <div className={styles.latest}>
        <ReadingPath stops={trusted.slice(-drawnStops)} />
        <div className={styles.latestText}>
          <Title order={2} size="h3">
            {t('You are here')}
          </Title>
          <p className={styles.level}>{levelText(last.measure.value)}</p>
          <Text className={styles.word}>{encouragement(trusted, first, last)}</Text>
          {!newest.trusted && <QuickLastTime />}
          {childSteps(last.measure.value) && <ToTheFirstNumber />}
          <Text c="dimmed">
            {t('Your level is a good guess, not an exact number. It can be a little different on another day.')}
          </Text>
          <Button className={styles.onward} size="lg" component={Link} to={reportDetailPath(last)}>
            {t('What I can read now')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Shown if all finished tests are untrusted. */
export const NoLevelYet = () => {
  const { t } = useTranslation()
  return (
    <Card component="section" p="md">
      <div className={styles.unsure}>
        <Title order={2} size="h3">
          {t('We are not sure of your level yet')}
        </Title>
        <Text className={styles.word}>
          {t('This test could not show how well you read. Next time, take as long as you like. There is no clock!')}
        </Text>
      </div>
    </Card>
  )
}
