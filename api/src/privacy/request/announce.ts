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
 * Notifies everyone concerned of a request, and mails an adult a link to cancel it. Whoever requests the erasure of
 * several people (`isOne` is false) gets no notification about each of them. Adults who are erased cannot log
 * in any more, so the mail is all they get.
 */
export async function announceRequest(
  transaction: Database,
  candidate: Candidate,
  { requestedBy, isOne, now, dueAt }: { requestedBy: number; isOne: boolean; now: Date; dueAt: Date },
): Promise<void> {
  const { id, username, name, email, language } = candidate
  const zone = await selectZone(transaction, candidate)
  const recipients = await selectRecipients(transaction, candidate, requestedBy)
  const values = { ...valuesOf(candidate), due: dueAt.toISOString(), zone }
  const others = isOne ? recipients : recipients.filter(({ accountId }) => accountId !== requestedBy)
  await notify(transaction, others, 'erasureRequested', values, `erasure of ${id} requested ${now.getTime()}`)
  if (email === null || !getsMail(candidate)) return
  const due = dateFormat(language, { dateStyle: 'long', timeZone: zone }).format(dueAt)
  const mail = { template: 'erasure-requested', values: { name, username, due } } as const
  await sendMail(transaction, { to: email, accountId: id, language, ...mail })
}
