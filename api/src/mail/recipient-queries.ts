import { and, eq, or } from 'drizzle-orm'
import { mayLogIn } from '../access/may-log-in'
import { isBeingErased } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, isFamily } from '../database/schema'

/**
 * Returns the current addresses of an account that may log in, or that waits to be erased and can cancel that. Belongs
 * to no tenant: mail jobs call it.
 */
export async function selectAddresses(database: Database, accountId: number) {
  const [row] = await database
    .select({
      email: account.email,
      emailConfirmedAt: account.emailConfirmedAt,
      pendingEmail: account.pendingEmail,
      isFamily: isFamily(account).mapWith(Boolean),
    })
    .from(account)
    .where(and(eq(account.id, accountId), or(mayLogIn(), isBeingErased(account.id))))
  return row
}

export type Addresses = NonNullable<Awaited<ReturnType<typeof selectAddresses>>>
