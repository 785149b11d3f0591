import { SaxesParser } from 'saxes'
import { UnreadableError } from './unreadable-error'

export type Attributes = Readonly<Record<string, string>>

/** Receives the elements of a document in order. Names have no prefix. */
export interface Listener {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * The maximum length of a text; longer than any text in a sheet. Longer texts are refused, because each is kept in
 * memory as a whole.
 */
const LONGEST = 4 * 1024 * 1024

/**
 * Parses a document piece by piece, without holding it in memory. Entities that the document defines are not
 * expanded.
 */
export async function readXml(pieces: AsyncIterable<Buffer>, listener: Listener): Promise<void> {
  const parser = new SaxesParser()
  let quiet = 0
  parser.on('opentag', ({ name, attributes }) => {
    quiet = 0
    listener.open?.(local(name), attributes as Attributes)
  })
  parser.on('closetag', ({ name }) => {
    quiet = 0
    listener.close?.(local(name))
  })
  parser.on('text', (text) => listener.text?.(text))
  parser.on('error', () => {
    throw new UnreadableError('cut')
  })
  const decoder = new TextDecoder()
  for await (const piece of pieces) {
    quiet += piece.length
    if (quiet > LONGEST) throw new UnreadableError('tooLargeUnpacked')
    parser.write(decoder.decode(piece, { stream: true }))
  }
  parser.close()
}
