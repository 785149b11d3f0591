import { readCsv } from './csv'
import { isOneRoster, readOneRoster } from './oneroster'
import type { Sheet } from './sheet'
import { UnreadableError } from './unreadable-error'
import { readXlsx } from './xlsx'
import { openZip } from './zip'

export interface File {
  name: string
  bytes: Buffer
}

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex

const stem = (name: string) => name.replace(/\.[^.]*$/, '')

/**
 * Reads the sheets of a file: a workbook, a text file, or the users of a OneRoster package who have the given role.
 * The name of the file does not matter. Throws an UnreadableError for any other file, and if the file is larger than
 * a list of people can be.
 */
export async function readSheets({ name, bytes }: File, role: 'student' | 'teacher'): Promise<Sheet[]> {
  if (bytes.length === 0) throw new UnreadableError('empty')
  if (startsWith(bytes, 'd0cf11e0a1b11ae1')) throw new UnreadableError('oldExcel')
  if (!startsWith(bytes, '504b')) return [await readCsv(bytes, stem(name))]
  const zip = openZip(bytes)
  if (zip.names.includes('xl/workbook.xml')) return readXlsx(zip)
  if (isOneRoster(zip)) return [await readOneRoster(zip, role)]
  throw new UnreadableError('notASheet')
}
