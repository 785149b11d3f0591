import type { Role } from '@lekta/shared/contract/endpoint'
import type { sessionContract } from '@lekta/shared/contract/session'
import { accessEnded } from '../access/may-log-in'
import { isConsentDue } from '../consent-record/queries'
import { ApiError, badInput, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry } from '../http/limits/rate-limit'
import type { RequestContext } from '../http/request-context'
import { say } from '../i18n/sentence'
import { deleteDevice } from '../notification/queries'
import { setPassword } from './change-password'
import { actingLimit, countFailure, countLogin, countSuccess, keysOf } from './login-rate-limit'
import { logIn, openActing, userOf } from './open-session'
import { assertGoodPassword, hashPassword, hashUsedPassword, isPassword, isUnused } from './password'
import { presentProfile } from './profile'
import * as queries from './queries'
import { selectPasswordHash } from './queries'

const staffAndAdmins: readonly Role[] = ['school', 'teacher', 'admin']
const families: readonly Role[] = ['parent', 'child']

interface Login {
  body: { username: string; password: string }
  roles: readonly Role[]
  byEmail: boolean
}

/** Returns the reply to every failed login. It is always the same, so that it does not reveal which names exist. */
const refused = () => new ApiError(401, 'This username and password do not match. Please check both and try again.')

async function findLogin(context: RequestContext, { body, roles, byEmail }: Login) {
  const { database } = context
  const name = body.username.toLowerCase()
  const found = await queries.selectLogin(database, name, byEmail)
  const keys = await keysOf(context, found, name)
  await countLogin(context, keys)
  const isRight = await isPassword(body.password, found?.passwordHash)
  if (!found || !isRight || !found.roles.some((role) => roles.includes(role))) {
    await countFailure(context, keys)
    throw refused()
  }
  await countSuccess(context, keys)
  if (found.schoolArchivedAt) throw new ApiError(403, accessEnded())
  if (isUnused(found.passwordHash)) await queries.replaceHash(database, found, await hashUsedPassword(body.password))
  return found
}

/**
 * Returns the account with this name and password. Throws a 401, a 429 after too many failures, or a 403 if its school
 * is archived.
 */
async function checkLogin(context: RequestContext, login: Login) {
  try {
    const found = await findLogin(context, login)
    context.metrics.count('logins', 'ok')
    return found
  } catch (error) {
    if (error instanceof ApiError) context.metrics.count('logins', error.status === 429 ? 'limited' : 'failed')
    throw error
  }
}

export const sessionHandlers: Handlers<typeof sessionContract> = {
  loginMaster: async ({ body, ...context }) => {
    const person = await checkLogin(context, { body, roles: staffAndAdmins, byEmail: true })
    return logIn(context, person)
  },

  loginUsername: async ({ body, ...context }) => {
    const person = await checkLogin(context, { body, roles: families, byEmail: false })
    return logIn(context, person)
  },

  loginId: async ({ body, caller, tenant, database, now, userAgent }) => {
    await countTry(database, actingLimit, tenant.accountId, now)
    const child = await queries.selectOwnChild(tenant, database, body.id)
    if (!child) throw notFound('child')
    if (child.schoolArchivedAt)
      throw new ApiError(403, say('The school of {{name}} no longer uses Lekta.', { name: child.name }))
    return database.transaction(async (transaction) => {
      const token = await openActing(transaction, child.id, caller.session, { now, userAgent })
      await queries.insertActing(tenant, transaction, { child, action: 'act as child', at: now })
      return { token, user: await userOf(transaction, child) }
    })
  },

  backFromChild: async ({ body, ...context }) => {
    const { caller, tenant, database, now } = context
    const keys = await keysOf(context, caller, caller.username)
    await countLogin(context, keys)
    if (!(await isPassword(body.password, await selectPasswordHash(tenant, database)))) {
      await countFailure(context, keys)
      throw badInput({ password: 'This is not your current password.' })
    }
    await countSuccess(context, keys)
    return database.transaction(async (transaction) => {
      for (const { childId: id } of await queries.endOpened(transaction, caller.session, now)) {
        await queries.insertActing(tenant, transaction, { child: { id }, action: 'back from child', at: now })
      }
      return null
    })
  },

  logout: async ({ body, caller, database, now }) => {
    const end = body.leaving ? queries.leaveSession : queries.endSession
    await end(database, caller.session, now)
    if (body.device && !body.leaving) await deleteDevice(database, body.device)
    return null
  },

  profileMe: async ({ caller, database, now }) => ({
    ...presentProfile(caller),
    consent_due: await isConsentDue({ accountId: caller.id }, database, now),
  }),

  chooseFirstPassword: async ({ body, caller, database, now }) => {
    if (!caller.mustChangePassword) throw new ApiError(409, 'You have already chosen your password.')
    assertGoodPassword({ ...caller, ...body })
    const passwordHash = await hashPassword(body.password)
    await database.transaction((transaction) => setPassword(transaction, caller, passwordHash, now, caller.session.id))
    return null
  },
}
