import type { sandboxScenarios } from '@lekta/shared/contract/money/payment'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { ApiError } from '../errors/api-error'
import type { AppContext } from '../http/request-context'
import { defineJob, enqueue } from '../jobs/job'
import { type Callback, callbackOf, SIGNATURE_HEADER, selectOrder, settleOrder } from './providers/sandbox'
import { receiveWebhook } from './webhook'

export type Scenario = (typeof sandboxScenarios)[number]

type ScenarioContext = Pick<AppContext, 'config' | 'database' | 'metrics'> & { now: Date; log: FastifyBaseLogger }

/** How long a late callback takes, in milliseconds. */
const LATE = 30_000

/** Sends a callback to the server. Ignores a refusal, because the server must refuse some scenarios. */
async function deliver(scope: ScenarioContext, { headers, body }: Callback): Promise<void> {
  try {
    await receiveWebhook(scope, { provider: 'sandbox', headers, body: Buffer.from(body) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

export const lateCallbackJob = defineJob({
  name: 'sandbox-callback',
  duringMaintenance: true,
  data: z.object({ headers: z.record(z.string(), z.string()), body: z.string() }),
  retry: { limit: 5, delay: 10 },
  work: ({ data, config, database, metrics, now, log }) => deliver({ config, database, metrics, now, log }, data),
})

type Order = NonNullable<Awaited<ReturnType<typeof selectOrder>>>

/** The callbacks that each scenario sends, in order. */
const callbacksByScenario: Readonly<Record<Exclude<Scenario, 'late' | 'silent'>, (order: Order) => Callback[]>> = {
  double: (order) => [callbackOf(order), callbackOf(order)],
  disordered: (order) => [callbackOf(order), callbackOf(order, { status: 'pending' })],
  forged: (order) => [{ ...callbackOf(order), headers: { [SIGNATURE_HEADER]: 'f'.repeat(64) } }],
  amount: (order) => [callbackOf(order, { amount: order.amount - 1 })],
  currency: (order) => [callbackOf(order, { currency: 'USD' })],
}

/** Marks an order at the sandbox as paid or failed, and sends the callbacks of the scenario. */
export async function settleAtSandbox(
  scope: ScenarioContext,
  orderId: string,
  { outcome, mood }: { outcome: 'paid' | 'failed'; mood?: Scenario | undefined },
): Promise<void> {
  // A forged callback is sent without a payment.
  if (mood !== 'forged') await settleOrder(scope.database, orderId, outcome)
  const order = await selectOrder(scope.database, orderId)
  if (!order || mood === 'silent') return
  if (mood === 'late') {
    const after = new Date(Date.now() + LATE)
    await enqueue(scope.database, lateCallbackJob, callbackOf(order), { after })
    return
  }
  const forged = mood === 'forged' ? { ...order, status: outcome } : order
  for (const callback of mood ? callbacksByScenario[mood](forged) : [callbackOf(order)]) await deliver(scope, callback)
}
