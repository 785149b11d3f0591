import { useTranslation } from '@lekta/shared/i18n'
import { Text } from '@lekta/shared/ui'
import { TrendChart, type TrendPoint } from '../../charts/trend-chart'
import type { Report } from '../../contract/assessment/report'
import { useDay } from '../../dates/use-day'
import { describeGrowth, describeLastChange, describeNoGrowth, signedMeasure } from '../../lib/measure/describe-growth'
import { formatMeasure } from '../../lib/measure/measure'
import { softBand } from '../../lib/measure/middle-half'
import { ReportSection } from '../report-section'
import styles from '../report-view.module.css'
import { useReportSentence } from '../use-report-sentence'
import growthStyles from './report-growth.module.css'

interface Props {
  report: Report
  /** Returns the page of a report, to which its point in the chart leads. */
  toReport?: ReportPath | undefined
}

/** Returns the path of the report with this id. */
export type ReportPath = (id: number) => string

interface PictureProps {
  /** The tests, oldest first. */
  growth: Report['growth']
  toReport?: ReportPath | undefined
}

/** Describes the growth since the first test and the change since the test before, or explains why there is none. */
const GrowthSentences = ({ report }: Props) => {
  const write = useReportSentence()
  const day = useDay('medium')
  const { grown, trusted } = report
  if (!grown || !trusted) return <Text>{write(describeNoGrowth(report))}</Text>
  const last = describeLastChange(report, day)
  const changes = [{ difference: grown.difference, ...describeGrowth(grown, day) }, ...(last ? [last] : [])]
  return changes.map(({ difference, since, chance }) => (
    <Text key={since.values.since}>
      {write(since)} <b>{signedMeasure(difference)}</b> {write(chance)}
    </Text>
  ))
}

/** The exact measures of all tests, each with the range that very likely contains the true one. Not on paper. */
const GrowthTable = ({ growth }: Pick<PictureProps, 'growth'>) => {
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

/** Returns a chart's points, each with its soft band and a link to its report. */
const pointsOf = ({ growth, toReport }: PictureProps): TrendPoint[] =>
  growth.map((test) => {
    const { low, high } = softBand(test)
    const to = toReport?.(test.report_id)
    return { at: test.finished_at, value: test.measure.value, low, high, hollow: !test.trusted, ...(to && { to }) }
  })

const normsOf = ({ growth }: PictureProps) =>
  growth.flatMap(({ finished_at: at, norm }) => (norm ? [{ at, ...norm }] : []))

/** The chart of all finished tests. */
export const GrowthPicture = (picture: PictureProps) => {
  const { growth } = picture
  const { t } = useTranslation()
  const day = useDay('medium')
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
    <TrendChart
      label={label}
      points={pointsOf(picture)}
      norm={normsOf(picture)}
      formatDay={day}
      rangeText={t('The true measure is as likely on this line as beyond it')}
      withTable={false}
      marksDays
    />
  )
}

/** All finished tests, and whether the growth is real. */
export const GrowthPart = ({ report, toReport }: Props) => {
  const { t } = useTranslation()
  const hasChart = report.growth.length > 1
  return (
    <ReportSection title={t('Growth')}>
      {hasChart && <GrowthPicture growth={report.growth} toReport={toReport} />}
      <GrowthSentences report={report} />
      {hasChart && <GrowthTable growth={report.growth} />}
    </ReportSection>
  )
}
