import { dateFormat } from '@lekta/shared/lib/formats'
import type { Database } from '../../database/connect'
import { mayReset, sendMail } from '../../mail/send-mail'
import type { ErasureValues } from '../../notification/kinds/privacy-kinds'
import { notify } from '../../notification/notify'
import { selectRecipients, selectZone } from '../erase/recipients'
import type { Candidate } from './candidates'

export const valuesOf = ({ id, name, isChild }: { id: number; name: string; isChild: boolean }): ErasureValues => ({
  person: name,
  personId: id,
  ...(isChild && { childId: id }),
})

/** Returns whether an adult gets a mail with a link to cancel. */
export const getsMail = ({ isChild, email, ...addresses }: Candidate): boolean =>
  !isChild && email !== null && mayReset(email, { email, ...addresses })

/**
 * Notifies everyone concerned of a request, and mails an adult a link to cancel it. Adults who are erased cannot log
 * in any more, so the mail is all they get.
 */
export async function announceRequest(
  transaction: Database,
  candidate: Candidate,
  { requestedBy, now, dueAt }: { requestedBy: number; now: Date; dueAt: Date },
): Promise<void> {
  const { id, username, name, email, language } = candidate
  const zone = await selectZone(transaction, candidate)
  const recipients = await selectRecipients(transaction, candidate, requestedBy)
  const values = { ...valuesOf(candidate), due: dueAt.toISOString(), zone }
  await notify(transaction, recipients, 'erasureRequested', values, `erasure of ${id} requested ${now.getTime()}`)
  if (email === null || !getsMail(candidate)) return
  const due = dateFormat(language, { dateStyle: 'long', timeZone: zone }).format(dueAt)
  const mail = { template: 'erasure-requested', values: { name, username, due } } as const
  await sendMail(transaction, { to: email, accountId: id, language, ...mail })
}
