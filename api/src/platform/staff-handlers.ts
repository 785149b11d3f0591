import type { platformStaffContract } from '@lekta/shared/contract/platform/platform-staff'
import type { Database } from '../database/connect'
import { account } from '../database/schema'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { matchesSearch, pageOf, sortBy, windowOf } from '../http/list-page'
import { assertAvailable, rethrowTaken } from '../people/assert-available'
import { createAdmin } from '../people/create-admin'
import { confirmNewAddress, recordAccount } from './account-actions'
import * as queries from './account-queries'
import { archiveAdmin, restoreAdmin } from './archive-admin'

async function load(database: Database, id: number, now: Date) {
  const row = await queries.selectAccount(database, id, now)
  if (!row?.roles.includes('admin')) throw notFound('admin')
  return row
}

export const platformStaffHandlers: Handlers<typeof platformStaffContract> = {
  admins: async ({ query, database, now }) => {
    const where = queries.whereAdmin(query.options.archived, matchesSearch(query))
    const order = sortBy(query, queries.sortable(now), account.id)
    const rows = await queries.selectAdmins(database, { where, order, ...windowOf(query) }, now)
    return pageOf(query, rows.map(queries.presentAccount), await queries.countAdmins(database, where))
  },

  addAdmin: async ({ body, tenant, database, now }) => {
    const add = async (transaction: Database) => {
      const card = await createAdmin(transaction, { ...body, password: null, now, actor: tenant })
      await confirmNewAddress(transaction, card, body.email, now)
      return card
    }
    return database.transaction(add).catch(rethrowTaken)
  },

  editAdmin: async ({ params: { id }, body: { name, username, email = null }, tenant, database, now }) => {
    const before = await load(database, id, now)
    const edit = async (transaction: Database) => {
      await assertAvailable(null, transaction, { username, ...(email !== null && { email }) }, id)
      await queries.updateAdmin(transaction, id, { name, username, email })
      await recordAccount(transaction, 'admin edited', before, { actor: tenant, now })
      return load(transaction, id, now)
    }
    return queries.presentAccount(await database.transaction(edit).catch(rethrowTaken))
  },

  archiveAdmin: async ({ params, tenant, database, now }) => {
    await archiveAdmin(database, params.id, { actor: tenant, now })
    return null
  },

  restoreAdmin: async ({ params, tenant, database, now }) => {
    await restoreAdmin(database, params.id, { actor: tenant, now })
    return null
  },
}
