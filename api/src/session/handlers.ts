import type { Role } from '@lekta/shared/contract/endpoint'
import type { sessionContract } from '@lekta/shared/contract/session'
import type { Database } from '../database/connect'
import { deleteDevice } from '../notification/queries'
import { ApiError, notFound } from '../server/errors'
import type { Handlers } from '../server/implement'
import type { Visit } from '../server/visit'
import { LIFETIME } from './authenticate'
import { countLogin, settleLogin } from './limit'
import { checkPassword, hashPassword, hashUsedPassword, isPassword, isUnused } from './password'
import { presentProfile } from './profile'
import * as queries from './queries'
import { hashToken, newToken } from './token'

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
  if (isUnused(found.passwordHash)) await queries.keepHash(database, found.id, await hashUsedPassword(body.password))
  return found
}

async function openSession(database: Database, accountId: number, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME)
  await queries.insertSession(database, { tokenHash: hashToken(token), accountId, createdAt: now, expiresAt })
  return token
}

/** A child that logs in is logged out everywhere else, so that no test is taken on two devices at once. */
async function logIn({ database, now }: Visit, person: queries.Person) {
  if (person.roles.includes('child')) await queries.endSessionsOf(database, person.id, now)
  const [token, user] = [await openSession(database, person.id, now), await userOf(database, person)]
  return { token, must_change_password: person.mustChangePassword, user }
}

async function userOf(database: Database, { id, roles, name, avatar }: queries.Person) {
  const user = { role: roles.join(','), fullname: name, avatar }
  if (!roles.includes('parent')) return user
  return { ...user, children: await queries.selectChildNames({ role: 'parent', accountId: id }, database) }
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

  loginId: async ({ body, tenant, database, now }) => {
    const child = await queries.selectOwnChild(tenant, database, body.id)
    if (!child) throw notFound('child')
    return { token: await openSession(database, child.id, now), user: await userOf(database, child) }
  },

  logout: async ({ body, caller, database, now }) => {
    const end = body.leaving ? queries.leaveSession : queries.endSession
    await end(database, caller.session.tokenHash, now)
    if (body.device && !body.leaving) await deleteDevice(database, body.device)
    return null
  },

  profileMe: async ({ caller }) => presentProfile(caller),

  chooseFirstPassword: async ({ body, caller, database }) => {
    if (!caller.mustChangePassword) throw new ApiError(409, 'You have chosen your password already.')
    checkPassword({ ...body, username: caller.username, roles: caller.roles })
    await queries.choosePassword(database, caller.id, await hashPassword(body.password))
    return null
  },
}
