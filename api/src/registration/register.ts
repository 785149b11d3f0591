import type { registrationContract } from '@lekta/shared/contract/people/registration'
import type * as z from 'zod/mini'
import { assertGoodPassword, hashPassword } from '../auth/password'
import { insertConsent } from '../consent-record/queries'
import type { Database } from '../database/connect'
import { badInput } from '../errors/api-error'
import { isWithin } from '../http/limits/rate-limit'
import { sendMail } from '../mail/send-mail'
import * as queries from './queries'
import { registrationRateLimits } from './rate-limits'

type Registration = z.infer<(typeof registrationContract.registerParent)['body']>

const taken = () => badInput({ username: 'This username is already taken. Please choose another.' })

/**
 * Creates a parent's account. If another parent has already confirmed the address, that parent gets a mail instead,
 * and the caller cannot tell the difference. An unconfirmed address may be used again, because the person who entered
 * it first may not own it. Throws a 400 for a taken username.
 */
export async function register(database: Database, { consent: _, password, ...details }: Registration, now: Date) {
  assertGoodPassword({ password, username: details.username, roles: ['parent'] })
  // The password is hashed before the address is looked up, so that the response takes equally long for a known
  // address.
  const passwordHash = await hashPassword(password)
  const { name, email, username, language } = details
  if (await queries.isUsernameTaken(database, username)) throw taken()
  const mayMail = await isWithin(database, registrationRateLimits.mails, email, now)
  await database.transaction(async (transaction) => {
    const owner = await queries.selectConfirmedParent(transaction, email)
    if (owner) {
      const values = { name: owner.name, username: owner.username }
      const mail = { to: email, language: owner.language, template: 'address-known', values } as const
      return mayMail ? sendMail(transaction, mail) : undefined
    }
    const accountId = await queries.insertParent(transaction, { ...details, passwordHash, createdAt: now })
    if (accountId === undefined) throw taken()
    await insertConsent({ accountId }, transaction, { scope: { relation: 'self' }, language, at: now })
    const mail = { to: email, accountId, language, template: 'confirm-email', values: { name } } as const
    if (mayMail) await sendMail(transaction, mail)
  })
}
