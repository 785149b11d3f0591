import { inflateSync } from 'node:zlib'

/** Returns the number of pages of a PDF. */
export const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

const compressed = /\/FlateDecode.*?\nstream\r?\n(.*?)\nendstream/gs

const hex = (text: string, digits: number) => text.match(new RegExp(`[0-9a-f]{${digits}}`, 'gi')) ?? []

/**
 * Reads a font's Unicode map. Returns the font's letters by glyph number; undefined if the stream is not such a map.
 */
function lettersOf(stream: string): string[] | undefined {
  const lists = [...stream.matchAll(/beginbfrange\s*<[^[]*\[([^\]]*)\]/g)]
  if (lists.length === 0) return undefined
  return lists.flatMap(([, list = '']) => [...list.matchAll(/<([^>]*)>/g)].map(([, code = '']) => characters(code)))
}

const characters = (code: string) => String.fromCharCode(...hex(code, 4).map((unit) => Number.parseInt(unit, 16)))

/** Returns the text of a PDF without spaces, once for each font of the PDF, decoded with that font. */
export function readingsOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(compressed)].map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  )
  const drawn = streams.flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, line = '']) => line))
  const glyphs = drawn.map((line) => [...line.matchAll(/<([^>]*)>/g)].flatMap(([, run = '']) => hex(run, 4)))
  return streams.flatMap((stream) => {
    const letters = lettersOf(stream)
    const read = (glyph: string) => letters?.[Number.parseInt(glyph, 16)] ?? ''
    return letters ? [glyphs.map((line) => line.map(read).join('')).join('\n')] : []
  })
}
