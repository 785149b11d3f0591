import type { registrationContract } from '@lekta/shared/contract/people/registration'
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

/** Creates a link for staff to hand out, and an audit entry. */
async function createLinkFor({ tenant, database, config, now }: AuthedContext, { id, roles, username }: Person) {
  const token = await database.transaction(async (transaction) => {
    await queries.insertSchoolLink(tenant, transaction, { id, roles }, now)
    return createMailLink(transaction, { accountId: id, purpose: 'bypass', now })
  })
  return { url: `${config.publicUrl}/change-password-bypass/${encodeURIComponent(username)}/${token}` }
}

/** Returns a link as `findLink` does. Throws a 429 after too many links that do not exist. */
async function openLink(context: RequestContext, link: LinkCredentials): Promise<FoundLink> {
  const { database, now } = context
  try {
    return await findLink(database, link, now)
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404
    if (isUnknown) await countTry(database, registrationRateLimits.unknownLink, await sourceOf(context), now)
    throw error
  }
}

export const registrationHandlers: Handlers<typeof registrationContract> = {
  registerParent: async ({ body, ...context }) => {
    const { database, now } = context
    const source = await sourceOf(context)
    await countTry(database, registrationRateLimits.register, source, now)
    await countTry(database, registrationRateLimits.registerEmail, `${source}:${body.email}`, now)
    await register(database, body, now)
    return null
  },

  confirmEmail: async ({ body: { token }, ...context }) => {
    const { database, now } = context
    const link = await openLink(context, { token, purpose: 'confirm' })
    const { person } = link
    const isNewParent = isParentAlone(person) && person.emailConfirmedAt === null && link.email !== person.pendingEmail
    return database.transaction(async (transaction) => {
      await spendLink(transaction, token, now)
      await confirmAddress(transaction, link, now)
      return isNewParent ? logIn({ ...context, database: transaction }, person) : null
    })
  },

  forgotPassword: async ({ body: { email }, ...context }) => {
    const { database, now } = context
    const source = await sourceOf(context)
    await countTry(database, registrationRateLimits.forgot, source, now)
    await countTry(database, registrationRateLimits.forgotEmail, `${source}:${email}`, now)
    if (await isWithin(database, registrationRateLimits.mails, email, now))
      await enqueue(database, forgotPasswordJob, { email })
    return null
  },

  checkPasswordLink: async ({ params, ...context }) => {
    const { person } = await openLink(context, { token: params.id, purpose: 'reset' })
    return { name: person.name }
  },

  changePassword: async ({ params, body: { password }, ...context }) => {
    const link = { token: params.id, purpose: 'reset' } as const
    await changePasswordByLink(context.database, { ...link, ...(await openLink(context, link)), password }, context.now)
    return null
  },

  changePasswordBypass: async ({ body: { username, token, password }, ...context }) => {
    const link = { token, purpose: 'bypass' } as const
    const found = await openLink(context, link)
    if (found.person.username !== username) throw unknownLink()
    await changePasswordByLink(context.database, { ...link, ...found, password }, context.now)
    return null
  },

  createPasswordLink: async ({ params, ...context }) => {
    const student = await queries.selectStudent(context.tenant, context.database, params.id)
    if (!student) throw notFound('student')
    return createLinkFor(context, student)
  },

  createTeacherPasswordLink: async ({ params, ...context }) => {
    const teacher = await queries.selectTeacher(context.tenant, context.database, params.id)
    if (!teacher) throw notFound('teacher')
    return createLinkFor(context, teacher)
  },
}
