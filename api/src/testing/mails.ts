import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeMail } from '../mail/decode-mail'
import type { Mail } from '../mail/send-mail'

/** A mail that needs nothing from the database. */
export const exampleMail = {
  to: 'ayu@home.example',
  language: 'en',
  template: 'password-changed',
  values: { name: 'Ayu' },
} as const satisfies Mail

/** A mail that the server wrote to a file. */
export interface WrittenMail {
  to: string
  subject: string
  /** The plain text part. */
  text: string
  /** The whole message, decoded. */
  content: string
}

function parse(raw: string): WrittenMail {
  const content = decodeMail(raw)
  const [, to = ''] = /^To: (.+?)\r$/m.exec(content) ?? []
  const [, subject = ''] = /^Subject: (.+?)\r$/m.exec(content) ?? []
  const [, text = ''] = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(content) ?? []
  return { to, subject, text, content }
}

/** Returns the mails in a data folder, to one address or to all, oldest first. */
export async function readMails(dataDir: string, to?: string): Promise<WrittenMail[]> {
  const folder = join(dataDir, 'mail')
  const files = existsSync(folder) ? (await readdir(folder)).sort() : []
  const mails = await Promise.all(files.map(async (file) => parse(await readFile(join(folder, file), 'latin1'))))
  return mails.filter((mail) => to === undefined || mail.to === to)
}
