import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { account, isFamily } from '../database/schema'

/** Returns an account's current addresses. Belongs to no tenant: mail jobs call it. */
export async function selectAddresses(database: Database, accountId: number) {
  const [row] = await database
    .select({
      email: account.email,
      emailConfirmedAt: account.emailConfirmedAt,
      pendingEmail: account.pendingEmail,
      isFamily: isFamily(account).mapWith(Boolean),
    })
    .from(account)
    .where(eq(account.id, accountId))
  return row
}

export type Addresses = NonNullable<Awaited<ReturnType<typeof selectAddresses>>>
