import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brand } from '@lekta/shared/brand'
import PDFDocument from 'pdfkit'
import type { BothLanguages } from './both-languages'

const { resolve } = createRequire(import.meta.url)
const fontFile = (weight: number) => resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)

const fonts = { regular: readFileSync(fontFile(400)), bold: readFileSync(fontFile(700)) }
type Font = keyof typeof fonts

/** The size and the margins of an A4 page, in points. */
export const page = { left: 56, right: 539, width: 483, height: 842 } as const
/** The brand's colours, and two more for documents. */
export const colors = { ...brand.colors, grey: '#5d7378', line: '#d5dfe0' } as const

export interface Style {
  font?: Font
  size?: number
  color?: string
  align?: 'left' | 'right' | 'center'
}

export interface Box {
  x: number
  y: number
  width: number
}

/**
 * Replaces characters that the font lacks, so that names have no gaps: strips accents beyond the Western European
 * ones, and prints `·` for any other character.
 */
const printable = (text: string) =>
  text
    .replaceAll('\u2212', '\u2013')
    .replace(/[^\u0020-\u00ff\u2010-\u2026\u20ac]/g, (sign) => sign.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
    .replace(/[^\u0020-\u00ff\u2010-\u2026\u20ac]/g, '·')

/**
 * Opens a PDF page to draw on. Functions that draw text return the y at which it ends. With `bufferPages`, earlier
 * pages can still be drawn on at the end.
 */
export function openSheet(title: string, { bufferPages = false } = {}) {
  const info = { Title: title, Producer: brand.name, Creator: brand.name }
  const document = new PDFDocument({ size: 'A4', margin: 0, info, bufferPages })
  const chunks: Buffer[] = []
  const done = new Promise<Uint8Array<ArrayBuffer>>((finish) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => finish(new Uint8Array(Buffer.concat(chunks))))
  })
  for (const [name, content] of Object.entries(fonts)) document.registerFont(name, content)

  const put = (
    text: string,
    { x, y, width }: Box,
    { font = 'regular', size = 10, color = colors.ink, align = 'left' }: Style = {},
  ) => {
    document.font(font).fontSize(size).fillColor(color).text(printable(text), x, y, { width, align, lineGap: 1.5 })
    return document.y
  }
  /** Draws a text, and below it the translation in a smaller size if it differs. */
  const putBoth = ({ first, second }: BothLanguages, { x, y, width }: Box, style: Style = {}) => {
    const below = put(first, { x, y, width }, style)
    if (second === first) return below
    const small = { ...style, font: 'regular', size: (style.size ?? 10) - 2, color: colors.grey } as const
    return put(second, { x, y: below, width }, small)
  }
  /** Returns the height of a text in points. */
  const heightOf = (text: string, width: number, size: number) =>
    document.font('regular').fontSize(size).heightOfString(printable(text), { width, lineGap: 1.5 })
  const line = (y: number, { x, width }: Omit<Box, 'y'> = { x: page.left, width: page.width }) => {
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.7)
      .strokeColor(colors.line)
      .stroke()
  }
  /** Draws the brand's strip and name at the top of a document. */
  const putBrand = () => {
    document.rect(0, 0, 596, 10).fill(colors.teal)
    return put(brand.name, { x: page.left, y: 44, width: 200 }, { font: 'bold', size: 24 })
  }
  const close = () => {
    document.end()
    return done
  }
  return { document, put, putBoth, heightOf, line, putBrand, close }
}

export type Sheet = ReturnType<typeof openSheet>
