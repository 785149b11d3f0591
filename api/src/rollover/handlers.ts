import type { Rollover, RolloverPlan, rolloverContract } from '@lekta/shared/contract/people/rollover'
import { DrizzleQueryError } from 'drizzle-orm'
import { assertVisibleClassrooms, assertVisibleStudents } from '../access/authorise-ids'
import type { Tenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { ApiError, badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { say } from '../i18n/sentence'
import { enqueue } from '../jobs/job'
import { checkPlan } from './check-plan'
import { presentRollover } from './present'
import { proposeMoves } from './propose'
import * as queries from './queries'
import { rolloverJob } from './rollover-job'
import { findYears, yearLabel } from './school-years'
import { undoRolloverTask } from './tasks'

type School = Tenant<'school'>

async function contextOf(tenant: School, database: Database, now: Date) {
  const { yearBegins } = await queries.selectCalendar(tenant, database)
  const [latest] = await queries.selectCurrent(tenant, database)
  return { yearBegins, latest: latest?.id, now }
}

async function load(tenant: School, database: Database, id: number, now: Date): Promise<Rollover> {
  const row = await queries.selectRollover(tenant, database, id)
  if (!row) throw notFound('school year')
  return presentRollover(row, await contextOf(tenant, database, now))
}

/** Throws a 404 for a classroom or student of another school, and a 400 for a class that moves up without a target. */
async function assertPlan(tenant: School, database: Database, { moves, exceptions }: RolloverPlan) {
  const ids = moves.map((move) => move.classroom_id)
  if (new Set(ids).size < ids.length) throw badInput({ moves: 'Each classroom can be in the plan only once.' })
  if (moves.some(({ action, into }) => action === 'promote' && into === undefined))
    throw badInput({ moves: 'Please say which classroom each class moves into.' })
  await assertVisibleClassrooms(tenant, database, ids)
  await assertVisibleStudents(
    tenant,
    database,
    exceptions.map((exception) => exception.student_id),
  )
}

/** Throws a 409 if the school year was begun before, or another one is just being begun. */
async function assertNew(tenant: School, database: Database, year: number) {
  const current = await queries.selectCurrent(tenant, database)
  if (current.some(({ status }) => status === 'waiting'))
    throw new ApiError(409, 'A new school year is already being started. Please wait until that is done.')
  if (!current.some((row) => row.year === year)) return
  const label = yearLabel(year, await queries.selectCalendar(tenant, database))
  throw new ApiError(
    409,
    say('The school year {{label}} has begun already. Undo it first if you want to begin it again.', { label }),
  )
}

const isTaken = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  (error.cause as { constraint?: string } | undefined)?.constraint === 'rollover_once_a_year'

/** Throws a 409 if the plan cannot be carried out, or does something else than was confirmed. */
async function assertConfirmed(
  tenant: School,
  database: Database,
  { expected, ...plan }: RolloverPlan & { expected: Pick<Rollover, 'promoted' | 'stayed' | 'left'> },
  now: Date,
) {
  const { conflicts, promoted, stayed, left } = await checkPlan(tenant, database, plan, now)
  if (conflicts.count > 0)
    throw new ApiError(
      409,
      say('{{name}} is in classes that move into different grades. Please let one of them stay as it is.', {
        name: conflicts.first[0] ?? '',
      }),
    )
  if (promoted !== expected.promoted || stayed !== expected.stayed || left !== expected.left)
    throw new ApiError(409, 'The school’s classes have changed in the meantime. Please check the plan again.')
  if (promoted + left === 0) throw new ApiError(409, 'This plan changes no student.')
}

export const rolloverHandlers: Handlers<typeof rolloverContract> = {
  rolloverProposal: async ({ tenant, database, now }) => {
    const calendar = await queries.selectCalendar(tenant, database)
    const begun = await queries.selectCurrent(tenant, database)
    const done = new Set(begun.map(({ year }) => year))
    const { current, meant } = findYears(calendar, now, done)
    const years = [current, current + 1].map((year) => ({
      year,
      label: yearLabel(year, calendar),
      done: done.has(year),
    }))
    return {
      years,
      year: meant,
      waiting: begun.find(({ status }) => status === 'waiting')?.id ?? null,
      classrooms: proposeMoves(await queries.selectRoomSizes(tenant, database)),
      unplaced: await queries.countUnplaced(tenant, database),
    }
  },

  checkRollover: async ({ body, tenant, database, now }) => {
    await assertPlan(tenant, database, body)
    await assertNew(tenant, database, body.year)
    return checkPlan(tenant, database, body, now)
  },

  startRollover: async ({ body, tenant, database, now }) => {
    await assertPlan(tenant, database, body)
    await assertNew(tenant, database, body.year)
    await assertConfirmed(tenant, database, body, now)
    const { year, moves, exceptions, expected } = body
    const start = async (transaction: Database) => {
      const id = await queries.insertRollover(tenant, transaction, { year, ...expected, startedAt: now })
      const { accountId, schoolId } = tenant
      await enqueue(transaction, rolloverJob, { id, accountId, schoolId, plan: { moves, exceptions } })
      return id
    }
    const id = await database.transaction(start).catch((error: unknown) => {
      if (!isTaken(error)) throw error
      throw new ApiError(409, 'A new school year is already being started. Please wait until that is done.')
    })
    return load(tenant, database, id, now)
  },

  rollovers: async ({ tenant, database, now }) => {
    const context = await contextOf(tenant, database, now)
    return (await queries.selectRollovers(tenant, database)).map((row) => presentRollover(row, context))
  },

  rollover: ({ params, tenant, database, now }) => load(tenant, database, params.id, now),

  undoRollover: async ({ params: { id }, tenant, database, threads, now }) => {
    await load(tenant, database, id, now)
    await threads.run(undoRolloverTask, { tenant, id, now })
    return load(tenant, database, id, now)
  },
}
