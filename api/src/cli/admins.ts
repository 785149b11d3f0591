import { asc } from 'drizzle-orm'
import { StartError } from '../config/start-error'
import type { Database } from '../database/connect'
import { account } from '../database/schema'
import { findOneAccount } from '../people/reset-password'
import { selectAdmins, whereAdmin } from '../platform/account-queries'
import { archiveAdmin, restoreAdmin } from '../platform/archive-admin'
import { defineCommand } from './command'
import { presentTable } from './table'

const argument = '<username or e-mail>'

/** More admins than any platform has. */
const MOST = 10_000

const dayOf = (time: Date | null) => time?.toISOString().slice(0, 10) ?? 'never'

export const adminList = defineCommand({
  summary: 'list the accounts that run the platform',
  options: {},
  run: async ({ database, now }) => {
    const select = (archived: boolean) =>
      selectAdmins(
        database,
        { where: whereAdmin(archived), order: [asc(account.username)], limit: MOST, offset: 0 },
        now,
      )
    const admins = [...(await select(false)), ...(await select(true))]
    if (admins.length === 0) return 'There is no admin yet. Create one with "admin create".'
    const rows = admins.map((row) => [
      ...[row.username, row.name, row.email ?? '–', dayOf(row.lastLogin)],
      row.archivedAt ? 'archived' : 'active',
    ])
    return presentTable(['Username', 'Name', 'E-mail', 'Last login', 'Status'], rows)
  },
})

async function findAdmin(database: Database, name: string) {
  const found = await findOneAccount(database, name)
  if (!found.roles.includes('admin')) throw new StartError(`${found.username} is not an admin.`)
  return found
}

export const adminArchive = defineCommand({
  summary: 'archive an admin, who is logged out and cannot log in any more',
  argument,
  options: {},
  run: async ({ database, now, argument: name }) => {
    const { id, name: person, archivedAt } = await findAdmin(database, name)
    if (archivedAt) throw new StartError(`${person} is already archived.`)
    await archiveAdmin(database, id, { actor: 'command', now })
    return `${person} is archived and logged out everywhere.`
  },
})

export const adminRestore = defineCommand({
  summary: 'restore an archived admin',
  argument,
  options: {},
  run: async ({ database, now, argument: name }) => {
    const { id, name: person, archivedAt } = await findAdmin(database, name)
    if (!archivedAt) throw new StartError(`${person} is not archived.`)
    await restoreAdmin(database, id, { actor: 'command', now })
    return `${person} is restored and can log in again.`
  },
})
