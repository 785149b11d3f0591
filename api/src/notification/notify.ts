import type { Database } from '../database/connect'
import { publish } from '../live/live'
import type { Tenant } from '../tenant'
import { type KindName, linkOf, type Stored, type ValuesOf } from './kinds'
import * as queries from './queries'
import { topicOf } from './topic'

/** An account, told in one of its roles. */
export type Reader = Pick<Tenant, 'accountId' | 'role'>

/** A message before it is told. The occasion names what happened: whoever has heard of it is not told again. */
export interface Message {
  reader: Reader
  stored: Stored
  occasion: string
}

/** A message of a kind to one reader. */
export const messageOf = <N extends KindName>(
  reader: Reader,
  kind: N,
  values: ValuesOf<N>,
  occasion: string,
): Message => ({ reader, stored: { kind, values: values as unknown as Stored['values'] }, occasion })

/** Tells each message once, with all that follows: the bell, pushes and mails as the reader has chosen. Within a transaction. */
export async function tell(transaction: Database, messages: readonly Message[]): Promise<void> {
  const rows = messages.map(({ reader, stored, occasion }) => ({
    accountId: reader.accountId,
    ...stored,
    link: linkOf(stored, reader.role),
    occasion,
  }))
  const fresh = await queries.insertNotifications(transaction, rows)
  await publish(
    transaction,
    fresh.map(({ id, accountId }) => ({ topic: topicOf(accountId), message: id })),
  )
}

/** Tells some readers one thing that happened. Within the transaction in which it happens. */
export const notify = <N extends KindName>(
  transaction: Database,
  readers: readonly Reader[],
  kind: N,
  values: ValuesOf<N>,
  occasion: string,
): Promise<void> =>
  tell(
    transaction,
    readers.map((reader) => messageOf(reader, kind, values, occasion)),
  )
