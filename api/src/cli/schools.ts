import { StartError } from '../config/start-error'
import type { Database } from '../database/connect'
import { archiveSchool, restoreSchool } from '../platform/archive-school'
import { selectAllSchools, selectSchoolByCode } from '../platform/school-queries'
import { defineCommand } from './command'
import { presentTable } from './table'

const argument = '<school code>'

export const schoolList = defineCommand({
  summary: 'list all schools with their codes',
  options: {},
  run: async ({ database }) => {
    const schools = await selectAllSchools(database)
    if (schools.length === 0) return 'There is no school yet. Create one with "school create".'
    const rows = schools.map(({ code, name, city, archivedAt }) => [
      ...[code, name, city ?? '–'],
      archivedAt ? 'archived' : 'active',
    ])
    return presentTable(['Code', 'Name', 'City', 'Status'], rows)
  },
})

async function findSchool(database: Database, code: string) {
  const found = await selectSchoolByCode(database, code)
  if (!found) throw new StartError(`No school has the code "${code}". "school list" lists all codes.`)
  return found
}

export const schoolArchive = defineCommand({
  summary: 'archive a school, whose accounts are logged out and cannot log in any more; its data is kept',
  argument,
  options: {},
  run: async ({ database, now, argument: code }) => {
    const { id, name } = await findSchool(database, code)
    if (!(await archiveSchool(database, id, { actor: 'command', now })))
      throw new StartError(`${name} is already archived.`)
    return `${name} is archived. Its accounts are logged out, and its data is kept.`
  },
})

export const schoolRestore = defineCommand({
  summary: 'restore an archived school with all of its accounts',
  argument,
  options: {},
  run: async ({ database, now, argument: code }) => {
    const { id, name } = await findSchool(database, code)
    if (!(await restoreSchool(database, id, { actor: 'command', now })))
      throw new StartError(`${name} is not archived.`)
    return `${name} is restored. Its accounts can log in again.`
  },
})
