import { posix } from 'node:path'
import { limits } from './sheet'
import { readXml } from './xml'
import type { Archive } from './zip'

/** A workbook's visible sheets in order, and whether it counts days from 1904. */
export interface Workbook {
  sheets: { name: string; file: string }[]
  from1904: boolean
}

interface Link {
  id: string
  target: string
}

async function readLinks(zip: Archive): Promise<Link[]> {
  const links: Link[] = []
  const pieces = zip.read('xl/_rels/workbook.xml.rels')
  if (!pieces) return links
  await readXml(pieces, {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target) links.push({ id: Id, target: Target })
    },
  })
  return links
}

/** The maximum length of a tab's name in characters; the limit in spreadsheet programs is lower. */
const LONGEST_NAME = 100

const fileOf = (target: string) => (target.startsWith('/') ? target.slice(1) : posix.join('xl', target))

export async function readWorkbook(zip: Archive): Promise<Workbook> {
  const links = new Map((await readLinks(zip)).map(({ id, target }) => [id, fileOf(target)]))
  const book: Workbook = { sheets: [], from1904: false }
  const pieces = zip.read('xl/workbook.xml')
  if (!pieces) return book
  await readXml(pieces, {
    open: (element, attributes) => {
      if (element === 'workbookPr') book.from1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (element !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return
      const link = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const file = links.get(link ?? '')
      if (file) book.sheets.push({ name: (attributes.name ?? '').slice(0, LONGEST_NAME), file })
    },
  })
  return book
}

/** Returns the shared texts, which cells refer to by index. */
export async function readSharedTexts(zip: Archive): Promise<string[]> {
  const texts: string[] = []
  const pieces = zip.read('xl/sharedStrings.xml')
  if (!pieces) return texts
  let text = ''
  let inText = false
  let inReading = false
  await readXml(pieces, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') inReading = true
      inText = name === 't' && !inReading
    },
    text: (piece) => {
      if (inText && text.length <= limits.characters) text += piece.slice(0, limits.characters + 1)
    },
    close: (name) => {
      inText = false
      if (name === 'rPh') inReading = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

/** The numbers of Excel's built-in formats that display a day. */
const dayFormats = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])

const showsDay = (format: string) => /[dy]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** Returns whether each cell style displays its number as a day; the index is the style's number. */
export async function readDayStyles(zip: Archive): Promise<boolean[]> {
  const styles: boolean[] = []
  const pieces = zip.read('xl/styles.xml')
  if (!pieces) return styles
  const customFormats = new Map<number, boolean>()
  let inCellStyles = false
  await readXml(pieces, {
    open: (name, { numFmtId, formatCode }) => {
      const id = Number(numFmtId)
      if (name === 'numFmt') customFormats.set(id, showsDay(formatCode ?? ''))
      if (name === 'cellXfs') inCellStyles = true
      if (name === 'xf' && inCellStyles) styles.push(customFormats.get(id) ?? dayFormats.has(id))
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false
    },
  })
  return styles
}
