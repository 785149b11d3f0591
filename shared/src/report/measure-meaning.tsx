import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Icon, Text } from '@lekta/shared/ui'
import type { Report } from '../contract/assessment/report'
import { useDay } from '../dates/use-day'
import { describeNotes } from '../lib/measure/describe-conditions'
import { describeLead, describePicture, gradeNorm } from '../lib/measure/describe-lead'
import {
  describeBand,
  describeCaution,
  describePercentile,
  describeRange,
  describeSingleResult,
} from '../lib/measure/describe-measure'
import { middleHalf } from '../lib/measure/middle-half'
import { writeCompound } from '../lib/measure/report-sentence'
import { firstNameOf } from '../lib/text/first-name'
import { MeasureScale } from './measure-scale'
import { Disclosure } from './parts/disclosure'
import styles from './report-view.module.css'
import { useReportSentence } from './use-report-sentence'

interface Props {
  report: Report
}

/** The measure beside the middle half of the grade, with its own middle half, and what both mean. */
const MeasurePicture = ({ report }: Props) => {
  const write = useReportSentence()
  const { norm, middle } = describePicture(report)
  return (
    <>
      <MeasureScale measure={report.measure} norm={gradeNorm(report)?.norm ?? null} band={middleHalf(report)} />
      <ul className={styles.keys}>
        {norm && (
          <li>
            <span className={styles.usualKey} aria-hidden="true" />
            {writeCompound(norm, write)}
          </li>
        )}
        {middle && (
          <li>
            <span className={styles.bandKey} aria-hidden="true" />
            {write(middle)}
          </li>
        )}
      </ul>
    </>
  )
}

/** Explains what to read, the percentile, and how certain the measure is. */
export const MeasureMeaning = ({ report }: Props) => {
  const { t } = useTranslation()
  const write = useReportSentence()
  return (
    <>
      <MeasurePicture report={report} />
      {[describeRange(report), ...describePercentile(report)].map((sentence) => (
        <Text key={sentence.text}>{write(sentence)}</Text>
      ))}
      <Disclosure summary={t('How sure are we?')}>
        {[describeBand(report), ...describeSingleResult(report)].map((sentence) => (
          <Text key={sentence.text}>{write(sentence)}</Text>
        ))}
      </Disclosure>
    </>
  )
}

/** What a report says first: the result in one sentence, or the reason to doubt it, and then which answers did not count. */
export const Lead = ({ report }: Props) => {
  const write = useReportSentence()
  const day = useDay()
  const caution = describeCaution(report, day)
  const lead = describeLead(report, firstNameOf(report.child))
  return (
    <>
      {caution && (
        <Alert color="orange" icon={<Icon name="alert" />} title={write(caution.title)}>
          {caution.why.map(write)}
        </Alert>
      )}
      {lead && <p className={styles.lead}>{writeCompound(lead, write)}</p>}
      {describeNotes(report).map((sentence) => (
        <Text key={sentence.text}>{write(sentence)}</Text>
      ))}
    </>
  )
}
