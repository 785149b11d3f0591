import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { ApiError, notFound } from '../errors/api-error'
import type { AppContext } from '../http/request-context'
import { applyProviderStatus } from './apply-provider-status'
import { providerOf } from './providers/choose'
import { readJson } from './providers/provider'

/** The maximum size of a callback's body, in bytes; more than any provider sends. */
const LARGEST_BODY = 64 * 1024

/** A provider's callback as it was received. */
export interface Received {
  provider: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Handles a callback. Throws a 403 when the provider did not send it and a 404 for an unknown order or provider, so
 * that the provider retries or informs its operator.
 */
export async function receiveWebhook(
  {
    log,
    now,
    metrics,
    ...dependencies
  }: Pick<AppContext, 'config' | 'database' | 'metrics'> & { log: FastifyBaseLogger; now: Date },
  { provider: name, headers, body }: Received,
): Promise<void> {
  const provider = providerOf(dependencies)
  if (!provider || provider.name !== name) throw notFound('payment')
  const report = await provider.readCallback(headers, body)
  if (!report) {
    metrics.count('paymentCallbacks', 'refused')
    log.warn({ provider: name }, 'callback refused')
    throw new ApiError(403, 'The signature is not valid.')
  }
  const outcome = await applyProviderStatus(
    dependencies.database,
    { provider: provider.name, status: report, body: readJson(body) },
    now,
  )
  metrics.count('paymentCallbacks', outcome)
  if (outcome === 'unknown order') throw notFound('payment')
  if (outcome === 'another amount' || outcome === 'another currency') log.warn({ provider: name, outcome }, 'callback')
}

/**
 * Serves the address for providers' callbacks. It is not an endpoint of a contract, because each provider defines its
 * own format.
 */
export function serveWebhooks(app: FastifyInstance) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (_, body, done) => done(null, body))
    scope.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      '/payments/callback/:provider',
      { schema: { hide: true } },
      async ({ params, headers, body, log }) => {
        const received = { provider: params.provider, headers, body: body ?? Buffer.alloc(0) }
        await receiveWebhook({ ...app.dependencies, now: app.dependencies.now(), log }, received)
        return { ok: true }
      },
    )
  })
}
