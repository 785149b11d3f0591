import type { LatestResult } from '@lekta/shared/contract/measure'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Icon, Text } from '@lekta/shared/ui'
import styles from './child.module.css'
import { GrowthPicture } from './growth-picture'
import { useGrowthText } from './use-growth-text'

const Growth = ({
  measure,
  growth,
}: {
  measure: LatestResult['measure']
  growth: NonNullable<LatestResult['growth']>
}) => {
  const { t, i18n } = useTranslation()
  const words = useGrowthText()
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' })
  return (
    <div className={styles.growth}>
      <GrowthPicture measure={measure} growth={growth} />
      <div>
        <Text fw={600}>
          {t('{{growth}} since the previous test', { growth: `${signed.format(growth.difference)}L` })}
        </Text>
        <Text size="sm">{words(growth)}</Text>
      </div>
    </div>
  )
}

const UntrustedNotice = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.doubt}>
      <Icon name="alert" />
      <div>
        <Text className={styles.doubtTitle}>{t('This measure is not reliable')}</Text>
        <Text size="sm">
          {t(
            'Many answers were too quick or no better than guessing, so this measure may be too low. That happens. Ask the teacher for another test on a calm day.',
          )}
        </Text>
      </div>
    </div>
  )
}

/** The latest result: measure, date and, if trusted, its band and growth. */
export const LatestResultPart = ({ latestResult }: { latestResult: LatestResult }) => {
  const { t } = useTranslation()
  const day = useDay()
  const { measure, growth, trusted, finished_at } = latestResult
  return (
    <div className={styles.standing}>
      <div>
        <p className={styles.measure}>{formatMeasure(measure.value)}</p>
        {trusted && (
          <Text>
            {t('Most likely between {{low}} and {{high}}', {
              low: formatMeasure(measure.low),
              high: formatMeasure(measure.high),
            })}
          </Text>
        )}
        <Text c="dimmed">{t('Tested on {{day}}', { day: day(finished_at) })}</Text>
      </div>
      {measure.value < 0 && <Text size="sm">{t('BR means beginning reader: the first steps before 0L.')}</Text>}
      {!trusted && <UntrustedNotice />}
      {growth && trusted && <Growth measure={measure} growth={growth} />}
      {!growth && trusted && (
        <Text size="sm">
          {t('No earlier test can be compared with this one. You will see growth after the next test.')}
        </Text>
      )}
    </div>
  )
}
