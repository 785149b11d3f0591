import { longestText } from '@lekta/shared/contract/text'
import { readText } from '../import/read/text'
import { UnreadableError } from '../import/read/unreadable-error'
import { readXml } from '../import/read/xml'
import { openZip } from '../import/read/zip'

/** So much of a file is looked at that its reader sees it is too long; a book is not sent back whole. */
const MOST = 10 * longestText

const begins = (bytes: Buffer, sign: string) => bytes.toString('latin1', 0, sign.length) === sign

/** What the end of each element of a Word document adds to the text. */
const ends: Readonly<Record<string, string>> = { p: '\n\n', br: '\n', cr: '\n', tab: '\t' }

/** Returns the running text of a Word document, with a blank line after each paragraph. */
async function readWord(bytes: Buffer): Promise<string | null> {
  const pieces = openZip(bytes).read('word/document.xml')
  if (!pieces) return null
  let text = ''
  let isRunning = false
  // The text of a text box is repeated there for older programs.
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
 * Returns the text of a Word document or of a plain text in any encoding; null for any other file. PDF and RTF look like text at
 * their beginning and are rejected.
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
