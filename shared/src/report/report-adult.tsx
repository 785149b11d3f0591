import { useTranslation } from '@lekta/shared/i18n'
import { Text } from '@lekta/shared/ui'
import { disclaimer } from '../brand'
import type { Report } from '../contract/assessment/report'
import { useDay } from '../dates/use-day'
import { describeConditions, describeReadingAids } from '../lib/measure/describe-conditions'
import { describeKinds } from '../lib/measure/describe-kinds'
import { describeBeginningReader, describeMethod } from '../lib/measure/describe-measure'
import { formatMeasure } from '../lib/measure/measure'
import { writeCompound } from '../lib/measure/report-sentence'
import { Lead, MeasureMeaning } from './measure-meaning'
import { ReportSection } from './report-section'
import styles from './report-view.module.css'
import { useReportSentence } from './use-report-sentence'

export { GrowthPart } from './parts/report-growth'
export { StrandPart } from './parts/report-strands'

interface Props {
  report: Report
}

/** Shows the result in words and its measure. If it can be trusted, its meaning follows. */
export const MeasurePart = ({ report }: Props) => {
  const { t } = useTranslation()
  const write = useReportSentence()
  const { measure, trusted } = report
  return (
    <ReportSection title={t('Reading measure')}>
      <Lead report={report} />
      <p className={styles.measure} data-doubtful={!trusted || undefined}>
        {formatMeasure(measure.value)}
      </p>
      {describeBeginningReader(report).map((sentence) => (
        <Text key={sentence.text}>{write(sentence)}</Text>
      ))}
      {trusted && <MeasureMeaning report={report} />}
    </ReportSection>
  )
}

/** The kinds of questions that were answered better or worse than the measure lets expect. */
export const KindPart = ({ report }: Props) => {
  const { t } = useTranslation()
  const write = useReportSentence()
  return (
    <ReportSection
      title={t('Kinds of question')}
      note={t('Only differences that are larger than chance explains are shown.')}
    >
      <ul className={styles.next}>
        {describeKinds(report).map((sentence) => {
          const written = writeCompound(sentence, write)
          return <li key={written}>{written}</li>
        })}
      </ul>
    </ReportSection>
  )
}

/** The expected comprehension of other texts. */
export const ForecastPart = ({ report: { forecast } }: Props) => {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <ReportSection
      title={t('How hard other texts will feel')}
      note={t('Interest, support and prior knowledge also matter.')}
    >
      <table className={styles.forecast}>
        <thead>
          <tr>
            <th scope="col">{t('Text')}</th>
            <th scope="col">{t('Understood')}</th>
          </tr>
        </thead>
        <tbody>
          {forecast.map(({ text, comprehension }) => (
            <tr key={text}>
              <th scope="row">{formatMeasure(text)}</th>
              <td>
                <span
                  className={styles.meter}
                  style={{ '--share': `${comprehension * 100}%` } as React.CSSProperties}
                />
                {t('about {{share}}', { share: percent.format(comprehension) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ReportSection>
  )
}

/** The reading aids that were used. */
const ShownFact = ({ report }: Props) => {
  const { t } = useTranslation()
  const write = useReportSentence()
  const shown = describeReadingAids(report)
  if (!shown) return null
  return (
    <div>
      <dt>{t('Text display')}</dt>
      <dd>
        <ul className={styles.aids}>
          {shown.map(({ aid, part }) => (
            <li key={aid.text}>
              {write(aid)}
              {part && <span>{write(part)}</span>}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

/** The conditions under which the test was taken. */
export const ConditionsPart = ({ report }: Props) => {
  const { t, i18n } = useTranslation()
  const write = useReportSentence()
  const day = useDay()
  return (
    <ReportSection
      title={t('Effort and conditions')}
      note={
        report.aids && report.aids.length > 0
          ? t('Display settings change how a text looks, not how hard it is.')
          : undefined
      }
    >
      <dl className={styles.facts}>
        {describeConditions(report, i18n.language, day).map(({ name, value }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{typeof value === 'string' ? value : write(value)}</dd>
          </div>
        ))}
        <ShownFact report={report} />
      </dl>
    </ReportSection>
  )
}

/** The measuring method, and the note that the measure is not MetaMetrics' own. */
export const MethodPart = ({ report }: Props) => {
  const { t } = useTranslation()
  const write = useReportSentence()
  return (
    <ReportSection title={t('How this measure was calculated')}>
      <Text>{write(describeMethod(report))}</Text>
      <Text size="sm" c="dimmed">
        {t(disclaimer.en)}
      </Text>
    </ReportSection>
  )
}
