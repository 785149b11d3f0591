import type { Role } from '@lekta/shared/contract/endpoint'
import type { Profile, sessionContract } from '@lekta/shared/contract/session'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../server/errors'
import type { Handlers } from '../server/implement'
import type { Visit } from '../server/visit'
import { LIFETIME } from './authenticate'
import { countLogin, settleLogin } from './limit'
import { isPassword } from './password'
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
  return { token: await openSession(database, person.id, now), user: await userOf(database, person) }
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
    return null
  },

  profileMe: async ({
    caller: { id, name, username, email, avatar, roles, schoolId, schoolName, timeZone },
  }): Promise<Profile> => {
    const known = schoolId !== null && schoolName !== null && timeZone !== null
    const school = known ? { id: schoolId, name: schoolName, time_zone: timeZone } : null
    return { id, name, username, email, avatar, roles, school }
  },
}
