import { type PrintRequest, type printContract, printLimit } from '@lekta/shared/contract/assessment/print'
import { wallTime } from '@lekta/shared/lib/time/zone-time'
import { assertVisibleClassrooms, assertVisibleStudents } from '../access/authorise-ids'
import type { StaffTenant } from '../access/tenant'
import { homeZone } from '../config/home-zone'
import type { Database } from '../database/connect'
import { ApiError, badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry, type Limit } from '../http/limits/rate-limit'
import { type Language, say, speak } from '../i18n/sentence'
import { enqueue } from '../jobs/job'
import { selectClassroomNames } from '../people/card-queries'
import { drawPrintsJob } from './draw-prints-job'
import { presentPrint } from './present'
import * as queries from './queries'
import { selectPrinted } from './select-printed'

/** The limit for requests of an account per hour, because drawing is expensive. */
const requests: Limit = { name: 'print:account', tries: 100, window: 60 * 60_000 }

/** How many files of one account can be drawn at a time. */
const mostWaiting = 3

async function load(tenant: StaffTenant, database: Database, id: number) {
  const row = await queries.selectPrint(tenant, database, id)
  if (!row) throw notFound('file')
  return row
}

/** Throws a 404 if the request names a student or classroom that the tenant may not see. */
async function assertVisible(tenant: StaffTenant, database: Database, { ids, filter }: PrintRequest) {
  if (ids) await assertVisibleStudents(tenant, database, ids.map(Number))
  if (filter?.classroom_id !== undefined) await assertVisibleClassrooms(tenant, database, [Number(filter.classroom_id)])
}

/** Returns the requested students. Throws a 400 if they are too many, and a 409 if there is nothing to print. */
async function selectStudents(tenant: StaffTenant, database: Database, request: PrintRequest) {
  const found = await selectPrinted(tenant, database, request)
  if (found.length > printLimit)
    throw badInput({
      filter: say(
        'One file can have up to {{most}} students, and these are {{count}}. Please choose a class or grade.',
        {
          most: printLimit,
          count: found.length,
        },
      ),
    })
  const printed = request.kind === 'list' ? found : found.filter(({ attempt }) => attempt !== null)
  if (printed.length === 0)
    throw new ApiError(409, 'There is nothing to print: none of these students has a finished test.')
  return { printed, skipped: found.length - printed.length }
}

/** Returns the name of the classroom by which students were chosen; null if there is none. */
async function classroomOf(database: Database, { filter }: PrintRequest) {
  if (filter?.classroom_id === undefined) return null
  const id = Number(filter.classroom_id)
  return (await selectClassroomNames(database, [id])).get(id) ?? null
}

const titles = {
  reports: 'Reading reports',
  letters: 'Letters to parents',
  list: 'Reading results',
} as const

const fileName = ({ kind, language, classroom, requestedAt }: queries.PrintRow) => {
  const parts = [speak(titles[kind], language as Language), classroom, wallTime(requestedAt, homeZone).day]
  return `${parts.filter((part) => part !== null).join(' ')}.pdf`
}

export const printHandlers: Handlers<typeof printContract> = {
  requestPrint: async ({ body, tenant, caller, database, now }) => {
    if ((body.ids === undefined) === (body.filter === undefined))
      throw badInput({ ids: 'Please choose students, or a filter, but not both.' })
    await assertVisible(tenant, database, body)
    await countTry(database, requests, tenant.accountId, now)
    if ((await queries.countWaiting(tenant, database)) >= mostWaiting)
      throw new ApiError(409, 'Three files are being prepared already. Please wait for one of them, or cancel it.')
    const { printed, skipped } = await selectStudents(tenant, database, body)
    const { kind, language = caller.language } = body
    const classroom = await classroomOf(database, body)
    const id = await database.transaction(async (transaction) => {
      const values = { kind, language, classroom, total: printed.length, skipped, requestedAt: now }
      const made = await queries.insertPrint(tenant, transaction, values)
      const ids = printed.map((student) => student.id)
      await enqueue(transaction, drawPrintsJob, { id: made, role: tenant.role, ids })
      return made
    })
    return presentPrint(await load(tenant, database, id), now)
  },

  prints: async ({ tenant, database, now }) =>
    (await queries.selectPrints(tenant, database, now)).map((row) => presentPrint(row, now)),

  print: async ({ params, tenant, database, now }) => presentPrint(await load(tenant, database, params.id), now),

  cancelPrint: async ({ params, tenant, database, now }) => {
    await load(tenant, database, params.id)
    await queries.cancelWaiting(tenant, database, params.id)
    return presentPrint(await load(tenant, database, params.id), now)
  },

  printFile: async ({ params, tenant, database, now }) => {
    const row = await load(tenant, database, params.id)
    const content =
      presentPrint(row, now).state === 'ready' && (await queries.selectContent(tenant, database, params.id))
    if (!content) throw new ApiError(410, 'This file has expired and was deleted. You can request a new one.')
    return new File([new Uint8Array(content)], fileName(row), { type: 'application/pdf' })
  },
}
