import { and, eq } from 'drizzle-orm'
import { mayLogIn } from '../access/may-log-in'
import type { Database } from '../database/connect'
import { account, isFamily } from '../database/schema'

/** Returns the current addresses of an account that may log in. Belongs to no tenant: mail jobs call it. */
export async function selectAddresses(database: Database, accountId: number) {
  const [row] = await database
    .select({
      email: account.email,
      emailConfirmedAt: account.emailConfirmedAt,
      pendingEmail: account.pendingEmail,
      isFamily: isFamily(account).mapWith(Boolean),
    })
    .from(account)
    .where(and(eq(account.id, accountId), mayLogIn()))
  return row
}

export type Addresses = NonNullable<Awaited<ReturnType<typeof selectAddresses>>>
