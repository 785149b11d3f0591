import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { applyProviderStatus } from './apply-provider-status'
import { providerOf } from './providers/choose'
import type { Provider } from './providers/provider'
import { selectWaiting } from './queries'

const MINUTE = 60_000

/** How long a callback may take before the server asks the provider. */
const TIMEOUT = 2 * MINUTE

/** How long after its start a payment is still looked up. */
const LONGEST = 4 * 24 * 60 * MINUTE

/** Looks up one payment at the provider and applies its status. */
export async function reconcilePayment(
  database: Database,
  provider: Provider,
  orderId: string,
  now: Date,
): Promise<void> {
  const report = await provider.ask(orderId)
  // While nothing has happened, no event is stored.
  if (!report || report.status === 'pending') return
  await applyProviderStatus(database, { provider: provider.name, status: report, body: { asked: report } }, now)
}

/**
 * Looks up payments that no callback has reported. If a lookup fails, the others still run; the first error is then
 * thrown.
 */
export async function reconcile(database: Database, provider: Provider, now: Date): Promise<void> {
  const span = { from: new Date(now.getTime() - LONGEST), to: new Date(now.getTime() - TIMEOUT) }
  const errors: unknown[] = []
  for (const { orderId } of await selectWaiting(database, provider.name, span)) {
    await reconcilePayment(database, provider, orderId, now).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
}

export const reconcileJob = defineJob({
  name: 'reconcile-payments',
  data: z.object({}),
  retry: { limit: 0, delay: 0 },
  every: 5 * 60,
  work: async ({ now, ...context }) => {
    const provider = providerOf(context)
    if (provider) await reconcile(context.database, provider, now)
  },
})
