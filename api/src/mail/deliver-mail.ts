import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { JobContext } from '../jobs/job'
import { inSpan } from '../tracing/span'
import type { RenderedMail } from './render-mail'

const SECOND = 1000

/** Milliseconds of silence after which a mail server counts as unavailable. The mail is then retried. */
const timeouts = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 30 * SECOND }

export interface Envelope {
  /** The recipient's address; null sends the mail to ourselves. */
  to: string | null
  /** The address for replies. */
  replyTo?: string | undefined
}

/** Returns the folder of the mails that are written to files. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mail')

async function writeMailFile(message: SendMailOptions, label: string, { config, now, log }: JobContext) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: content } = await transport.sendMail(message)
  const time = now.toISOString().replaceAll(/[:.]/g, '-')
  const path = join(mailFolder(config.dataDir), `${time}-${label}-${randomBytes(4).toString('hex')}.eml`)
  await mkdir(mailFolder(config.dataDir), { recursive: true })
  await writeFile(path, content as Buffer, { mode: 0o600 })
  log.info({ path }, 'mail written to a file, because MAIL_URL is not set')
}

async function sendBySmtp(message: SendMailOptions, mailUrl: string) {
  const transport = createTransport({ url: mailUrl, ...timeouts })
  try {
    await inSpan('send mail', { kind: 'client', attributes: { 'server.address': new URL(mailUrl).hostname } }, () =>
      transport.sendMail(message),
    )
  } finally {
    transport.close()
  }
}

/** Returns a rendered mail with its addresses, for a mail server. */
export const messageOf = (rendered: RenderedMail, { to, replyTo }: Envelope, mailFrom: string): SendMailOptions => ({
  ...rendered,
  from: mailFrom,
  // In an object, the recipient stays a single address whatever characters it contains.
  to: to === null ? mailFrom : { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  disableFileAccess: true,
  disableUrlAccess: true,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** Sends a mail, or writes it to a file if no mail server is configured. The label is part of the file's name. */
export async function deliverMail(rendered: RenderedMail, envelope: Envelope, label: string, context: JobContext) {
  const { mailUrl, mailFrom } = context.config
  const message = messageOf(rendered, envelope, mailFrom)
  try {
    if (mailUrl) await sendBySmtp(message, mailUrl)
    else await writeMailFile(message, label, context)
  } catch (error) {
    context.metrics.count('mails', 'failed')
    throw error
  }
  context.metrics.count('mails', 'sent')
}
