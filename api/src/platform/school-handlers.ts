import { isGrant } from '@lekta/shared/contract/money/plan'
import type {
  PlatformSchool,
  PlatformSchoolDetail,
  platformSchoolContract,
} from '@lekta/shared/contract/platform/platform-school'
import { recordAction } from '../audit/record'
import type { Database } from '../database/connect'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { rethrowTaken } from '../people/assert-available'
import { removeContact, saveContact, selectContacts } from '../school/contacts'
import { createSchool } from '../school/create-school'
import { updateSchool } from '../school/queries'
import { confirmNewAddress } from './account-actions'
import { presentAccount, selectSchoolAccounts } from './account-queries'
import { archiveSchool, restoreSchool } from './archive-school'
import * as queries from './school-queries'

const presentRow = ({
  total: _,
  subscribed_until,
  last_test,
  archived_at,
  created_at,
  ...row
}: queries.SchoolRow): PlatformSchool => ({
  ...row,
  subscribed_until: subscribed_until?.toISOString() ?? null,
  last_test: last_test?.toISOString() ?? null,
  archived: archived_at !== null,
  created_at: created_at.toISOString(),
})

async function load(database: Database, id: number) {
  const row = await queries.selectSchoolById(database, id)
  if (!row) throw notFound('school')
  return row
}

async function loadDetail(database: Database, id: number, now: Date): Promise<PlatformSchoolDetail> {
  const { address, phone, email, timeZone, language, yearBegins } = await load(database, id)
  const [figures, contacts, accounts, subscriptions, unpaid] = await Promise.all([
    queries.selectFigures(database, id),
    selectContacts(database, id),
    selectSchoolAccounts(database, id, now),
    queries.selectSubscriptions(database, id),
    queries.selectUnpaid(database, id),
  ])
  if (!figures) throw notFound('school')
  return {
    ...presentRow(figures),
    ...{ address, phone, email, time_zone: timeZone, language, year_begins: yearBegins },
    contacts,
    accounts: accounts.map(presentAccount),
    subscriptions: subscriptions.map(({ planCode, endsAt, ...row }) => ({
      ...row,
      granted: isGrant(planCode),
      ends_at: endsAt?.toISOString() ?? null,
    })),
    unpaid: unpaid.map(({ dueAt, ...row }) => ({ ...row, due_at: dueAt.toISOString() })),
  }
}

export const platformSchoolHandlers: Handlers<typeof platformSchoolContract> = {
  platformSchools: async ({ query, database }) => {
    const rows = await queries.selectSchools(database, query)
    // A page past the end has no rows, and so no total.
    const total = rows[0]?.total ?? (await queries.countSchools(database, query))
    return pageOf(query, rows.map(presentRow), total)
  },

  platformSchool: ({ params, database, now }) => loadDetail(database, params.id, now),

  addPlatformSchool: async ({ body: { time_zone: timeZone, ...body }, tenant, database, now }) => {
    const making = { ...body, timeZone, password: null, now, actor: tenant }
    const add = async (transaction: Database) => {
      const { school, account: login } = await createSchool(transaction, making)
      await confirmNewAddress(transaction, login, body.email, now)
      const { id, name, code, language } = school
      return { id, name, code, language, login }
    }
    return database.transaction(add).catch(rethrowTaken)
  },

  editPlatformSchool: async ({ params: { id }, body, tenant, database, now }) => {
    await load(database, id)
    const { name, npsn = null, address = null, city = null, phone = null, email = null, language } = body
    const values = { name, npsn, address, city, phone, email, language, timeZone: body.time_zone }
    await database.transaction(async (transaction) => {
      await updateSchool({ schoolId: id }, transaction, values)
      await recordAction(transaction, { actor: tenant, action: 'school edited', subject: `school ${id}`, at: now })
    })
    return null
  },

  savePlatformContact: async ({ params: { id }, body, tenant, database, now }) => {
    await load(database, id)
    await saveContact(database, body, { schoolId: id, actor: tenant, now })
    return null
  },

  removePlatformContact: async ({ params: { id }, body, tenant, database, now }) => {
    await removeContact(database, body.contact_id, { schoolId: id, actor: tenant, now })
    return null
  },

  archiveSchool: async ({ params: { id }, tenant, database, now }) => {
    await load(database, id)
    await archiveSchool(database, id, { actor: tenant, now })
    return null
  },

  restoreSchool: async ({ params: { id }, tenant, database, now }) => {
    await load(database, id)
    await restoreSchool(database, id, { actor: tenant, now })
    return null
  },
}
