import { Email } from '@lekta/shared/contract/person'
import { Language } from '@lekta/shared/contract/session'
import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob, enqueue } from '../jobs/job'
import { hasReport } from '../report-link/queries'
import { makeReportLink, reportLinkPath } from '../report-link/report-link'
import { deliverMail } from './deliver-mail'
import { createMailLink } from './mail-link'
import { type Addresses, selectAddresses } from './recipient-queries'
import { renderMail } from './render-mail'
import { type MailLanguage, type TemplateName, templates, type ValuesOf } from './templates'
import type { Letter } from './templates/template'

const confirmPath = (token: string) => `/auth-redirect?confirm=${token}`
const resetPath = (token: string) => `/change-password/${token}`
const cancelErasurePath = (token: string) => `/cancel-deletion/${token}`

/**
 * Returns whether an address can still be confirmed: it is the account's pending address, or its current address and
 * unconfirmed.
 */
const isUnconfirmed = (to: string, { email, emailConfirmedAt, pendingEmail }: Addresses) =>
  to === pendingEmail || (to === email && emailConfirmedAt === null)

/**
 * Returns whether a mail to this address may let the recipient choose a password. The address must be the account's
 * current one, and it must be confirmed. For a parent it may be unconfirmed, because it is all that identifies the
 * parent, who entered it.
 */
export const mayReset = (to: string, { email, emailConfirmedAt, isFamily }: Addresses): boolean =>
  to === email && (emailConfirmedAt !== null || isFamily)

/**
 * Mails whose button contains a secret. The secret is generated together with the mail, so that it is never in the
 * database. It is generated only if `isFor` finds that the account still has the address.
 */
const secrets = {
  'confirm-email': { purpose: 'confirm', path: confirmPath, isFor: isUnconfirmed },
  'confirm-email-change': { purpose: 'confirm', path: confirmPath, isFor: isUnconfirmed },
  'reset-password': { purpose: 'reset', path: resetPath, isFor: mayReset },
  'erasure-requested': { purpose: 'cancel erasure', path: cancelErasurePath, isFor: mayReset },
} as const

type Secret = keyof typeof secrets

interface Address {
  /** The recipient's address; null sends the mail to ourselves. */
  to: string | null
  language: MailLanguage
  replyTo?: string
}

type MailOf<Name extends TemplateName> = Address & { template: Name } & (Name extends Secret
    ? { values: Omit<ValuesOf<Name>, 'link'>; accountId: number }
    : { values: ValuesOf<Name> } & (Name extends 'notification'
        ? { accountId?: number; studentId?: number; report?: number }
        : unknown))

/** A queued mail. A mail with a secret or about a parent's report names the account that the link is for. */
export type Mail = { [Name in TemplateName]: MailOf<Name> }[TemplateName]

const names = Object.keys(templates) as [TemplateName, ...TemplateName[]]

const MailData = z.object({
  to: z.nullable(Email),
  replyTo: z.optional(Email),
  language: Language,
  template: z.enum(names),
  values: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
  accountId: z.optional(z.number()),
  /** The student that the mail names. */
  studentId: z.optional(z.number()),
  report: z.optional(z.number()),
})
type MailData = z.infer<typeof MailData>

const isSecret = (name: TemplateName): name is Secret => Object.hasOwn(secrets, name)

/** Returns a link to a report, unless the parent may no longer see it. */
async function linkToReport(accountId: number, report: number, database: Database, now: Date) {
  const parent = { role: 'parent', accountId } as const
  if (!(await hasReport(parent, database, report))) return {}
  return { link: reportLinkPath(await makeReportLink(parent, database, report, now)) }
}

/** Returns additional values for the template; null if the address may no longer get the link. */
async function linkOf({ template, accountId, report, to }: MailData, database: Database, now: Date) {
  if (report !== undefined && accountId !== undefined) return linkToReport(accountId, report, database, now)
  if (!isSecret(template)) return {}
  const addresses = accountId === undefined ? undefined : await selectAddresses(database, accountId)
  const { purpose, path, isFor } = secrets[template]
  if (accountId === undefined || to === null || !addresses || !isFor(to, addresses)) return null
  return { link: path(await createMailLink(database, { accountId, purpose, email: to, now })) }
}

export const mailJob = defineJob({
  name: 'mail',
  duringMaintenance: true,
  sends: true,
  data: MailData,
  retry: { limit: 8, delay: 30 },
  timeLimit: 120,
  work: async ({ data, ...context }) => {
    const link = await linkOf(data, context.database, context.now)
    if (!link) return
    const { to, replyTo, language, template, values } = data
    // The values were checked when the mail was queued. Here the type of the template is unknown.
    const write = templates[template][language] as (filling: object) => Letter
    const rendered = renderMail(write({ ...values, ...link }), language, context.config.publicUrl)
    await deliverMail(rendered, { to, replyTo }, template, context)
  },
})

/** Queues a mail. Within a transaction, the mail is sent only after the transaction is committed. */
export const sendMail = (database: Database, mail: Mail): Promise<void> => enqueue(database, mailJob, mail)
