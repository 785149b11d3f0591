import { useTranslation } from '@lekta/shared/i18n'
import { HorizontalScroll, Text } from '@lekta/shared/ui'
import type { AnsweredItem, Report } from '../contract/assessment/report'
import { useTimestamp } from '../dates/use-day'
import { CsvButton } from '../downloads/csv-button'
import { formatMeasure } from '../lib/measure/measure'
import { ReportSection } from './report-section'
import styles from './report-view.module.css'

type Answers = NonNullable<Report['answers']>

function useAnswerTexts() {
  const { t } = useTranslation()
  return {
    outcomes: { right: t('right'), wrong: t('wrong'), skipped: t('skipped') },
    kinds: { literary: t('Story'), informational: t('Facts') },
  }
}

const AnswerRow = ({ answer }: { answer: AnsweredItem }) => {
  const { t } = useTranslation()
  const { outcomes, kinds } = useAnswerTexts()
  const { number, asked, genre, text, outcome, seconds, rapid } = answer
  return (
    <tr>
      <td className={styles.figure}>{number}</td>
      <td>{asked}</td>
      <td>{kinds[genre]}</td>
      <td className={styles.figure}>{formatMeasure(text)}</td>
      <td className={styles.outcome} data-outcome={outcome}>
        {outcomes[outcome]}
      </td>
      <td className={styles.figure}>
        {seconds === null ? '–' : t('{{seconds}} s', { seconds })}
        {rapid && ` (${t('answered too fast')})`}
      </td>
    </tr>
  )
}

/** Every text of the test with the beginning of its question and the outcome. */
export const AnswersPart = ({ answers }: { answers: Answers }) => {
  const { t } = useTranslation()
  return (
    <ReportSection
      title={t('Text by text')}
      note={t(
        'The test adapts: after a right answer the next text is harder, after a wrong one it is easier. So nearly every child gets some wrong.',
      )}
    >
      <HorizontalScroll label={t('Text by text')}>
        <table className={styles.answers}>
          <thead>
            <tr>
              <th scope="col" className={styles.figure}>
                {t('No.')}
              </th>
              <th scope="col">{t('Question')}</th>
              <th scope="col">{t('Kind')}</th>
              <th scope="col" className={styles.figure}>
                {t('Level')}
              </th>
              <th scope="col">{t('Answer')}</th>
              <th scope="col" className={styles.figure}>
                {t('Time')}
              </th>
            </tr>
          </thead>
          <tbody>
            {answers.map((answer) => (
              <AnswerRow key={answer.number} answer={answer} />
            ))}
          </tbody>
        </table>
      </HorizontalScroll>
      {answers.length === 0 && <Text c="dimmed">{t('No texts were answered.')}</Text>}
    </ReportSection>
  )
}

/** Saves a report as a CSV file with a line for each text. */
export const AnswersDownload = ({ report, answers }: { report: Report; answers: Answers }) => {
  const { t } = useTranslation()
  const timestamp = useTimestamp()
  const { outcomes, kinds } = useAnswerTexts()
  const { child, title, finished_at, measure } = report
  return (
    <CsvButton<AnsweredItem>
      file={t('reading-report')}
      columns={[
        { label: t('Name'), value: () => child.name },
        { label: t('Test'), value: () => title },
        { label: t('Taken on'), value: () => timestamp(finished_at) },
        { label: t('Measure (L)'), value: () => measure.value },
        { label: t('Lowest likely (L)'), value: () => measure.low },
        { label: t('Highest likely (L)'), value: () => measure.high },
        { label: t('No.'), value: ({ number }) => number },
        { label: t('Question'), value: ({ asked }) => asked },
        { label: t('Kind'), value: ({ genre }) => kinds[genre] },
        { label: t('Text (L)'), value: ({ text }) => text },
        { label: t('Answer'), value: ({ outcome }) => outcomes[outcome] },
        { label: t('Seconds'), value: ({ seconds }) => seconds },
        { label: t('Answered too fast'), value: ({ rapid }) => (rapid ? t('Yes') : t('No')) },
      ]}
      load={async () => ({ data: answers, last_page: 1 })}
    />
  )
}
