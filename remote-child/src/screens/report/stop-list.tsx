import type { ListedReport } from '@lekta/shared/contract/assessment/report'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { useChildLevel } from '@lekta/shared/report/child-path'
import { Link } from '@lekta/shared/routing'
import { Icon, Text, Title } from '@lekta/shared/ui'
import { reportDetailPath } from '../../addresses'
import styles from './report.module.css'

const Stop = ({ line }: { line: ListedReport }) => {
  const { t } = useTranslation()
  const levelText = useChildLevel()
  const day = useDay()
  return (
    <li className={styles.item} data-trusted={line.trusted || undefined}>
      <Link className={styles.card} to={reportDetailPath(line)}>
        <span className={styles.cardWords}>
          <b>{line.title}</b>
          <Text span c="dimmed">
            {day(line.finished_at)}
          </Text>
          {!line.trusted && (
            <Text span>{t('This test could not show how well you read. Ask your teacher if you can try again.')}</Text>
          )}
        </span>
        {line.trusted && <b className={styles.cardPlace}>{levelText(line.measure.value)}</b>}
        <Icon name="right" />
      </Link>
    </li>
  )
}

/** Every finished test as a stop, the newest first; each leads to its report. */
export const StopList = ({ lines }: { lines: readonly ListedReport[] }) => {
  const { t } = useTranslation()
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('My tests so far')}
      </Title>
      <ol className={styles.stops}>
        {lines.map((line) => (
          <Stop key={line.id} line={line} />
        ))}
      </ol>
    </section>
  )
}
