import type { contactContract } from '@lekta/shared/contract/contact'
import { sourceOf } from '../auth/known-device'
import { badInput } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry } from '../http/limits/rate-limit'
import { sendMail } from '../mail/send-mail'
import { insertMessage } from './queries'
import { messages } from './rate-limit'

export const contactHandlers: Handlers<typeof contactContract> = {
  sendMessage: async ({ body: { website, ...message }, ...context }) => {
    const { database, now } = context
    if (website !== '') throw badInput({ website: 'Please leave this field empty. It is there to stop spam.' })
    await countTry(database, messages, await sourceOf(context), now)
    const mail = {
      to: null,
      replyTo: message.email,
      language: 'en',
      template: 'contact-message',
      values: message,
    } as const
    await database.transaction(async (transaction) => {
      await insertMessage(transaction, { ...message, createdAt: now })
      await sendMail(transaction, mail)
    })
    return null
  },
}
