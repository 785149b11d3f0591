import { useTranslation } from '@lekta/shared/i18n'
import { type Column, HorizontalScroll, Text } from '@lekta/shared/ui'
import type { AnsweredItem, Report } from '../contract/assessment/report'
import { useTimestamp } from '../dates/use-day'
import { CsvButton } from '../downloads/csv-button'
import { useMeasureCsv } from '../downloads/use-measure-csv'
import { formatMeasure } from '../lib/measure/measure'
import type { CsvColumn } from '../lib/text/csv'
import { ReportSection } from './report-section'
import styles from './report-view.module.css'

type Answers = NonNullable<Report['answers']>

/** Returns the columns for a text's question and outcome, on the screen and in the CSV file. */
function useColumns(): Column<AnsweredItem>[] {
  const { t } = useTranslation()
  const outcomes = { right: t('right'), wrong: t('wrong'), skipped: t('skipped') }
  const kinds = { literary: t('Story'), informational: t('Facts') }
  return [
    { name: 'number', label: t('No.'), numeric: true, cell: ({ number }) => number, csv: ({ number }) => number },
    { name: 'asked', label: t('Question'), cell: ({ asked }) => asked, csv: ({ asked }) => asked },
    { name: 'genre', label: t('Kind'), cell: ({ genre }) => kinds[genre], csv: ({ genre }) => kinds[genre] },
    {
      name: 'text',
      label: t('Level'),
      numeric: true,
      cell: ({ text }) => formatMeasure(text),
      csv: [{ label: t('Text (L)'), csv: ({ text }) => text }],
    },
    {
      name: 'outcome',
      label: t('Answer'),
      cell: ({ outcome }) => (
        <span className={styles.outcome} data-outcome={outcome}>
          {outcomes[outcome]}
        </span>
      ),
      csv: ({ outcome }) => outcomes[outcome],
    },
    {
      name: 'seconds',
      label: t('Time'),
      numeric: true,
      cell: ({ seconds, rapid }) => (
        <>
          {seconds === null ? '–' : t('{{seconds}} s', { seconds })}
          {rapid && ` (${t('answered too fast')})`}
        </>
      ),
      csv: [
        { label: t('Seconds'), csv: ({ seconds }) => seconds },
        { label: t('Answered too fast'), csv: ({ rapid }) => (rapid ? t('Yes') : t('No')) },
      ],
    },
  ]
}

/** Every text of the test with the beginning of its question and the outcome. */
export const AnswersPart = ({ answers }: { answers: Answers }) => {
  const { t } = useTranslation()
  const columns = useColumns()
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
              {columns.map(({ name, label, numeric }) => (
                <th key={name} scope="col" className={numeric ? styles.figure : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answers.map((answer) => (
              <tr key={answer.number}>
                {columns.map(({ name, numeric, cell }) => (
                  <td key={name} className={numeric ? styles.figure : undefined}>
                    {cell(answer)}
                  </td>
                ))}
              </tr>
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
  const { child, title, finished_at, measure } = report
  const ofReport: CsvColumn<AnsweredItem>[] = [
    { label: t('Name'), csv: () => child.name },
    { label: t('Test'), csv: () => title },
    { label: t('Taken on'), csv: () => timestamp(finished_at) },
    ...useMeasureCsv<AnsweredItem>(() => measure),
  ]
  return (
    <CsvButton
      file={t('reading-report')}
      columns={[...ofReport, ...useColumns()]}
      load={async () => ({ data: answers, last_page: 1 })}
    />
  )
}
