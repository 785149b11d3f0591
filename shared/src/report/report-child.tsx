import { useTranslation } from '@lekta/shared/i18n'
import { HorizontalScroll, Text } from '@lekta/shared/ui'
import { disclaimer } from '../brand'
import type { Report } from '../contract/assessment/report'
import { useDay } from '../dates/use-day'
import { LOWEST_MEASURE } from '../lib/measure/measure'
import { ChildPath, useChildLevel } from './child-path'
import { ReportSection } from './report-section'
import styles from './report-view.module.css'

interface Props {
  report: Report
}

/** Returns the previous trusted test, or null. */
export const earlierOf = ({ growth }: Pick<Report, 'growth'>) =>
  growth.slice(0, -1).findLast(({ trusted }) => trusted) ?? null

interface UntrustedProps {
  report: Pick<Report, 'growth' | 'doubt'>
  /** Puts the text next to the path if there is room. */
  beside?: boolean
}

/** Tells a child after an untrusted test that there is no new level and that the previous level stays. */
export const ChildUntrustedTest = ({ report, beside = false }: UntrustedProps) => {
  const { t } = useTranslation()
  const levelText = useChildLevel()
  const earlier = earlierOf(report)?.measure.value ?? null
  return (
    <div className={beside && earlier !== null ? styles.pathAndLevel : styles.section}>
      {earlier !== null && <ChildPath value={earlier} before={null} />}
      <div className={styles.section}>
        <Text>
          {report.doubt === 'not-enough-effort'
            ? t(
                'You answered very fast, so this test cannot show how well you read. Next time, take as long as you like.',
              )
            : t('This test could not show how well you read. Next time, take as long as you like.')}
        </Text>
        {earlier !== null && (
          <Text fw={600}>{t('Your level stays the same: {{place}}.', { place: levelText(earlier) })}</Text>
        )}
      </div>
    </div>
  )
}

/** The child's level on the path. */
export const ChildLevelPart = ({ report }: Props) => {
  const { t } = useTranslation()
  const levelText = useChildLevel()
  const earlier = earlierOf(report)
  const { value } = report.measure
  if (!report.trusted)
    return (
      <ReportSection title={earlier ? t('Your level') : t('We are not sure of your level yet')}>
        <ChildUntrustedTest report={report} beside />
      </ReportSection>
    )
  return (
    <ReportSection title={t('Your level')}>
      <div className={styles.pathAndLevel}>
        <ChildPath value={value} before={earlier?.measure.value ?? null} />
        <div className={styles.section}>
          <p className={styles.measure}>{levelText(value)}</p>
          <Text>
            {value < 0
              ? t('You are on the first few steps. Every new word you learn helps you climb higher.')
              : t('Books at this level are just right for you.')}
          </Text>
          <Text c="dimmed">
            {t('This is a good guess, not an exact number. It can be a little higher or lower on another day.')}
          </Text>
        </div>
      </div>
    </ReportSection>
  )
}

/** Scrolls to the newest test if not all tests fit. */
const toNewest = (stairs: HTMLElement | null) => {
  const frame = stairs?.parentElement
  if (frame) frame.scrollLeft = frame.scrollWidth
}

/** The trusted tests as a staircase of rising bars, without minus signs. */
export const ChildGrowthPart = ({ report }: Props) => {
  const { t } = useTranslation()
  const levelText = useChildLevel()
  const day = useDay('medium')
  const growth = report.growth.filter(({ trusted }) => trusted)
  const highest = Math.max(...growth.map(({ measure }) => measure.value))
  // The factor of 85 % leaves room for the label of the tallest bar.
  const height = (value: number) => `${((value - LOWEST_MEASURE) / (highest - LOWEST_MEASURE || 1)) * 85}%`
  return (
    <ReportSection title={t('Your tests so far')}>
      <HorizontalScroll label={t('Your tests so far')}>
        <ol className={styles.stairs} ref={toNewest}>
          {growth.map(({ report_id, finished_at, measure }) => (
            <li key={report_id} data-here={report_id === report.id || undefined}>
              <span className={styles.pile}>
                <b>{levelText(measure.value)}</b>
                <span className={styles.stair} style={{ height: height(measure.value) }} />
              </span>
              <span className={styles.stairDay}>{day(finished_at)}</span>
            </li>
          ))}
        </ol>
      </HorizontalScroll>
    </ReportSection>
  )
}

/** Returns praise that is true of this test, whatever its measure. Nobody is praised for answering without reading. */
function usePraise({ trusted, rapid_share, skipped, too_fast }: Report) {
  const { t } = useTranslation()
  if (!trusted) return t('You came and you tried. That’s great! You can try again.')
  if (too_fast) return t('You finished the test. Next time, read each text slowly to the end. There is no clock.')
  if (rapid_share === 0) return t('You took your time with every text. That’s what good readers do.')
  if (skipped === 0) return t('You did not skip a single text. That takes patience.')
  return t('You kept going, text after text. That takes patience.')
}

/** What the child did in this test. */
export const ChildDonePart = ({ report }: Props) => {
  const { t } = useTranslation()
  const { items, texts: count = items, minutes } = report
  const time = t('{{count}} minutes', { count: minutes, defaultValue_one: '{{count}} minute' })
  return (
    <ReportSection title={t('What you did')}>
      <Text fw={600}>{usePraise(report)}</Text>
      <Text>
        {report.trusted && !report.too_fast
          ? t('You read {{count}} texts in {{time}}.', {
              count,
              time,
              defaultValue_one: 'You read {{count}} text in {{time}}.',
            })
          : t('You answered {{count}} texts in {{time}}.', {
              count,
              time,
              defaultValue_one: 'You answered {{count}} text in {{time}}.',
            })}
      </Text>
      <Text size="sm" c="dimmed">
        {t(disclaimer.en)}
      </Text>
    </ReportSection>
  )
}
