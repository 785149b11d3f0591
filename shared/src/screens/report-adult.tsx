import { useTranslation } from '@lekta/shared/i18n'
import { Alert, GrowthChart, Icon, MeasureText, Text } from '@lekta/shared/ui'
import { brand } from '../brand'
import type { Report } from '../contract/report'
import { chanceInHundred, formatMeasure, roundReader } from '../lib/measure'
import { MeasureScale } from './measure-scale'
import { isFirstTest } from './report-next'
import { ReportSection } from './report-section'
import styles from './report-view.module.css'
import { useDay } from './use-day'

interface Props {
  report: Report
}

const words = (part: { low: number; high: number }) => ({
  low: formatMeasure(part.low),
  high: formatMeasure(part.high),
})

/** How a child stands beside the others of the grade it was in then. */
const AmongOthers = ({ report: { percentile, grade } }: Props) => {
  const { t } = useTranslation()
  if (percentile === null || grade === null) return null
  return (
    <Text>
      {grade === 0
        ? t('About as well as or better than {{percentile}} of 100 children in kindergarten.', { percentile })
        : t('About as well as or better than {{percentile}} of 100 children in grade {{grade}}.', {
            percentile,
            grade,
          })}
    </Text>
  )
}

/** How sure the measure is, what to read by it, and how it stands beside other children. */
const MeasureMeaning = ({ report }: Props) => {
  const { t } = useTranslation()
  const { measure, range } = report
  return (
    <>
      <Text>{t('The true measure very likely lies between {{low}} and {{high}}.', words(measure))}</Text>
      <MeasureScale measure={measure} range={range} />
      <Text>
        <span className={styles.rangeKey} aria-hidden="true" />
        {t('Texts to read: {{low}} to {{high}}. There about three quarters of a text is understood.', words(range))}
      </Text>
      <AmongOthers report={report} />
    </>
  )
}

/** The measure, and what it means where there was enough effort to trust it. */
export const MeasurePart = ({ report }: Props) => {
  const { t } = useTranslation()
  const { measure, trusted } = report
  return (
    <ReportSection title={t('Reading measure')}>
      {!trusted && (
        <Alert color="orange" icon={<Icon name="alert" />} title={t('Not enough effort to trust')}>
          {t('Many answers came faster than the texts can be read. This measure may be too low.')}
        </Alert>
      )}
      <p className={styles.measure}>{formatMeasure(measure.value)}</p>
      {measure.value < 0 && (
        <Text>{t('BR stands for beginning reader: the larger the number after it, the nearer to the beginning.')}</Text>
      )}
      {trusted && <MeasureMeaning report={report} />}
    </ReportSection>
  )
}

const signed = (difference: number) => {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±'
  return `${sign}${formatMeasure(Math.abs(roundReader(difference)))}`
}

/** What the growth comes to, or why there is none to tell. */
const GrowthWords = ({ report }: Props) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const { grown, trusted } = report
  if (isFirstTest(report)) return <Text>{t('This is the first test. Growth shows from the second one on.')}</Text>
  if (!grown || !trusted) return <Text>{t('This test cannot be compared: too little effort was seen.')}</Text>
  return (
    <Text>
      {t('Since {{since}}:', { since: day(grown.since) })} <b>{signed(grown.difference)}</b>{' '}
      {t('({{chance}} % likely to be real growth)', { chance: chanceInHundred(grown.probability) })}
    </Text>
  )
}

/** The line of all finished tests, and whether the growth is real. */
export const GrowthPart = ({ report }: Props) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const { growth } = report
  const points = growth.map(({ finished_at, measure, trusted, norm }) => ({ at: finished_at, measure, trusted, norm }))
  const isShaded = growth.length > 1 && growth.every(({ norm }) => norm !== null)
  const first = growth[0]
  const last = growth.at(-1)
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
    <ReportSection
      title={t('Growth')}
      note={t(
        'The shaded band holds the true measure in 95 of 100 cases. A hollow point had too little effort to trust.',
      )}
    >
      {growth.length > 1 && <GrowthChart points={points} label={label} formatDay={day} />}
      <GrowthWords report={report} />
      {isShaded && (
        <Text size="sm">
          <span className={styles.usualKey} aria-hidden="true" />
          {t('The middle half of the children of the grade')}
        </Text>
      )}
    </ReportSection>
  )
}

/** Stories and facts apart, each with its band. */
export const StrandPart = ({ report: { strands } }: Props) => {
  const { t } = useTranslation()
  const names = { literary: t('Stories'), informational: t('Texts about facts') }
  return (
    <ReportSection
      title={t('Kinds of text')}
      note={t('Each kind rests on fewer texts than the whole, so its band is wider.')}
    >
      <dl className={styles.facts}>
        {strands.map(({ genre, measure }) => (
          <div key={genre}>
            <dt>{names[genre]}</dt>
            <dd>
              <MeasureText measure={measure} />
            </dd>
          </div>
        ))}
      </dl>
    </ReportSection>
  )
}

/** How much of other texts would be understood. */
export const ForecastPart = ({ report: { forecast } }: Props) => {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <ReportSection
      title={t('What to expect of other texts')}
      note={t('Interest, help and knowledge of the subject move these figures.')}
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

/** Under which conditions the test was taken. */
export const ConditionPart = ({ report }: Props) => {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const day = useDay()
  const places = { school: t('At school'), home: t('At home') }
  const endings = {
    length: t('All texts were read'),
    precision: t('The measure was sure enough'),
    window: t('The time for the test was over'),
    exhausted: t('No other text was left'),
  }
  const facts = [
    [t('Test'), report.title],
    [t('Taken on'), day(report.finished_at)],
    [t('Where it was given'), places[report.place]],
    [t('Why it ended'), endings[report.ended]],
    [t('Texts answered'), number.format(report.items)],
    [t('Answered right'), number.format(report.right)],
    [t('Texts skipped'), number.format(report.skipped)],
    [t('Minutes of reading'), number.format(report.minutes)],
    [t('Answers faster than reading'), percent.format(report.rapid_share)],
  ] as const
  return (
    <ReportSection title={t('Effort and conditions')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ReportSection>
  )
}

/** Where the number comes from, and whose it is not. */
export const MakingPart = ({ report }: Props) => {
  const { t } = useTranslation()
  return (
    <ReportSection title={t('How this measure was made')}>
      <Text>
        {t(
          'Each next text was chosen by the answers before it. The measure is the one that explains the answers best, with room for lucky guesses; its standard error is {{error}}. At the measure of a text, a reader understands about 75 % of it.',
          { error: formatMeasure(Math.round(report.standard_error)) },
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {t(brand.disclaimer)}
      </Text>
    </ReportSection>
  )
}
