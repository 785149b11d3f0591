import type { AnsweredItem } from '@lekta/shared/contract/assessment/report'
import { kindNames } from '@lekta/shared/lib/measure/describe-kinds'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { cutAtWord } from '@lekta/shared/lib/text/cut-text'
import { type Plain, say, speak } from '../i18n/sentence'
import { colors, page } from '../pdf/sheet'
import { putTitle, type ReportSheet } from './draw-report-page'

interface Column {
  head: Plain
  /** The left edge, in points from that of the page. */
  at: number
  width: number
  align: 'left' | 'right'
}

/** The text of a cell. A right answer is printed in bold. */
interface Cell {
  text: string
  isRight?: boolean
}

interface Table {
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
}

const questionColumn: Column = { head: 'Question', at: 28, width: 250, align: 'left' }
const singleColumns: readonly Column[] = [
  { head: 'No.', at: 0, width: 20, align: 'right' },
  questionColumn,
  { head: 'Kind', at: 282, width: 58, align: 'left' },
  { head: 'Level', at: 330, width: 64, align: 'right' },
  { head: 'Answer', at: 402, width: 45, align: 'left' },
  { head: 'Time', at: 440, width: page.width - 440, align: 'right' },
]

/** The columns of one of the two questions about a text, beginning at `at`. */
const questionColumns = (at: number): Column[] => [
  { head: 'Kind', at, width: 118, align: 'left' },
  { head: 'Level', at: at + 72, width: 64, align: 'right' },
  { head: 'Answer', at: at + 140, width: 36, align: 'left' },
  { head: 'Time', at: at + 166, width: 34, align: 'right' },
]
const pairedColumns: readonly Column[] = [
  { head: 'No.', at: 0, width: 16, align: 'right' },
  { head: 'Text', at: 22, width: 46, align: 'left' },
  ...questionColumns(68),
  ...questionColumns(283),
]

/** The maximum number of characters of a statement that fit on one line. */
const statementLength = 58

function timeOf({ language }: ReportSheet, { seconds, rapid }: AnsweredItem): Cell {
  const time = seconds === null ? '–' : speak(say('{{seconds}} s', { seconds }), language)
  return { text: rapid ? `${time} *` : time }
}

const genreOf = ({ translate }: ReportSheet, { genre }: AnsweredItem): Cell => ({
  text: translate(genre === 'literary' ? 'Story' : 'Facts'),
})

const outcomeOf = (reportSheet: ReportSheet, answer: AnsweredItem): Cell[] => [
  { text: formatMeasure(answer.text) },
  { text: reportSheet.translate(answer.outcome), isRight: answer.outcome === 'right' },
  timeOf(reportSheet, answer),
]

/** A row for each text with its one question. There is no column for questions that must not be shown. */
function singleTable(reportSheet: ReportSheet, answers: readonly AnsweredItem[]): Table {
  const hasQuestions = answers.some((answer) => answer.asked !== '')
  return {
    columns: singleColumns.filter((column) => hasQuestions || column !== questionColumn),
    rows: answers.map((answer) => [
      { text: String(answer.number) },
      ...(hasQuestions ? [{ text: cutAtWord(answer.asked, statementLength) }] : []),
      genreOf(reportSheet, answer),
      ...outcomeOf(reportSheet, answer),
    ]),
  }
}

/** A row for each text with the kinds of its two questions. */
function pairedTable(reportSheet: ReportSheet, answers: readonly AnsweredItem[]): Table {
  const texts = [...new Set(answers.map(({ passage }) => passage))]
  return {
    columns: pairedColumns,
    rows: texts.map((text) => {
      const [first, ...others] = answers.filter(({ passage }) => passage === text)
      if (!first) return []
      const questions = [first, ...others].flatMap((answer) => [
        { text: answer.kind ? reportSheet.write(kindNames[answer.kind]) : '' },
        ...outcomeOf(reportSheet, answer),
      ])
      return [{ text: String(text) }, genreOf(reportSheet, first), ...questions]
    }),
  }
}

const lowest = 776

/** Draws the list of the answers, text by text. Returns the y at which it ends. */
export function putAnswers(reportSheet: ReportSheet, answers: readonly AnsweredItem[], y: number): number {
  const { sheet, translate } = reportSheet
  const isPaired = answers.some(({ passage }) => passage !== undefined)
  const { columns, rows } = isPaired ? pairedTable(reportSheet, answers) : singleTable(reportSheet, answers)
  const top = putTitle(reportSheet, 'Text by text', { x: page.left, y, width: page.width })
  const boxOf = ({ at, width }: Column) => ({ x: page.left + at, width })
  for (const column of columns)
    sheet.put(
      translate(column.head),
      { ...boxOf(column), y: top },
      { size: isPaired ? 7 : 8, color: colors.grey, align: column.align },
    )
  const pitch = Math.min(15, (lowest - top - 13) / Math.max(1, rows.length))
  const size = Math.min(isPaired ? 7 : 8.5, pitch * 0.72)
  for (const [i, cells] of rows.entries())
    for (const [k, { text, isRight }] of cells.entries()) {
      const column = columns[k]
      if (!column) continue
      const style = { size, align: column.align, ...(isRight && { color: colors.tealInk, font: 'bold' as const }) }
      sheet.put(text, { ...boxOf(column), y: top + 13 + i * pitch }, style)
    }
  return top + 13 + rows.length * pitch
}
