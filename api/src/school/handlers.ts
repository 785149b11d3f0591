import type { School, schoolContract } from '@lekta/shared/contract/people/school'
import type { Tenant } from '../access/tenant'
import { recordSubjects } from '../audit/record'
import type { Database } from '../database/connect'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { removeContact, saveContact, selectContacts } from './contacts'
import * as queries from './queries'

const presentSchool = ({ timeZone, yearBegins, ...row }: queries.SchoolRow): School => ({
  ...row,
  time_zone: timeZone,
  year_begins: yearBegins,
})

async function load(tenant: Tenant<'school' | 'teacher'>, database: Database): Promise<School> {
  const row = await queries.selectSchool(tenant, database)
  if (!row) throw notFound('school')
  return presentSchool(row)
}

interface Edit {
  tenant: Tenant<'school'>
  database: Database
  now: Date
}

async function edit({ tenant, database, now }: Edit, values: Parameters<typeof queries.updateSchool>[2]) {
  await database.transaction(async (transaction) => {
    await queries.updateSchool(tenant, transaction, values)
    await recordSubjects(tenant, transaction, 'school edited', [`school ${tenant.schoolId}`], now)
  })
  return load(tenant, database)
}

export const schoolHandlers: Handlers<typeof schoolContract> = {
  mySchool: ({ tenant, database }) => load(tenant, database),

  editSchool: ({ body, ...context }) => {
    const { name, npsn = null, address = null, city = null, phone = null, email = null } = body
    return edit(context, { name, npsn, address, city, phone, email })
  },

  editSchoolWays: ({ body, ...context }) => {
    const { time_zone: timeZone, language, year_begins: yearBegins } = body
    return edit(context, { timeZone, language, yearBegins })
  },

  schoolContacts: ({ tenant, database }) => selectContacts(database, tenant.schoolId),

  saveSchoolContact: async ({ body, tenant, database, now }) => {
    await saveContact(database, body, { schoolId: tenant.schoolId, actor: tenant, now })
    return null
  },

  removeSchoolContact: async ({ params, tenant, database, now }) => {
    await removeContact(database, params.id, { schoolId: tenant.schoolId, actor: tenant, now })
    return null
  },
}
