import type { contactContract } from '@lekta/shared/contract/contact'
import { countTry } from '../limit'
import { badInput } from '../server/errors'
import type { Handlers } from '../server/implement'
import { messages } from './limit'
import { insertMessage } from './queries'

export const contactHandlers: Handlers<typeof contactContract> = {
  sendMessage: async ({ body: { website, ...message }, database, address, now }) => {
    if (website !== '') throw badInput({ website: 'Please leave this field empty: it is there to catch programs.' })
    await countTry(database, messages, address, now)
    await insertMessage(database, { ...message, createdAt: now })
    return null
  },
}
