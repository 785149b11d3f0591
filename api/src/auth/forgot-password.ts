import { Email } from '@lekta/shared/contract/person'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { mayReset, sendMail } from '../mail/send-mail'
import { selectByEmail } from './queries'

/**
 * The maximum number of unconfirmed parent accounts with the same address that get a mail. A single person
 * does not create more accounts.
 */
const MOST_UNCONFIRMED = 5

type Owner = Awaited<ReturnType<typeof selectByEmail>>[number]

/**
 * Returns the accounts for which the owner of an address may choose a new password. These are the accounts that have
 * confirmed the address. If no parent has confirmed it, they also include the accounts that parents created with it.
 */
function resettable(owners: readonly Owner[], email: string): Owner[] {
  const confirmed = owners.filter(({ emailConfirmedAt }) => emailConfirmedAt !== null)
  if (confirmed.some(({ isFamily }) => isFamily)) return confirmed
  const unconfirmed = owners.filter((owner) => owner.emailConfirmedAt === null && mayReset(email, owner))
  return [...confirmed, ...unconfirmed.slice(0, MOST_UNCONFIRMED)]
}

async function mailLinks(database: Database, email: string) {
  const owners = await selectByEmail(database, email)
  const found = resettable(owners, email)
  for (const { id: accountId, name, username, language } of found) {
    const values = { name, username }
    await sendMail(database, { to: email, accountId, language, template: 'reset-password', values })
  }
  const [other] = owners
  if (found.length > 0 || !other) return
  await sendMail(database, { to: email, language: other.language, template: 'reset-not-possible', values: {} })
}

/**
 * Looks up the accounts with an e-mail address and mails links to it. This is a job, so that the request takes
 * equally long whether or not there are such accounts.
 */
export const forgotPasswordJob = defineJob({
  name: 'forgot-password',
  sends: true,
  data: z.object({ email: Email }),
  retry: { limit: 3, delay: 10 },
  work: ({ data: { email }, database }) => database.transaction((transaction) => mailLinks(transaction, email)),
})
