import { brand } from '@lekta/shared/brand'
import { type dataExportContract, exportsPerDay } from '@lekta/shared/contract/data-export'
import { wallTime } from '@lekta/shared/lib/time/zone-time'
import type { Tenant } from '../access/tenant'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import { ApiError, badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry, type Limit } from '../http/limits/rate-limit'
import { pageOf } from '../http/list-page'
import { StreamedFile } from '../http/send-file'
import type { Language } from '../i18n/sentence'
import { enqueue } from '../jobs/job'
import { notify } from '../notification/notify'
import { makeExportJob } from './make-export'
import { presentExport, presentListedExport } from './present'
import * as queries from './queries'
import { openContent } from './store-content'

const DAY = 24 * 60 * 60_000

/** The limits for requests per day: of a requester for one person, and of a requester in all. */
const limits = {
  person: { name: 'data-export:person', tries: exportsPerDay, window: DAY },
  requester: { name: 'data-export:requester', tries: 50, window: DAY },
} as const satisfies Record<string, Limit>

/** How long a parent’s question to a school is shown to the parent, in milliseconds. */
const SCHOOL_REQUEST_MEMORY = 30 * DAY

/** Returns whether only the school can export the person's data for the tenant. */
const isForSchool = (tenant: Tenant, { id, schoolId }: queries.Person) =>
  tenant.role === 'parent' && id !== tenant.accountId && schoolId !== null

async function loadPerson(tenant: Tenant, database: Database, id: number): Promise<queries.Person> {
  const person = await queries.selectPerson(tenant, database, id)
  if (!person) throw notFound('person')
  return person
}

/** Throws a 409 if the tenant may not export the person's data, although it may see the person. */
function assertExportable(tenant: Tenant, person: queries.Person) {
  if (isForSchool(tenant, person))
    throw new ApiError(409, 'The school is responsible for this child’s data. Please ask the school for it.')
  const isStranger = tenant.role === 'school' && person.id !== tenant.accountId
  if (isStranger && person.roles.includes('parent'))
    throw new ApiError(409, 'This person also uses the account as a parent, so only the person can download its data.')
}

const expired = () => new ApiError(410, 'This file has expired and was deleted. You can request a new one.')

interface Request {
  note: string | null
  language: Language
  now: Date
}

/** Stores a request and queues its job. Returns the waiting request if there is one already. */
async function request(tenant: Tenant, database: Database, person: queries.Person, { note, language, now }: Request) {
  await countTry(database, limits.person, `${tenant.accountId}:${person.id}`, now)
  await countTry(database, limits.requester, tenant.accountId, now)
  await database.transaction(async (transaction) => {
    const made = await queries.insertExport(tenant, transaction, { personId: person.id, note, requestedAt: now })
    if (!made) return
    await queries.recordExport(tenant, transaction, 'data exported', person, now)
    await enqueue(transaction, makeExportJob, { id: made.id, role: tenant.role, language })
  })
  const row = await queries.selectLatest(tenant, database, person.id)
  if (!row) throw notFound('person')
  return presentExport(row, now)
}

export const dataExportHandlers: Handlers<typeof dataExportContract> = {
  personExport: async ({ params, tenant, database, now }) => {
    const person = await loadPerson(tenant, database, params.id)
    const { id, name } = person
    const latest = await queries.selectLatest(tenant, database, id)
    const since = new Date(now.getTime() - SCHOOL_REQUEST_MEMORY)
    const isParent = tenant.role === 'parent' && isForSchool(tenant, person)
    const schoolRequestedAt = isParent ? await queries.selectLastSchoolRequest(tenant, database, id, since) : null
    return {
      person: { id, name },
      latest: latest ? presentExport(latest, now) : null,
      school: isParent ? { name: person.school ?? '', requested_at: schoolRequestedAt?.toISOString() ?? null } : null,
    }
  },

  requestExport: async ({ params, body, tenant, caller, database, now }) => {
    const person = await loadPerson(tenant, database, params.id)
    assertExportable(tenant, person)
    return request(tenant, database, person, { note: null, language: body.language ?? caller.language, now })
  },

  askSchoolForExport: async ({ params, tenant, caller, database, now }) => {
    const person = await loadPerson(tenant, database, params.id)
    if (!isForSchool(tenant, person) || person.schoolId === null) throw notFound('person')
    await countTry(database, limits.person, `${tenant.accountId}:${person.id}`, now)
    const { id: childId, name: child, schoolId } = person
    await database.transaction(async (transaction) => {
      const accounts = await queries.selectSchoolAccounts(transaction, schoolId)
      const recipients = accounts.map(({ accountId }) => ({ accountId, role: 'school' as const }))
      const occasion = `export ${childId} asked by ${tenant.accountId} at ${now.toISOString()}`
      await notify(transaction, recipients, 'exportRequested', { parent: caller.name, child, childId }, occasion)
      await queries.recordExport(tenant, transaction, queries.SCHOOL_REQUEST, person, now)
    })
    return null
  },

  dataExportFile: async ({ params, tenant, database, config, now }) => {
    const row = await queries.selectOwnExport(tenant, database, params.id)
    // The right to the data may have ended since the request, for example with the link to a child.
    const select = tenant.role === 'admin' ? queries.selectAccount : queries.selectPerson
    const person = row && (await select(tenant as Tenant<'admin'>, database, row.accountId))
    if (!row || !person || isForSchool(tenant, person)) throw notFound('file')
    const { state } = presentExport(row, now)
    if (state === 'expired') throw expired()
    if (state !== 'ready' || row.bytes === null) throw notFound('file')
    const content = await openContent(database, config, { ...row, bytes: row.bytes })
    if (!content) throw expired()
    await queries.recordExport(tenant, database, 'data export downloaded', person, now)
    const { day } = wallTime(row.readyAt ?? now, homeZone)
    const file = { name: `${brand.name} ${person.name} ${day}.zip`, type: 'application/zip', length: row.bytes }
    return new StreamedFile(content, file)
  },

  dataExports: async ({ query, tenant, database, now }) => {
    const rows = await queries.selectAllExports(tenant, database, query)
    const data = rows.map((row) => presentListedExport(row, tenant.accountId, now))
    return pageOf(query, data, await queries.countAllExports(tenant, database, query))
  },

  requestAccountExport: async ({ body, tenant, caller, database, now }) => {
    const { note, language = caller.language } = body
    const [person, other] = await queries.selectAccounts(tenant, database, body.account)
    if (!person) throw badInput({ account: 'There is no account with this username or e-mail address.' })
    if (other) throw badInput({ account: 'Several accounts have this e-mail address. Please enter the username.' })
    return request(tenant, database, person, { note, language, now })
  },
}
