import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const STORED = 0

/** Returns the files of a zip archive as text, by name. Throws if it is not a zip archive. */
function textsOf(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('This is no zip archive.')
  const texts = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + zip.readUInt32LE(at + 20))
    const plain = zip.readUInt16LE(at + 10) === STORED ? bytes : inflateRawSync(bytes)
    texts.set(zip.toString('utf8', at + 46, at + 46 + name), plain.toString('utf8'))
    at += 46 + name + extra + comment
  }
  return texts
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Returns the joined text of all `t` elements. */
const said = (xml: string) =>
  [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)]
    .map(([, text = '']) => text.replace(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole))
    .join('')

/** Returns the rows of an Excel file's first sheet, each with its cells as text by column heading. */
export function rowsOfWorkbook(file: Buffer): Record<string, string>[] {
  const texts = textsOf(file)
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
