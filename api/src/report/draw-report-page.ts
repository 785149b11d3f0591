import { disclaimer } from '@lekta/shared/brand'
import type { Report } from '@lekta/shared/contract/assessment/report'
import { dateFormat } from '@lekta/shared/lib/formats'
import type { ReportSentence } from '@lekta/shared/lib/measure/report-sentence'
import { type Language, type Plain, say, speak } from '../i18n/sentence'
import { type Box, colors, page, type Sheet } from '../pdf/sheet'
import type { Heading } from './queries'

/** A report with everything needed to draw it. */
export interface ReportSheet {
  sheet: Sheet
  report: Report
  heading: Heading
  language: Language
  /** Translates a sentence into the language of the PDF. */
  translate: (sentence: Plain) => string
  /** Translates a sentence of the report. */
  write: (pageNumber: ReportSentence) => string
  /** Formats the day of a time, in the time zone of the child's school. */
  day: (at: string) => string
}

/** Returns a report with functions that write sentences and days in its language. */
export function openReportSheet(
  sheet: Sheet,
  { report, heading, language }: Pick<ReportSheet, 'report' | 'heading' | 'language'>,
): ReportSheet {
  const days = dateFormat(language, { dateStyle: 'long', timeZone: heading.zone })
  return {
    ...{ sheet, report, heading, language },
    translate: (sentence: Plain) => speak(sentence, language),
    write: ({ text, values = {} }: ReportSentence) => speak({ english: text, values }, language),
    day: (at: string) => days.format(new Date(at)),
  }
}

/** Draws the title of a section with a line below it. Returns the y at which the section continues. */
export function putTitle({ sheet, translate }: ReportSheet, title: Plain, { x, y, width }: Box): number {
  const below = sheet.put(translate(title), { x, y, width }, { font: 'bold', size: 12 })
  sheet.line(below + 2, { x, width })
  return below + 9
}

/** Draws a bulleted list. Returns the y at which the list ends. */
export function putList({ sheet }: ReportSheet, lines: readonly string[], { x, y, width }: Box, size = 10): number {
  let below = y
  for (const line of lines) {
    sheet.document.circle(x + 3, below + size * 0.62, 1.8).fill(colors.tealInk)
    below = sheet.put(line, { x: x + 13, y: below, width: width - 13 }, { size }) + 3
  }
  return below
}

/** Draws the footer of a page: the disclaimer and the page number. */
export function putFoot({ sheet, translate, language }: ReportSheet, numbering?: { number: number; of: number }) {
  const box = { x: page.left, y: 812, width: page.width }
  sheet.put(translate(disclaimer.en), box, { size: 7.5, color: colors.grey })
  if (!numbering) return
  const pageNumber = speak(say('Page {{number}} of {{of}}', numbering), language)
  sheet.put(pageNumber, box, { size: 7.5, color: colors.grey, align: 'right' })
}
