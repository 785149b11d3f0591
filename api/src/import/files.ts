import { type ImportKind, importColumns } from '@lekta/shared/contract/import/import-columns'
import { importSentences } from '@lekta/shared/contract/import/import-sentences'
import writeExcelFile from 'write-excel-file/node'
import { type English, type Language, speak } from '../i18n/sentence'
import type { Row, ShownRun } from './queries'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Say = (english: English) => string

const sayIn =
  (language: Language): Say =>
  (english) =>
    speak({ english, values: {} }, language)

/** Formats a cell as text, so that it is not interpreted as a formula and keeps its leading zeros. */
const text = (value: string) => ({ type: String, value, format: '@' })

const heading = (value: string) => ({ type: String, value, fontWeight: 'bold' as const, backgroundColor: '#d5f0f1' })

interface Tab {
  name: string
  rows: ReturnType<typeof text | typeof heading>[][]
  widths: number[]
}

async function fileOf(name: string, tabs: readonly Tab[]): Promise<File> {
  const bytes = await writeExcelFile(
    tabs.map(({ rows, widths, name: sheet }) => ({
      data: rows,
      sheet,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer()
  return new File([new Uint8Array(bytes)], `${name}.xlsx`, { type: XLSX })
}

const widthOf = (title: string) => Math.max(16, title.length + 4)

const nameOf: Record<ImportKind, English> = {
  student: 'students',
  'class-list': 'class lists',
  teacher: 'teachers',
  seat: 'seats for students',
  'classroom-seat': 'seats for classrooms',
  'teacher-seat': 'seats for teachers’ students',
  voucher: 'voucher codes',
}

/** Returns the second tab of a template. It explains each column and gives two examples. */
function explanation(kind: ImportKind, say: Say): Tab {
  const rows = importColumns[kind].map(({ title, hint, examples, required }) => [
    text(say(title)),
    text(required ? say('required') : ''),
    text(say(hint)),
    ...examples.map(text),
  ])
  const titles = (['Column', 'Required', 'What it is', 'Example', 'Another example'] as const).map((title) =>
    heading(say(title)),
  )
  return { name: say('Explanation'), rows: [titles, ...rows], widths: [18, 12, 60, 24, 24] }
}

/**
 * Returns an empty sheet of a kind, with headings and a separate tab that explains them. A class list has a tab for
 * each classroom.
 */
export function templateOf(kind: ImportKind, language: Language): Promise<File> {
  const say = sayIn(language)
  const titles = importColumns[kind].map(({ title }) => say(title))
  const empty = (name: string): Tab => ({ name, rows: [titles.map(heading)], widths: titles.map(widthOf) })
  const tabs = kind === 'class-list' ? ['4A', '4B'].map(empty) : [empty(say('Sheet')), explanation(kind, say)]
  return fileOf(`${say('template')} ${say(nameOf[kind])}`, tabs)
}

function errorTextOf({ faults }: Row, kind: ImportKind, language: Language): string {
  const say = sayIn(language)
  const titles = new Map(importColumns[kind].map(({ field, title }) => [field as string, title]))
  return faults
    .map(({ field, sentence, values }) => {
      const title = titles.get(field ?? '')
      const said = speak({ english: importSentences[sentence], values }, language)
      return title ? `${say(title)}: ${said}` : said
    })
    .join('\n')
}

/**
 * Returns the rejected rows of an import in the template's columns, each with its errors, so that they can be
 * corrected and imported again.
 */
export function rejectedFile({ kind, fileName }: ShownRun, rows: readonly Row[], language: Language): Promise<File> {
  const say = sayIn(language)
  const columns = importColumns[kind]
  const titles = [...columns.map(({ title }) => say(title)), say('What is wrong')]
  const tabs = [...new Set(rows.map(({ sheet }) => sheet))].map((sheet): Tab => {
    const sheetRows = rows
      .filter((row) => row.sheet === sheet)
      .map((row) => [
        ...columns.map(({ field }) => text(row.cells[field] ?? '')),
        text(errorTextOf(row, kind, language)),
      ])
    return {
      name: sheet ?? say('Sheet'),
      rows: [titles.map(heading), ...sheetRows],
      widths: [...titles.slice(0, -1).map(widthOf), 80],
    }
  })
  return fileOf(`${say('rejected rows of')} ${fileName.replace(/\.[^.]*$/, '')}`, tabs)
}
