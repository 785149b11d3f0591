import * as z from 'zod/mini'
import type { Database } from '../database/connect'
import { defineJob } from '../jobs/job'
import { applyProviderStatus } from './apply-provider-status'
import { providerOf } from './providers/choose'
import type { Provider } from './providers/provider'
import { selectWaiting } from './queries'

const MINUTE = 60_000

/** A callback has this long to come before we ask. */
const PATIENCE = 2 * MINUTE

/** After so long nobody pays any more; what was begun before is not asked for. */
const LONGEST = 4 * 24 * 60 * MINUTE

/** Asks a provider how one payment stands, and takes its word. */
export async function reconcilePayment(
  database: Database,
  provider: Provider,
  orderId: string,
  now: Date,
): Promise<void> {
  const told = await provider.ask(orderId)
  // Nothing has happened as yet: to write that down each time would fill the book.
  if (!told || told.status === 'pending') return
  await applyProviderStatus(database, { provider: provider.name, told, body: { asked: told } }, now)
}

/** Asks the provider for what no callback told. One that cannot be asked does not keep the others; its fault is thrown after them. */
export async function reconcile(database: Database, provider: Provider, now: Date): Promise<void> {
  const span = { from: new Date(now.getTime() - LONGEST), to: new Date(now.getTime() - PATIENCE) }
  const faults: unknown[] = []
  for (const { orderId } of await selectWaiting(database, provider.name, span)) {
    await reconcilePayment(database, provider, orderId, now).catch((fault: unknown) => faults.push(fault))
  }
  if (faults.length > 0) throw faults[0]
}

export const reconcileJob = defineJob({
  name: 'reconcile-payments',
  data: z.object({}),
  retry: { limit: 0, delay: 0 },
  every: 5 * 60,
  work: async ({ now, ...scene }) => {
    const provider = providerOf(scene)
    if (provider) await reconcile(scene.database, provider, now)
  },
})
