import type { Parsed } from '@lekta/shared/contract/endpoint'
import type { childContract } from '@lekta/shared/contract/people/child'
import type { Tenant } from '../access/tenant'
import { recordStudents } from '../audit/record'
import { insertConsent } from '../consent-record/queries'
import type { Database } from '../database/connect'
import { countTry, type Limit } from '../http/limits/rate-limit'
import type { AuthedContext } from '../http/request-context'
import { rethrowTaken } from '../people/assert-available'
import { type CreatedAccount, createChild } from '../people/create-accounts'

type Body = Parsed<typeof childContract.addChild>['body']

/**
 * The limit for adding children. It is higher than any family needs; a caller who exceeds it creates accounts for
 * others.
 */
const additions: Limit = { name: 'child:add', tries: 20, window: 24 * 60 * 60_000 }

/** Adds a child of the parent, and records the parent's consent. Throws a 400 for a taken username. */
export async function addChild(
  { tenant, caller, database, now, language }: AuthedContext<Tenant<'parent'>>,
  { consent: _, relation, ...child }: Body,
): Promise<CreatedAccount> {
  await countTry(database, additions, tenant.accountId, now)
  const add = async (transaction: Database) => {
    const made = await createChild(tenant, transaction, child)
    const scope = { relation, studentId: made.id }
    await insertConsent(tenant, transaction, { scope, language: language ?? caller.language, at: now })
    await recordStudents(tenant, transaction, 'child added', [made.id], now)
    return made
  }
  return database.transaction(add).catch(rethrowTaken)
}
