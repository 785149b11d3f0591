import type { registrationContract } from '@lekta/shared/contract/registration'
import { enqueue } from '../jobs/job'
import { countTry } from '../limit'
import { notFound } from '../server/errors'
import type { Handlers } from '../server/implement'
import type { Visited } from '../server/visit'
import { logIn } from '../session/open'
import type { Person } from '../session/queries'
import { changeByLink } from './change-password'
import { forgotPasswordJob } from './forgot'
import { limits } from './limits'
import { findLink, makeLink, spendLink, unknownLink } from './link'
import * as queries from './queries'
import { register } from './register'

/** A link that its maker hands out; that it was made is remembered. */
async function handOut({ tenant, database, config, now }: Visited, { id, roles, username }: Person) {
  const token = await database.transaction(async (transaction) => {
    await queries.insertLinkMade(tenant, transaction, { id, roles, username }, now)
    return makeLink(transaction, { accountId: id, purpose: 'bypass', now })
  })
  return { url: `${config.publicUrl}/change-password-bypass/${encodeURIComponent(username)}/${token}` }
}

export const registrationHandlers: Handlers<typeof registrationContract> = {
  registerParent: async ({ body, database, now, address }) => {
    await countTry(database, limits.registerAddress, address, now)
    await countTry(database, limits.registerEmail, body.email, now)
    await register(database, body, now)
    return null
  },

  confirmEmail: async ({ body: { token }, ...visit }) => {
    const { database, now, address } = visit
    await countTry(database, limits.linkAddress, address, now)
    const person = await findLink(database, { token, purpose: 'confirm' }, now)
    return database.transaction(async (transaction) => {
      await spendLink(transaction, token, now)
      await queries.confirmEmail({ accountId: person.id }, transaction, now)
      return logIn({ ...visit, database: transaction }, person)
    })
  },

  forgotPassword: async ({ body: { email }, database, now, address }) => {
    await countTry(database, limits.forgotAddress, address, now)
    await countTry(database, limits.forgotEmail, email, now)
    await enqueue(database, forgotPasswordJob, { email })
    return null
  },

  checkPasswordLink: async ({ params, database, now, address }) => {
    await countTry(database, limits.linkAddress, address, now)
    const { name } = await findLink(database, { token: params.id, purpose: 'reset' }, now)
    return { name }
  },

  changePassword: async ({ params, body: { password }, database, now, address }) => {
    await countTry(database, limits.linkAddress, address, now)
    const given = { token: params.id, purpose: 'reset' } as const
    const person = await findLink(database, given, now)
    await changeByLink(database, { ...given, person, password }, now)
    return null
  },

  changePasswordBypass: async ({ body: { username, token, password }, database, now, address }) => {
    await countTry(database, limits.linkAddress, address, now)
    await countTry(database, limits.bypassUsername, username, now)
    const given = { token, purpose: 'bypass' } as const
    const person = await findLink(database, given, now)
    if (person.username !== username) throw unknownLink()
    await changeByLink(database, { ...given, person, password }, now)
    return null
  },

  createPasswordLink: async ({ params, ...visit }) => {
    const student = await queries.selectStudent(visit.tenant, visit.database, params.id)
    if (!student) throw notFound('student')
    return handOut(visit, student)
  },

  createTeacherPasswordLink: async ({ params, ...visit }) => {
    const teacher = await queries.selectTeacher(visit.tenant, visit.database, params.id)
    if (!teacher) throw notFound('teacher')
    return handOut(visit, teacher)
  },
}
