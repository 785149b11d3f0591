import { Email } from '@lekta/shared/contract/person'
import * as z from 'zod/mini'
import { defineJob } from '../jobs/job'
import { sendMail } from '../mail/send'
import { selectByEmail } from './queries'

/** Looks an address up and mails a link to its owner. A job, so that the call takes as long for an unknown address. */
export const forgotPasswordJob = defineJob({
  name: 'forgot-password',
  data: z.object({ email: Email }),
  retry: { limit: 3, delay: 10 },
  work: async ({ data: { email }, database }) => {
    const owner = await selectByEmail(database, email)
    if (!owner || owner.archivedAt) return
    const { id: accountId, name, username, language } = owner
    const values = { name, username }
    await sendMail(database, { to: email, accountId, language, template: 'reset-password', values })
  },
})
