import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { LEAVING_GRACE } from '../access/authenticate'
import { person } from '../access/session-queries'
import type { AccountRef } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, picture, session } from '../database/schema'

type Changes = Partial<Pick<typeof account.$inferInsert, 'name' | 'username' | 'pendingEmail' | 'language' | 'avatar'>>

/** Updates the account and returns it. */
export async function updateAccount({ accountId }: AccountRef, database: Database, changes: Changes) {
  const [changed] = await database.update(account).set(changes).where(eq(account.id, accountId)).returning(person)
  if (!changed) throw new Error('Whoever is logged in has an account.')
  return changed
}

/** Replaces the account's picture. */
export const upsertPicture = (
  { accountId }: AccountRef,
  database: Database,
  values: { name: string; content: Buffer },
) =>
  database
    .insert(picture)
    .values({ ...values, accountId })
    .onConflictDoUpdate({ target: picture.accountId, set: values })

export const deletePicture = ({ accountId }: AccountRef, database: Database) =>
  database.delete(picture).where(eq(picture.accountId, accountId))

/** Returns a picture's bytes. A picture belongs to no tenant: anyone who knows its random name may see it. */
export async function selectPicture(database: Database, name: string) {
  const [found] = await database.select({ content: picture.content }).from(picture).where(eq(picture.name, name))
  return found?.content
}

/** Returns the condition for the account's valid sessions. */
const isOpenSession = ({ accountId }: AccountRef, now: Date) =>
  and(
    eq(session.accountId, accountId),
    isNull(session.endedAt),
    gt(session.expiresAt, now),
    or(isNull(session.leftAt), gt(session.leftAt, new Date(now.getTime() - LEAVING_GRACE))),
  )

export const selectSessions = (self: AccountRef, database: Database, now: Date) =>
  database
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      usedAt: session.usedAt,
    })
    .from(session)
    .where(isOpenSession(self, now))
    .orderBy(desc(session.usedAt), desc(session.id))

/** Ends one of the account's sessions. Returns whether there was such a session. */
export async function revokeSession(self: AccountRef, database: Database, id: number, endedAt: Date): Promise<boolean> {
  const ended = await database
    .update(session)
    .set({ endedAt, endedBecause: 'revoked' })
    .where(and(isOpenSession(self, endedAt), eq(session.id, id)))
    .returning({ id: session.id })
  return ended.length > 0
}
