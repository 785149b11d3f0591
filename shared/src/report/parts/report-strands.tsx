import { useTranslation } from '@lekta/shared/i18n'
import { Text } from '@lekta/shared/ui'
import type { Report } from '../../contract/assessment/report'
import { spanValues } from '../../lib/measure/describe-measure'
import { formatMeasure } from '../../lib/measure/measure'
import { softBand } from '../../lib/measure/middle-half'
import type { ReportSentence } from '../../lib/measure/report-sentence'
import { MeasureScale } from '../measure-scale'
import { ReportSection } from '../report-section'
import { useReportSentence } from '../use-report-sentence'
import { Disclosure } from './disclosure'
import styles from './report-strands.module.css'

type Strand = Report['strands'][number]

const ranges = {
  literary: 'Stories: the true measure is very likely between {{low}} and {{high}}.',
  informational: 'Factual texts: the true measure is very likely between {{low}} and {{high}}.',
} as const satisfies Record<Strand['genre'], ReportSentence['text']>

interface Props {
  report: Report
}

/** Returns the part of the scale that all strands share, so that their bars can be compared. */
function sharedSpan(strands: readonly Strand[]) {
  const spans = strands.flatMap((strand) => [
    softBand(strand),
    { low: strand.measure.value, high: strand.measure.value },
  ])
  return { low: Math.min(...spans.map(({ low }) => low)) - 50, high: Math.max(...spans.map(({ high }) => high)) + 50 }
}

/** The measures of stories and of factual texts, each with its soft band. */
export const StrandPart = ({ report: { strands } }: Props) => {
  const { t } = useTranslation()
  const write = useReportSentence()
  const names = { literary: t('Stories'), informational: t('Factual texts') }
  const span = sharedSpan(strands)
  return (
    <ReportSection
      title={t('Kinds of text')}
      note={t('There are fewer texts of each kind, so these measures are less precise.')}
    >
      <dl className={styles.strands}>
        {strands.map((strand) => (
          <div key={strand.genre}>
            <dt>{names[strand.genre]}</dt>
            <dd>{formatMeasure(strand.measure.value)}</dd>
            <dd aria-hidden="true">
              <MeasureScale measure={strand.measure} band={softBand(strand)} span={span} />
            </dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={t('How sure are we?')}>
        {strands.map(({ genre, measure }) => (
          <Text key={genre}>{write({ text: ranges[genre], values: spanValues(measure) })}</Text>
        ))}
      </Disclosure>
    </ReportSection>
  )
}
