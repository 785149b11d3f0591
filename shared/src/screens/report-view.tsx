import { useTranslation } from '@lekta/shared/i18n'
import type { Report } from '../contract/report'
import { ConditionPart, ForecastPart, GrowthPart, MakingPart, MeasurePart, StrandPart } from './report-adult'
import { AnswersPart } from './report-answers'
import { ChildDonePart, ChildGrowthPart, ChildPlacePart } from './report-child'
import { type Audience, nextSteps } from './report-next'
import { ReportSection } from './report-section'
import styles from './report-view.module.css'
import { useDay } from './use-day'

interface Props {
  report: Report
  audience: Audience
}

const NextPart = ({ report, audience }: Props) => {
  const { t } = useTranslation()
  const day = useDay()
  return (
    <ReportSection title={audience === 'child' ? t('What you can do now') : t('Next steps')}>
      <ul className={styles.next}>
        {nextSteps(report, audience, t, day).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </ReportSection>
  )
}

const ChildReport = ({ report }: { report: Report }) => (
  <div className={styles.report}>
    <div className={styles.wide}>
      <ChildPlacePart report={report} />
    </div>
    <ChildGrowthPart report={report} />
    <NextPart report={report} audience="child" />
    <div className={styles.wide}>
      <ChildDonePart report={report} />
    </div>
  </div>
)

/** Two columns; a part that would stand alone in its row takes all of it. */
const AdultReport = ({ report }: { report: Report }) => {
  const hasStrands = report.trusted && report.strands.length > 0
  return (
    <div className={styles.report}>
      <MeasurePart report={report} />
      <GrowthPart report={report} />
      <NextPart report={report} audience="adult" />
      {hasStrands && <StrandPart report={report} />}
      {report.trusted && <ForecastPart report={report} />}
      {report.trusted && !hasStrands ? (
        <div className={styles.wide}>
          <ConditionPart report={report} />
        </div>
      ) : (
        <ConditionPart report={report} />
      )}
      <div className={styles.wide}>
        <MakingPart report={report} />
      </div>
      {report.answers && (
        <div className={`${styles.wide} ${styles.itemList}`}>
          <AnswersPart answers={report.answers} />
        </div>
      )}
    </div>
  )
}

/** Everything that a finished attempt told, in the voice for a child or for an adult. It prints as it stands. */
export const ReportView = ({ report, audience }: Props) =>
  audience === 'child' ? <ChildReport report={report} /> : <AdultReport report={report} />
