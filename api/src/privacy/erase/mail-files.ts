import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mailFolder } from '../../mail/deliver-mail'

const recipient = /^To:\s*(.*?)\r?$/im

/** Deletes the mails to these addresses that were written to files because there is no mail server. */
export async function deleteMailFiles(dataDir: string, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  const folder = mailFolder(dataDir)
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, file)
    const [, to = ''] = recipient.exec(await readFile(path, 'utf8')) ?? []
    if (emails.some((email) => to.toLowerCase().includes(email))) await rm(path, { force: true })
  }
}
