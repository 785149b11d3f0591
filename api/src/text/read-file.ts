import { longestText } from '@lekta/shared/contract/assessment/text'
import { readText } from '../import/read/text'
import { UnreadableError } from '../import/read/unreadable-error'
import { readXml } from '../import/read/xml'
import { openZip } from '../import/read/zip'

/**
 * The maximum number of characters read from a file: enough to show the user that the file is too long, without
 * sending back a whole book.
 */
const MOST = 10 * longestText

const begins = (bytes: Buffer, sign: string) => bytes.toString('latin1', 0, sign.length) === sign

/** The text to add at the end of each element of a Word document. */
const ends: Readonly<Record<string, string>> = { p: '\n\n', br: '\n', cr: '\n', tab: '\t' }

/**
 * Returns the text of a Word document with a blank line after each paragraph, or null if the archive is not a Word
 * document.
 */
async function readWord(bytes: Buffer): Promise<string | null> {
  const pieces = openZip(bytes).read('word/document.xml')
  if (!pieces) return null
  let text = ''
  let isRunning = false
  // Word repeats the text of a text box in `Fallback` for older programs.
  let repeated = 0
  const add = (piece: string) => {
    if (repeated === 0 && text.length < MOST) text += piece
  }
  await readXml(pieces, {
    open: (name) => {
      if (name === 'Fallback') repeated++
      isRunning = name === 't'
    },
    text: (piece) => {
      if (isRunning) add(piece)
    },
    close: (name) => {
      isRunning = false
      if (name === 'Fallback') repeated--
      add(ends[name] ?? '')
    },
  })
  return text.replace(/\n{3,}/g, '\n\n').trim()
}

/**
 * Returns the text of a Word document, or of a plain text file in any encoding; null for any other file. PDF and RTF
 * files are recognised by their first bytes, because they look like plain text at the beginning.
 */
export async function readTextFile(bytes: Buffer): Promise<string | null> {
  if (begins(bytes, '%PDF') || begins(bytes, '{\\rtf')) return null
  try {
    return begins(bytes, 'PK') ? await readWord(bytes) : readText(bytes).slice(0, MOST)
  } catch (error) {
    if (error instanceof UnreadableError) return null
    throw error
  }
}
