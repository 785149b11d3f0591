import { filesOf } from './zip'

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Returns the joined text of all `t` elements. */
const said = (xml: string) =>
  [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)]
    .map(([, text = '']) => text.replace(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole))
    .join('')

/** Returns the rows of an Excel file's first sheet, each with its cells as text by column heading. */
export function rowsOfWorkbook(file: Buffer): Record<string, string>[] {
  const texts = new Map([...filesOf(file)].map(([name, content]) => [name, content.toString('utf8')]))
  const shared = [...(texts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml = '']) =>
    said(xml),
  )
  const cellOf = (attributes: string, xml: string) =>
    / t="s"/.test(attributes) ? (shared[Number(/<v>(\d+)<\/v>/.exec(xml)?.[1])] ?? '') : said(xml)
  const sheet = texts.get('xl/worksheets/sheet1.xml') ?? ''
  const rows = [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(
    ([, row = '']) =>
      new Map(
        [...row.matchAll(/<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(
          ([, column = '', attributes = '', xml = '']) => [column, cellOf(attributes, xml)] as const,
        ),
      ),
  )
  const [headings = new Map<string, string>(), ...lines] = rows
  return lines.map((line) =>
    Object.fromEntries([...headings].map(([column, title]) => [title, line.get(column) ?? ''])),
  )
}
