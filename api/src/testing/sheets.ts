import { crc32, deflateRawSync } from 'node:zlib'

/** Returns a ZIP archive of these files, compressed like those of common programs. */
export function zipOf(files: Record<string, string | Buffer>): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const name = Buffer.from(path)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(name.length, 22)
    const location = Buffer.alloc(14)
    location.writeUInt32LE(offset, 10)
    const body = Buffer.concat([Buffer.from('504b0304', 'hex'), about, name, packed])
    bodies.push(body)
    entries.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), about, location, name]))
    offset += body.length
  }
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('504b0506', 0, 'hex')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, list, end])
}

/** A cell of a test workbook: a text, a number, a date as a serial number, a formula with its value, or an error. */
export type SheetCell =
  | string
  | number
  | null
  | { day: number }
  | { formula: string; value: string }
  | { error: string }

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function cellXml(cell: SheetCell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if ('day' in cell) return `<c r="${at}" s="1"><v>${cell.day}</v></c>`
  if ('error' in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`
  return `<c r="${at}" t="str"><f>${escapeXml(cell.formula)}</f><v>${escapeXml(cell.value)}</v></c>`
}

/** Returns a workbook with one sheet, from the XML of its rows and of its shared strings. */
const bookOfXml = (rows: string, texts = '') =>
  zipOf({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r0"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r0" Target="worksheets/a.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })

/** Returns a workbook with many rows. All names are the same shared string of this many characters. */
export function sharedTextBook(rows: number, characters: number): Buffer {
  const row = (_: unknown, i: number) => `<row r="${i + 2}"><c r="A${i + 2}" t="s"><v>1</v></c></row>`
  const heading = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
  const texts = `<si><t>Nama</t></si><si><t>${'a '.repeat(characters / 2)}</t></si>`
  return bookOfXml(heading + Array.from({ length: rows }, row).join(''), texts)
}

/** Returns a workbook without cells but with this many XML elements, which takes long to read. */
export const emptyElementsBook = (elements: number) => bookOfXml('<x a="1"/>'.repeat(elements))

const letter = (column: number) => String.fromCharCode(65 + column)

const rowXml = (row: readonly SheetCell[], i: number) =>
  `<row r="${i + 1}">${row.map((cell, column) => cellXml(cell, `${letter(column)}${i + 1}`)).join('')}</row>`

interface Extras {
  /** Merged cells of every sheet, such as `A2:A4`. */
  merged?: readonly string[]
  hidden?: readonly string[]
}

/** Returns a workbook with these sheets by name. */
export function xlsxOf(
  sheets: Record<string, readonly (readonly SheetCell[])[]>,
  { merged = [], hidden = [] }: Extras = {},
) {
  const names = Object.keys(sheets)
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
      .map(
        (name, i) => `<sheet name="${escapeXml(name)}" r:id="r${i}" ${hidden.includes(name) ? 'state="hidden"' : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, i) => `<Relationship Id="r${i}" Target="worksheets/sheet${i}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  }
  const ranges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  names.forEach((name, i) => {
    const rows = (sheets[name] ?? []).map(rowXml).join('')
    files[`xl/worksheets/sheet${i}.xml`] =
      `<worksheet><sheetData>${rows}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`
  })
  return zipOf(files)
}
