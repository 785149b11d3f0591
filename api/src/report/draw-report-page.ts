import { brand } from '@lekta/shared/brand'
import type { Report } from '@lekta/shared/contract/report'
import type { ReportSentence } from '@lekta/shared/lib/report-sentence'
import { type Language, type Plain, say, speak } from '../i18n/sentence'
import { type Box, colors, page, type Sheet } from '../pdf/sheet'
import type { Heading } from './queries'

/** A report on its way to paper. */
export interface ReportSheet {
  sheet: Sheet
  report: Report
  heading: Heading
  language: Language
  /** Writes a sentence in the paper's language. */
  word: (sentence: Plain) => string
  /** Writes what the report tells. */
  tell: (told: ReportSentence) => string
  /** Writes a day, at the child's school. */
  day: (at: string) => string
}

/** The words and days of a paper, in its language. */
export function openReportSheet(
  sheet: Sheet,
  { report, heading, language }: Pick<ReportSheet, 'report' | 'heading' | 'language'>,
): ReportSheet {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: heading.zone })
  return {
    ...{ sheet, report, heading, language },
    word: (sentence: Plain) => speak(sentence, language),
    tell: ({ text, values = {} }: ReportSentence) => speak({ english: text, values }, language),
    day: (at: string) => days.format(new Date(at)),
  }
}

/** A heading of a part, with the line below it. Tells where the part goes on. */
export function putTitle({ sheet, word }: ReportSheet, title: Plain, { x, y, width }: Box): number {
  const below = sheet.put(word(title), { x, y, width }, { font: 'bold', size: 12 })
  sheet.line(below + 2, { x, width })
  return below + 9
}

/** A list with a dot before each line. */
export function putList({ sheet }: ReportSheet, lines: readonly string[], { x, y, width }: Box, size = 10): number {
  let below = y
  for (const line of lines) {
    sheet.document.circle(x + 3, below + size * 0.62, 1.8).fill(colors.tealInk)
    below = sheet.put(line, { x: x + 13, y: below, width: width - 13 }, { size }) + 3
  }
  return below
}

/** What stands at the foot of every page: whose measure this is not, and which page it is. */
export function putFoot({ sheet, word, language }: ReportSheet, place?: { number: number; of: number }) {
  const box = { x: page.left, y: 812, width: page.width }
  sheet.put(word(brand.disclaimer), box, { size: 7.5, color: colors.grey })
  if (!place) return
  const told = speak(say('Page {{number}} of {{of}}', place), language)
  sheet.put(told, box, { size: 7.5, color: colors.grey, align: 'right' })
}
