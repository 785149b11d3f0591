import type { seatGrantContract } from '@lekta/shared/contract/platform/seat-grant'
import type { Handlers } from '../http/implement'
import { grantSeats, withdrawGrant } from '../money/grant-seats'

export const seatGrantHandlers: Handlers<typeof seatGrantContract> = {
  grantSeats: async ({ params, body, tenant, database, now }) => {
    const { tests_per_child: testsPerChild, newest_grant: newestId, ...grant } = body
    const admin = { by: tenant.accountId, now }
    const granted = { ...grant, testsPerChild, newestId, schoolId: params.id }
    return { subscription_id: await grantSeats(database, granted, admin) }
  },

  withdrawGrant: ({ params, body, tenant, database, now }) =>
    withdrawGrant(
      database,
      { schoolId: params.id, subscriptionId: body.subscription_id },
      { by: tenant.accountId, now },
    ),
}
