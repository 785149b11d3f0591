import type { Role } from '@lekta/shared/contract/endpoint'
import type { sessionContract } from '@lekta/shared/contract/session'
import { deleteDevice } from '../notification/queries'
import { setPassword } from '../registration/change-password'
import { ApiError, notFound } from '../server/errors'
import type { Handlers } from '../server/implement'
import type { Visit } from '../server/visit'
import { countLogin, settleLogin } from './limit'
import { logIn, openSession, userOf } from './open'
import { checkPassword, hashPassword, hashUsedPassword, isPassword, isUnused } from './password'
import { presentProfile } from './profile'
import * as queries from './queries'

const masters: readonly Role[] = ['school', 'teacher', 'admin']
const families: readonly Role[] = ['parent', 'child']

interface Login {
  body: { username: string; password: string }
  roles: readonly Role[]
  byEmail: boolean
}

/** Every failed login looks the same, so that nobody learns which names exist. */
const refused = () => new ApiError(401, 'This name and password do not go together. Please check both and try again.')

async function checkLogin({ database, now, address }: Visit, { body, roles, byEmail }: Login) {
  const name = body.username.toLowerCase()
  const keys = { account: name, address }
  await countLogin(database, keys, now)
  const found = await queries.selectLogin(database, name, byEmail)
  const known = await isPassword(body.password, found?.passwordHash)
  const right = known && found?.roles.some((role) => roles.includes(role)) === true
  await settleLogin(database, keys, now, right)
  if (!found || !right) throw refused()
  if (isUnused(found.passwordHash)) await queries.replaceHash(database, found, await hashUsedPassword(body.password))
  return found
}

export const sessionHandlers: Handlers<typeof sessionContract> = {
  loginMaster: async ({ body, ...visit }) => {
    const person = await checkLogin(visit, { body, roles: masters, byEmail: true })
    return logIn(visit, person)
  },

  loginUsername: async ({ body, ...visit }) => {
    const person = await checkLogin(visit, { body, roles: families, byEmail: false })
    return logIn(visit, person)
  },

  loginId: async ({ body, tenant, database, now, userAgent }) => {
    const child = await queries.selectOwnChild(tenant, database, body.id)
    if (!child) throw notFound('child')
    return database.transaction(async (transaction) => {
      await queries.insertActing(tenant, transaction, child, now)
      const token = await openSession(transaction, child.id, { now, userAgent })
      return { token, user: await userOf(transaction, child) }
    })
  },

  logout: async ({ body, caller, database, now }) => {
    const end = body.leaving ? queries.leaveSession : queries.endSession
    await end(database, caller.session.tokenHash, now)
    if (body.device && !body.leaving) await deleteDevice(database, body.device)
    return null
  },

  profileMe: async ({ caller }) => presentProfile(caller),

  chooseFirstPassword: async ({ body, caller, database, now }) => {
    if (!caller.mustChangePassword) throw new ApiError(409, 'You have chosen your password already.')
    checkPassword({ ...caller, ...body })
    const passwordHash = await hashPassword(body.password)
    await database.transaction((transaction) => setPassword(transaction, caller, passwordHash, now, caller.session.id))
    return null
  },
}
