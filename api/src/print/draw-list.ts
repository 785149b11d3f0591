import { dateFormat } from '@lekta/shared/lib/formats'
import { signedMeasure } from '@lekta/shared/lib/measure/describe-growth'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { inArray } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { latestResult } from '../database/schema'
import { type Language, type Plain, speak } from '../i18n/sentence'
import { colors, page, type Sheet } from '../pdf/sheet'
import { type LatestResultRow, presentLatestResult } from '../results/present-latest-result'
import type { PrintedStudent } from './select-printed'

const columns = [
  { title: 'Name', x: page.left, width: 190 },
  { title: 'Classroom', x: page.left + 195, width: 90 },
  { title: 'Measure', x: page.left + 290, width: 55, align: 'right' },
  { title: 'Growth', x: page.left + 350, width: 60, align: 'right' },
  { title: 'Finished on', x: page.left + 420, width: 63, align: 'right' },
] as const satisfies readonly { title: Plain; x: number; width: number; align?: 'right' }[]

const rowHeight = 19
const top = 48
/** The y below which no further row fits. */
const lowest = 790

/** Draws the headings of the columns on a new page. Returns the y of the first row. */
function putHeadings(sheet: Sheet, language: Language): number {
  sheet.document.addPage()
  for (const { title, ...column } of columns) {
    const align = 'align' in column ? column.align : 'left'
    sheet.put(speak(title, language), { ...column, y: top }, { font: 'bold', size: 9, color: colors.grey, align })
  }
  sheet.line(top + 16)
  return top + 22
}

/** Returns the texts of a student's row. */
function cellsOf({ name, classroom }: PrintedStudent, row: LatestResultRow | undefined, day: (at: Date) => string) {
  const result = presentLatestResult(row ?? null)
  const growth = result?.growth ? signedMeasure(result.growth.difference) : '–'
  const measure = result ? `${formatMeasure(result.measure.value)}${result.trusted ? '' : ' ?'}` : '–'
  return [name, classroom ?? '–', measure, growth, row ? day(row.finishedAt) : '–']
}

interface List {
  tenant: StaffTenant
  students: readonly PrintedStudent[]
  language: Language
}

/** Draws a table of the latest results of students. The caller has checked that the tenant may see them. */
export async function drawList(database: Database, sheet: Sheet, { students, language }: List) {
  const ids = students.map(({ id }) => id)
  const results = await database.select().from(latestResult).where(inArray(latestResult.studentId, ids))
  const rows = new Map(results.map((row) => [row.studentId, row as LatestResultRow]))
  const format = dateFormat(language, { dateStyle: 'medium' })
  let y = putHeadings(sheet, language)
  for (const student of students) {
    if (y > lowest) y = putHeadings(sheet, language)
    for (const [i, text] of cellsOf(student, rows.get(student.id), (at) => format.format(at)).entries()) {
      const { x, width, ...column } = columns[i] ?? columns[0]
      const align = 'align' in column ? column.align : 'left'
      sheet.document
        .save()
        .rect(x, y - 2, width, rowHeight - 3)
        .clip()
      sheet.put(text, { x, y, width: align === 'right' ? width : 600 }, { size: 9.5, align })
      sheet.document.restore()
    }
    sheet.line(y + rowHeight - 5)
    y += rowHeight
  }
  const note = speak('A question mark means that the result is not reliable.', language)
  if (results.some(({ trusted }) => !trusted))
    sheet.put(note, { x: page.left, y: Math.min(y + 4, 812), width: page.width }, { size: 8, color: colors.grey })
  return []
}
