import { isUtf8 } from 'node:buffer'
import { UnreadableError } from './unreadable-error'

const decoded = (bytes: Buffer, encoding: string) => new TextDecoder(encoding).decode(bytes)

/**
 * Counts the zeros at even or odd positions of the first bytes. In UTF-16, half of the bytes of plain letters are
 * zeros.
 */
function zeros(bytes: Buffer, odd: boolean): number {
  let count = 0
  for (let at = odd ? 1 : 0; at < Math.min(bytes.length, 400); at += 2) if (bytes[at] === 0) count++
  return count
}

/** Returns which form of UTF-16 a file has, judged by its byte order mark or its zeros; null if it is not UTF-16. */
function utf16Of(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const half = Math.min(bytes.length, 400) / 2
  if (zeros(bytes, true) > half * 0.7 && zeros(bytes, false) === 0) return 'utf-16le'
  return zeros(bytes, false) > half * 0.7 && zeros(bytes, true) === 0 ? 'utf-16be' : null
}

/**
 * Returns the text of a file in UTF-8, UTF-16 or Excel's encoding on western Windows, without the byte order mark.
 * Throws an UnreadableError if the file is not text.
 */
export function readText(bytes: Buffer): string {
  const wide = utf16Of(bytes)
  if (wide) return decoded(bytes, wide)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what text does not hold
  if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(bytes.toString('latin1', 0, 4096))) throw new UnreadableError('notASheet')
  return decoded(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}
