import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeMail } from '../../mail/decode-mail'
import { mailFolder } from '../../mail/deliver-mail'
import type { Person } from './person'

const escapeRegex = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Returns the pattern that matches any of the texts as whole words. An address that only ends like one is another. */
const wordsPattern = (texts: readonly string[]) => {
  const words = texts.map((text) => `${text.includes('@') ? '(?<![.+_-])' : ''}${escapeRegex(text)}`)
  return new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

/**
 * Deletes the mails to a person, and those to others that name the person, that were written to files because there is
 * no mail server.
 */
export async function deleteMailFiles(dataDir: string, { names }: Pick<Person, 'names'>): Promise<void> {
  const folder = mailFolder(dataDir)
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const pattern = wordsPattern(names)
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, file)
    if (pattern.test(decodeMail(await readFile(path, 'latin1')))) await rm(path, { force: true })
  }
}
