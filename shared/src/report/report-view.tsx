import { useTranslation } from '@lekta/shared/i18n'
import type { Report } from '../contract/assessment/report'
import { useDay } from '../dates/use-day'
import { describeSteps } from '../lib/measure/describe-steps'
import { childNextSteps } from './next-steps'
import type { ReportPath } from './parts/report-growth'
import { ConditionsPart, ForecastPart, GrowthPart, KindPart, MeasurePart, MethodPart, StrandPart } from './report-adult'
import { AnswersPart } from './report-answers'
import { ChildDonePart, ChildGrowthPart, ChildLevelPart } from './report-child'
import { SamplePart } from './report-samples'
import { ReportSection } from './report-section'
import styles from './report-view.module.css'
import { useReportSentence } from './use-report-sentence'

/** The readers that a report is written for. */
export type Audience = 'child' | 'adult'

interface Props {
  report: Report
  audience: Audience
  /** Returns the page of an earlier report, to which its point in the growth chart leads. */
  toReport?: ReportPath | undefined
}

const NextPart = ({ report, audience }: Pick<Props, 'report' | 'audience'>) => {
  const { t } = useTranslation()
  const write = useReportSentence()
  const day = useDay()
  const isChild = audience === 'child'
  const steps = isChild ? childNextSteps(report, t) : describeSteps(report, day).map(write)
  return (
    <ReportSection title={isChild ? t('What you can do now') : t('Next steps')}>
      <ul className={styles.next}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </ReportSection>
  )
}

const ChildReport = ({ report }: { report: Report }) => {
  const { t } = useTranslation()
  const hasStairs = report.growth.filter(({ trusted }) => trusted).length > 1
  return (
    <div className={styles.report}>
      <div className={styles.wide}>
        <ChildLevelPart report={report} />
      </div>
      {report.samples.length > 0 && (
        <div className={styles.wide}>
          <SamplePart samples={report.samples} title={t('What you can read now')} />
        </div>
      )}
      {hasStairs && (
        <div className={styles.wide}>
          <ChildGrowthPart report={report} />
        </div>
      )}
      <NextPart report={report} audience="child" />
      <ChildDonePart report={report} />
    </div>
  )
}

/** The report in two columns. A section without a neighbour takes the full width. */
const AdultReport = ({ report, toReport }: Pick<Props, 'report' | 'toReport'>) => {
  const { t } = useTranslation()
  const hasStrands = report.trusted && report.strands.length > 0
  const hasKinds = report.trusted && report.kinds !== undefined && report.kinds.length > 0
  return (
    <div className={styles.report}>
      <MeasurePart report={report} />
      <GrowthPart report={report} toReport={toReport} />
      <NextPart report={report} audience="adult" />
      {hasStrands && <StrandPart report={report} />}
      {report.trusted && <ForecastPart report={report} />}
      {report.trusted && !hasStrands ? (
        <div className={styles.wide}>
          <ConditionsPart report={report} />
        </div>
      ) : (
        <ConditionsPart report={report} />
      )}
      {hasKinds && (
        <div className={styles.wide}>
          <KindPart report={report} />
        </div>
      )}
      {report.samples.length > 0 && (
        <div className={`${styles.wide} ${styles.onScreen}`}>
          <SamplePart samples={report.samples} title={t('Sample texts at this level')} />
        </div>
      )}
      <div className={styles.wide}>
        <MethodPart report={report} />
      </div>
      {report.answers && (
        <div className={styles.wide}>
          <AnswersPart answers={report.answers} />
        </div>
      )}
    </div>
  )
}

/** The whole report of a finished attempt, for a child or an adult. It can be printed as it is. */
export const ReportView = ({ report, audience, toReport }: Props) =>
  audience === 'child' ? <ChildReport report={report} /> : <AdultReport report={report} toReport={toReport} />
