import { useTranslation } from '@lekta/shared/i18n'
import { GrowthChart, Text } from '@lekta/shared/ui'
import type { Report } from '../../contract/assessment/report'
import { useDay } from '../../dates/use-day'
import { describeGrowth, describeGrowthChart, describeNoGrowth, signedMeasure } from '../../lib/measure/describe-growth'
import { formatMeasure } from '../../lib/measure/measure'
import { ReportSection } from '../report-section'
import styles from '../report-view.module.css'
import { useReportSentence } from '../use-report-sentence'
import growthStyles from './report-growth.module.css'

interface Props {
  report: Report
}

interface PictureProps {
  /** The tests, oldest first. */
  growth: Report['growth']
}

/** Describes the growth, or explains why there is none. */
const GrowthSentences = ({ report }: Props) => {
  const write = useReportSentence()
  const day = useDay('medium')
  const { grown, trusted } = report
  if (!grown || !trusted) return <Text>{write(describeNoGrowth(report))}</Text>
  const { since, chance } = describeGrowth(grown, day)
  return (
    <Text>
      {write(since)} <b>{signedMeasure(grown.difference)}</b> {write(chance)}
    </Text>
  )
}

/** What the bands and points of the chart mean. */
const ChartKeys = ({ growth }: PictureProps) => {
  const write = useReportSentence()
  const { middle, norm, untrusted } = describeGrowthChart({ growth })
  return (
    <ul className={styles.keys}>
      <li>
        <span className={styles.bandKey} aria-hidden="true" />
        {write(middle)}
      </li>
      {norm && (
        <li>
          <span className={styles.usualKey} aria-hidden="true" />
          {write(norm)}
        </li>
      )}
      {untrusted && (
        <li>
          <span className={growthStyles.hollowKey} aria-hidden="true" />
          {write(untrusted)}
        </li>
      )}
    </ul>
  )
}

/** The exact measures of all tests, each with the range that very likely contains the true one. Not on paper. */
const GrowthTable = ({ growth }: PictureProps) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  return (
    <details className={`${styles.disclosure} ${styles.onScreen}`}>
      <summary>{t('All tests as a table')}</summary>
      <table className={growthStyles.tests}>
        <thead>
          <tr>
            <th scope="col">{t('Date')}</th>
            <th scope="col">{t('Measure')}</th>
            <th scope="col">{t('Very likely between')}</th>
          </tr>
        </thead>
        <tbody>
          {growth.map(({ report_id, finished_at, measure, trusted }) => (
            <tr key={report_id}>
              <th scope="row">{day(finished_at)}</th>
              <td>{formatMeasure(measure.value)}</td>
              <td>{trusted ? `${formatMeasure(measure.low)}–${formatMeasure(measure.high)}` : t('Not reliable')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** The chart of all finished tests with its keys. */
export const GrowthPicture = ({ growth }: PictureProps) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const points = growth.map(({ finished_at: at, ...point }) => ({ at, ...point }))
  const [first, last] = [growth[0], growth.at(-1)]
  const label =
    first && last
      ? t('Reading measures from {{from}} ({{first}}) to {{to}} ({{last}})', {
          from: day(first.finished_at),
          first: formatMeasure(first.measure.value),
          to: day(last.finished_at),
          last: formatMeasure(last.measure.value),
        })
      : t('No measures yet')
  return (
    <>
      <GrowthChart points={points} label={label} formatDay={day} />
      <ChartKeys growth={growth} />
    </>
  )
}

/** All finished tests, and whether the growth is real. */
export const GrowthPart = ({ report }: Props) => {
  const { t } = useTranslation()
  const hasChart = report.growth.length > 1
  return (
    <ReportSection title={t('Growth')}>
      {hasChart && <GrowthPicture growth={report.growth} />}
      <GrowthSentences report={report} />
      {hasChart && <GrowthTable growth={report.growth} />}
    </ReportSection>
  )
}
