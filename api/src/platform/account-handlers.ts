import type { platformAccountContract } from '@lekta/shared/contract/platform/platform-account'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import type { AuthedContext } from '../http/request-context'
import { type Act, endSessions, mailPasswordLink, recordAccount, renewPassword, unlock } from './account-actions'
import * as queries from './account-queries'

async function load(database: Database, id: number, now: Date) {
  const row = await queries.selectAccount(database, id, now)
  if (!row) throw notFound('account')
  return row
}

/** Runs an action on an account and returns the account after it. */
async function act(
  { database, tenant, now }: Pick<AuthedContext, 'database' | 'tenant' | 'now'>,
  id: number,
  run: (database: Database, owner: queries.PlatformAccountRow, act: Act) => Promise<unknown>,
) {
  await run(database, await load(database, id, now), { actor: tenant, now })
  return queries.presentAccount(await load(database, id, now))
}

export const platformAccountHandlers: Handlers<typeof platformAccountContract> = {
  findAccounts: async ({ body: { name }, tenant, database, now }) => {
    const rows = await queries.selectAccountsByName(database, name, now)
    for (const row of rows) await recordAccount(database, 'account viewed', row, { actor: tenant, now })
    return rows.map(queries.presentAccount)
  },

  unlockAccount: ({ params, ...context }) => act(context, params.id, unlock),

  endAccountSessions: ({ params, ...context }) => act(context, params.id, endSessions),

  sendPasswordMail: ({ params, ...context }) => act(context, params.id, mailPasswordLink),

  renewAccountPassword: async ({ params, tenant, database, now }) => {
    if (params.id === tenant.accountId) throw new ApiError(409, 'Please change your own password in your settings.')
    return renewPassword(database, await load(database, params.id, now), { actor: tenant, now })
  },
}
