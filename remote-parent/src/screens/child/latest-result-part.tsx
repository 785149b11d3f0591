import type { ChildResult } from '@lekta/shared/contract/measure'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { describeReader, gradeNormOf } from '@lekta/shared/lib/measure/describe-lead'
import { describeBand } from '@lekta/shared/lib/measure/describe-measure'
import { formatMeasure, isClearDecline, readingRange } from '@lekta/shared/lib/measure/measure'
import { writeCompound } from '@lekta/shared/lib/measure/report-sentence'
import { MeasureScale } from '@lekta/shared/report/measure-scale'
import { Disclosure } from '@lekta/shared/report/parts/disclosure'
import { useReportSentence } from '@lekta/shared/report/use-report-sentence'
import { Icon, Text } from '@lekta/shared/ui'
import styles from './child.module.css'
import { GrowthPicture } from './growth-picture'
import { useGrowthText } from './use-growth-text'

const Growth = ({ result, growth }: { result: ChildResult; growth: NonNullable<ChildResult['growth']> }) => {
  const { t, i18n } = useTranslation()
  const words = useGrowthText()
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' })
  return (
    <div className={styles.growth}>
      <GrowthPicture result={result} growth={growth} />
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
    <div className={styles.untrusted}>
      <Icon name="alert" />
      <div>
        <Text className={styles.untrustedTitle}>{t('This measure is not reliable')}</Text>
        <Text size="sm">
          {t(
            'Many answers were too quick or no better than guessing, so this measure may be too low. That happens. Ask the teacher for another test on a calm day.',
          )}
        </Text>
      </div>
    </div>
  )
}

/** The measure beside the middle half of the grade's children, with the range that it is very likely in. */
const MeasurePart = ({ result }: { result: ChildResult }) => {
  const { t } = useTranslation()
  const write = useReportSentence()
  const { measure, middle = null, norm = null } = result
  return (
    <div>
      {(norm || middle) && <MeasureScale measure={measure} norm={norm} band={middle} />}
      <Disclosure summary={t('How sure are we?')}>
        <Text size="sm">{write(describeBand(result))}</Text>
      </Disclosure>
    </div>
  )
}

/** The result of a child of this name in one sentence. A clear decline has its own sentence, with the growth. */
const ResultSentence = ({ result, name }: Props) => {
  const write = useReportSentence()
  const { measure, growth, grade = null, norm = null } = result
  if (growth && isClearDecline(growth)) return null
  const range = readingRange(measure.value)
  return (
    <p className={styles.lead}>
      {writeCompound(describeReader({ measure, range }, gradeNormOf(grade, norm), name), write)}
    </p>
  )
}

interface Props {
  result: ChildResult
  name: string
}

/** A child's latest result: in one sentence, then the measure, its date and, if trusted, its certainty and growth. */
export const LatestResultPart = ({ result, name }: Props) => {
  const { t } = useTranslation()
  const day = useDay()
  const { measure, growth, trusted, finished_at } = result
  return (
    <div className={styles.latest}>
      {trusted && <ResultSentence result={result} name={name} />}
      <div>
        <p className={styles.measure}>{formatMeasure(measure.value)}</p>
        <Text c="dimmed">{t('Tested on {{day}}', { day: day(finished_at) })}</Text>
      </div>
      {trusted && <MeasurePart result={result} />}
      {measure.value < 0 && <Text size="sm">{t('BR means beginning reader: the first steps before 0L.')}</Text>}
      {!trusted && <UntrustedNotice />}
      {growth && trusted && <Growth result={result} growth={growth} />}
      {!growth && trusted && (
        <Text size="sm">
          {t('No earlier test can be compared with this one. You will see growth after the next test.')}
        </Text>
      )}
    </div>
  )
}
