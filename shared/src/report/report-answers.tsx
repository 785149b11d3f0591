import { useTranslation } from '@lekta/shared/i18n'
import { type Column, HorizontalScroll, Text } from '@lekta/shared/ui'
import type { AnsweredItem, Report } from '../contract/assessment/report'
import { useTimestamp } from '../dates/use-day'
import { CsvButton } from '../downloads/csv-button'
import { useMeasureCsv } from '../downloads/use-measure-csv'
import { kindNames } from '../lib/measure/describe-kinds'
import { formatMeasure } from '../lib/measure/measure'
import type { CsvColumn } from '../lib/text/csv'
import { Disclosure } from './parts/disclosure'
import { ReportSection } from './report-section'
import styles from './report-view.module.css'
import { useReportSentence } from './use-report-sentence'

type Answers = NonNullable<Report['answers']>

/** Returns a function that names the genre of a text. */
function useGenreName() {
  const { t } = useTranslation()
  const names = { literary: t('Story'), informational: t('Facts') }
  return ({ genre }: Pick<AnsweredItem, 'genre'>) => names[genre]
}

/** Returns whether the texts of a test had two questions. */
const isPaired = (answers: Answers) => answers.some(({ passage }) => passage !== undefined)

/** Returns the columns that say what was asked. Parents do not see the questions, and then there is no such column. */
function useQuestionColumns(answers: Answers): Column<AnsweredItem>[] {
  const { t } = useTranslation()
  const write = useReportSentence()
  const genreOf = useGenreName()
  const kindOf = ({ kind }: AnsweredItem) => (kind ? write(kindNames[kind]) : '')
  const questions: Column<AnsweredItem> = {
    name: 'asked',
    label: t('Question'),
    cell: (answer) => answer.asked,
    csv: (answer) => answer.asked,
  }
  const kind: Column<AnsweredItem> = isPaired(answers)
    ? {
        name: 'kind',
        label: t('Kind'),
        cell: kindOf,
        csv: [
          { label: t('Kind'), csv: kindOf },
          { label: t('Text'), csv: ({ passage }) => passage ?? null },
          { label: t('Kind of text'), csv: genreOf },
        ],
      }
    : { name: 'genre', label: t('Kind'), cell: genreOf, csv: genreOf }
  return [...(answers.some((answer) => answer.asked !== '') ? [questions] : []), kind]
}

/** Returns the columns for a question and its outcome, on the screen and in the CSV file. */
function useColumns(answers: Answers): Column<AnsweredItem>[] {
  const { t } = useTranslation()
  const outcomes = { right: t('right'), wrong: t('wrong'), skipped: t('skipped') }
  return [
    { name: 'number', label: t('No.'), numeric: true, cell: ({ number }) => number, csv: ({ number }) => number },
    ...useQuestionColumns(answers),
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

/** Returns the answers text by text; those to texts with one question form one group. */
const byText = (answers: Answers): Answers[] =>
  [...new Set(answers.map(({ passage }) => passage))].map((text) => answers.filter(({ passage }) => passage === text))

/** The answers about one text, below its name if there are two. */
const TextRows = ({ answers, columns }: { answers: Answers; columns: Column<AnsweredItem>[] }) => {
  const { t } = useTranslation()
  const genreOf = useGenreName()
  const [first] = answers
  return (
    <tbody>
      {first?.passage !== undefined && (
        <tr>
          <th scope="rowgroup" colSpan={columns.length}>
            {t('Text {{number}}', { number: first.passage })} · {genreOf(first)}
          </th>
        </tr>
      )}
      {answers.map((answer) => (
        <tr key={answer.number}>
          {columns.map(({ name, numeric, cell }) => (
            <td key={name} className={numeric ? styles.figure : undefined} data-column={name}>
              {cell(answer)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** The table of all questions with their outcomes. */
const AnswersTable = ({ answers }: { answers: Answers }) => {
  const { t } = useTranslation()
  const columns = useColumns(answers)
  return (
    <HorizontalScroll label={t('Text by text')}>
      <div className={styles.answersBox} data-paired={isPaired(answers) || undefined}>
        <table className={styles.answers}>
          <thead>
            <tr>
              {columns.map(({ name, label, numeric }) => (
                <th key={name} scope="col" className={numeric ? styles.figure : undefined} data-column={name}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {byText(answers).map((group) => (
            <TextRows key={group[0]?.number} answers={group} columns={columns} />
          ))}
        </table>
      </div>
    </HorizontalScroll>
  )
}

/** Every question of the test with its outcome, text by text. The list is long, so that it opens on demand. */
export const AnswersPart = ({ answers }: { answers: Answers }) => {
  const { t } = useTranslation()
  const summary = t('Show {{count}} answers', { count: answers.length, defaultValue_one: 'Show {{count}} answer' })
  return (
    <ReportSection
      title={t('Text by text')}
      note={t(
        'The test adapts: after a right answer the next text is harder, after a wrong one it is easier. So nearly every child gets some wrong.',
      )}
    >
      {answers.length === 0 ? (
        <Text c="dimmed">{t('No texts were answered.')}</Text>
      ) : (
        <Disclosure summary={summary} isPlainOnPaper>
          <AnswersTable answers={answers} />
        </Disclosure>
      )}
    </ReportSection>
  )
}

/** Saves a report as a CSV file with a line for each question. */
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
      columns={[...ofReport, ...useColumns(answers)]}
      load={async () => ({ data: answers, last_page: 1 })}
    />
  )
}
