import { eq } from 'drizzle-orm'
import { revokeSessions } from '../auth/queries'
import type { Database } from '../database/connect'
import { account } from '../database/schema'
import { ApiError, notFound } from '../errors/api-error'
import { assertNotBeingErased } from '../people/accounts'
import { type Act, recordAccount } from './account-actions'
import * as queries from './account-queries'

async function loadAdmin(transaction: Database, id: number, now: Date) {
  const row = await queries.selectAccount(transaction, id, now)
  if (!row?.roles.includes('admin')) throw notFound('admin')
  return row
}

/**
 * Archives an admin and ends the admin's sessions. Does nothing if the admin is already archived. Throws a 409 for
 * oneself and for the last admin.
 */
export const archiveAdmin = (database: Database, id: number, act: Act) =>
  database.transaction(async (transaction) => {
    const current = await queries.lockAdmins(transaction)
    const admin = await loadAdmin(transaction, id, act.now)
    if (typeof act.actor === 'object' && act.actor.accountId === id)
      throw new ApiError(409, 'You cannot archive your own account. Please ask another admin.')
    if (!current.includes(id)) return
    if (current.length === 1) throw new ApiError(409, 'This is the last admin. Please add another one first.')
    await queries.setArchived(transaction, id, act.now)
    await revokeSessions({ accountId: id }, transaction, act.now)
    await recordAccount(transaction, 'admin archived', admin, act)
  })

/** Restores an archived admin. Throws a 409 if the admin is waiting to be erased. */
export const restoreAdmin = (database: Database, id: number, act: Act) =>
  database.transaction(async (transaction) => {
    const admin = await loadAdmin(transaction, id, act.now)
    if (admin.archivedAt === null) return
    await assertNotBeingErased(transaction, eq(account.id, id))
    await queries.setArchived(transaction, id, null)
    await recordAccount(transaction, 'admin restored', admin, act)
  })
