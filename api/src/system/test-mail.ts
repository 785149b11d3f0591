import { createTransport } from 'nodemailer'
import type { Config } from '../config/config'
import { messageOf } from '../mail/deliver-mail'
import { renderMail } from '../mail/render-mail'
import { type MailLanguage, templates } from '../mail/templates'

const SECOND = 1000

/** Milliseconds of silence, for a person who waits for the answer. */
const timeouts = { connectionTimeout: 5 * SECOND, greetingTimeout: 5 * SECOND, socketTimeout: 8 * SECOND }

/** Returns a connection to the mail server, to be closed by the caller. */
export const openMailServer = (mailUrl: string) => createTransport({ url: mailUrl, ...timeouts })

interface Recipient {
  to: string
  language: MailLanguage
}

/** Sends a test e-mail at once instead of queueing it. Throws the mail server's error. */
export async function sendTestMail(
  { mailUrl, mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'> & { mailUrl: string },
  { to, language }: Recipient,
): Promise<void> {
  const transport = openMailServer(mailUrl)
  try {
    const rendered = renderMail(templates.test[language]({ address: publicUrl }), language, publicUrl)
    await transport.sendMail(messageOf(rendered, { to }, mailFrom))
  } finally {
    transport.close()
  }
}
