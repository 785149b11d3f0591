import type { registrationContract } from '@lekta/shared/contract/registration'
import type { Person } from '../access/session-queries'
import { changePasswordByLink } from '../auth/change-password'
import { forgotPasswordJob } from '../auth/forgot-password'
import { sourceOf } from '../auth/known-device'
import { logIn } from '../auth/open-session'
import { ApiError, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry, isWithin } from '../http/limits/rate-limit'
import type { AuthedContext, RequestContext } from '../http/request-context'
import { enqueue } from '../jobs/job'
import {
  createMailLink,
  type FoundLink,
  findLink,
  type LinkCredentials,
  spendLink,
  unknownLink,
} from '../mail/mail-link'
import { confirmAddress, isParentAlone } from './confirm-email'
import * as queries from './queries'
import { registrationRateLimits } from './rate-limits'
import { register } from './register'

/** A link that staff hand out; its creation leaves an audit entry. */
async function handOut({ tenant, database, config, now }: AuthedContext, { id, roles, username }: Person) {
  const token = await database.transaction(async (transaction) => {
    await queries.insertSchoolLink(tenant, transaction, { id, roles, username }, now)
    return createMailLink(transaction, { accountId: id, purpose: 'bypass', now })
  })
  return { url: `${config.publicUrl}/change-password-bypass/${encodeURIComponent(username)}/${token}` }
}

/** Returns the purpose of a link, as `findLink` does. Throws a 429 after too many links that do not exist. */
async function openLink(visit: RequestContext, link: LinkCredentials): Promise<FoundLink> {
  const { database, now } = visit
  try {
    return await findLink(database, link, now)
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404
    if (isUnknown) await countTry(database, registrationRateLimits.unknownLink, await sourceOf(visit), now)
    throw error
  }
}

export const registrationHandlers: Handlers<typeof registrationContract> = {
  registerParent: async ({ body, ...visit }) => {
    const { database, now } = visit
    const source = await sourceOf(visit)
    await countTry(database, registrationRateLimits.register, source, now)
    await countTry(database, registrationRateLimits.registerEmail, `${source}:${body.email}`, now)
    await register(database, body, now)
    return null
  },

  confirmEmail: async ({ body: { token }, ...visit }) => {
    const { database, now } = visit
    const link = await openLink(visit, { token, purpose: 'confirm' })
    const { person } = link
    const isNewParent = isParentAlone(person) && person.emailConfirmedAt === null && link.email !== person.pendingEmail
    return database.transaction(async (transaction) => {
      await spendLink(transaction, token, now)
      await confirmAddress(transaction, link, now)
      return isNewParent ? logIn({ ...visit, database: transaction }, person) : null
    })
  },

  forgotPassword: async ({ body: { email }, ...visit }) => {
    const { database, now } = visit
    const source = await sourceOf(visit)
    await countTry(database, registrationRateLimits.forgot, source, now)
    await countTry(database, registrationRateLimits.forgotEmail, `${source}:${email}`, now)
    if (await isWithin(database, registrationRateLimits.mails, email, now))
      await enqueue(database, forgotPasswordJob, { email })
    return null
  },

  checkPasswordLink: async ({ params, ...visit }) => {
    const { person } = await openLink(visit, { token: params.id, purpose: 'reset' })
    return { name: person.name }
  },

  changePassword: async ({ params, body: { password }, ...visit }) => {
    const link = { token: params.id, purpose: 'reset' } as const
    await changePasswordByLink(visit.database, { ...link, ...(await openLink(visit, link)), password }, visit.now)
    return null
  },

  changePasswordBypass: async ({ body: { username, token, password }, ...visit }) => {
    const link = { token, purpose: 'bypass' } as const
    const found = await openLink(visit, link)
    if (found.person.username !== username) throw unknownLink()
    await changePasswordByLink(visit.database, { ...link, ...found, password }, visit.now)
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
