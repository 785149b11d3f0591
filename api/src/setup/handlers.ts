import type { Parsed } from '@lekta/shared/contract/endpoint'
import type { setupContract } from '@lekta/shared/contract/setup'
import { mailConfirmation } from '../account/change-email'
import { sourceOf } from '../auth/known-device'
import { logIn } from '../auth/open-session'
import { selectLogin } from '../auth/queries'
import type { Database } from '../database/connect'
import { ApiError, badInput } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry, type Limit } from '../http/limits/rate-limit'
import type { RequestContext } from '../http/request-context'
import { createAdmin } from '../people/create-admin'
import { createSchool } from '../school/create-school'
import { hashCode } from './code'
import * as queries from './queries'

/**
 * Limits wrong codes from one source. The right code is always accepted: 80 random bits cannot be guessed, and the
 * operator must not be locked out.
 */
export const wrongCodes: Limit = { name: 'setup:source', tries: 10, window: 5 * 60_000 }

const isSetUp = () => new ApiError(404, 'This server is already set up. Please log in.')

/** Throws a 404 if the server is already set up, a 400 for a wrong code, and a 429 after too many wrong codes. */
async function checkCode(context: RequestContext, code: string): Promise<void> {
  const { database, config, now } = context
  if (!config.production || (await queries.hasAdmin(database))) throw isSetUp()
  if (await queries.isCode(database, hashCode(code))) return
  await countTry(database, wrongCodes, await sourceOf(context), now)
  throw badInput({ code: 'This code does not match the one in the log. Please compare it letter by letter.' })
}

type Body = Parsed<typeof setupContract.setUp>['body']

/**
 * Creates the first school and its account; returns null if the request has no school. Reports a taken username as an
 * error of `school_username`.
 */
async function makeFirstSchool(transaction: Database, body: Body, now: Date) {
  const { school_name: name, school_city: city, school_time_zone: timeZone, school_username: username } = body
  if (name === undefined) return null
  const taken = badInput({ school_username: 'This username is already taken. Please choose another.' })
  if (username !== undefined && username === body.username) throw taken
  const { language } = body
  const making = { name, city, timeZone, username, language, password: null, now, actor: 'setup' as const }
  const { school, account } = await createSchool(transaction, making).catch((error: unknown) => {
    throw error instanceof ApiError && error.errors?.username ? taken : error
  })
  return { name: school.name, code: school.code, login: account }
}

async function setUp(context: RequestContext, body: Body) {
  const { database: transaction, now } = context
  await queries.lockSetup(transaction)
  if (await queries.hasAdmin(transaction)) throw isSetUp()
  const { name, username, email, language, password } = body
  await createAdmin(transaction, { name, username, email, language, password, now, actor: 'setup' })
  const school = await makeFirstSchool(transaction, body, now)
  await queries.deleteCodes(transaction)
  const admin = await selectLogin(transaction, username, false)
  if (!admin) throw new Error('The admin that was just made is gone.')
  if (email !== undefined) await mailConfirmation(transaction, email, admin, now)
  return { login: await logIn(context, admin), school }
}

export const setupHandlers: Handlers<typeof setupContract> = {
  checkSetupCode: async ({ body, ...context }) => {
    await checkCode(context, body.code)
    return null
  },

  setUp: async ({ body, ...context }) => {
    await checkCode(context, body.code)
    return context.database.transaction((transaction) => setUp({ ...context, database: transaction }, body))
  },
}
