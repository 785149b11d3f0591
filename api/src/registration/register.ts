import { brand } from '@lekta/shared/brand'
import type { registrationContract } from '@lekta/shared/contract/registration'
import type * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { sendMail } from '../mail/send'
import { badInput } from '../server/errors'
import { checkPassword, hashPassword } from '../session/password'
import * as queries from './queries'

type Registration = z.infer<(typeof registrationContract.registerParent)['body']>

const taken = () => badInput({ username: 'This username is taken. Please choose another.' })

/** Tells the owner of an address that somebody wanted to open another account with it. */
async function tellOwner(database: Database, email: string) {
  const owner = await queries.selectByEmail(database, email)
  // Nobody has the address, so it was the username that somebody else took just now.
  if (!owner) throw taken()
  const { name, username, language } = owner
  await sendMail(database, { to: email, language, template: 'address-known', values: { name, username } })
}

/**
 * Opens a parent's account, or tells the owner of a known address by mail that it has one: whoever calls learns nothing. Throws
 * a 400 for a taken username.
 */
export async function register(database: Database, { consent: _, password, ...given }: Registration, now: Date) {
  checkPassword({ password, username: given.username, roles: ['parent'] })
  // Before the address is looked up, so that a known one takes as long.
  const passwordHash = await hashPassword(password)
  await database.transaction(async (transaction) => {
    if (await queries.isUsernameTaken(transaction, given.username)) throw taken()
    const accountId = await queries.insertParent(transaction, { ...given, passwordHash, createdAt: now })
    if (accountId === undefined) return tellOwner(transaction, given.email)
    await queries.insertConsent(transaction, { accountId, subject: 'terms', wording: brand.legalDate, at: now })
    const { name, email, language } = given
    await sendMail(transaction, { to: email, accountId, language, template: 'confirm-email', values: { name } })
  })
}
