import type { Access, Contract, Endpoint, Handler } from '@lekta/shared/contract/endpoint'
import { maintenanceHeader } from '@lekta/shared/contract/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inMaintenance } from '../access/maintenance'
import type { AccountRef, Tenant } from '../access/tenant'
import { ApiError } from '../errors/api-error'
import { admit } from './access'
import { eventBody, FailureBody, fileBody, success, successBody } from './envelope'
import type { AuthedContext, ReleaserContext, RequestContext } from './request-context'
import { sendFile } from './send-file'
import { type Listening, sendEvents } from './stream'
import { receiveUpload } from './upload'

type AccessContext<A extends Access> = A extends 'public'
  ? RequestContext
  : A extends readonly (infer R)[]
    ? AuthedContext<Extract<Tenant, { role: R }>>
    : AuthedContext<AccountRef>

type ContextOf<E extends Endpoint> = E extends { withReleaseToken: true | 'may roll out' }
  ? ReleaserContext
  : AccessContext<E['access']>

/** One function per endpoint of a contract. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: Handler<C[K], ContextOf<C[K]> & (C[K]['stream'] extends true ? Listening : unknown)>
}

function bodyOf(endpoint: Endpoint) {
  if (endpoint.stream) return eventBody(endpoint)
  return endpoint.file ? fileBody(endpoint) : successBody(endpoint)
}

/** Returns which of the API's security schemes admit to an endpoint. */
function securityOf({ access, withReleaseToken }: Endpoint): Record<string, string[]>[] {
  if (access === 'public') return []
  return withReleaseToken ? [{ token: [] }, { releaseToken: [] }] : [{ token: [] }]
}

const schemaOf = (endpoint: Endpoint, operationId: string, feature: string) => ({
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
  response: {
    200: bodyOf(endpoint),
    '4xx': FailureBody,
    '5xx': FailureBody,
  },
  summary: endpoint.summary,
  operationId,
  tags: [feature],
  security: securityOf(endpoint),
})

/** Does something for each admitted request before its input is checked, such as adding headers to the reply. */
export type OnAdmitted = (request: FastifyRequest, reply: FastifyReply, context: Admitted) => void

type Admitted = Awaited<ReturnType<typeof admit>>

/** Throws a 503 during maintenance if the endpoint changes something. */
export async function refuseDuringMaintenance(
  { server }: FastifyRequest,
  reply: FastifyReply,
  { method, duringMaintenance }: { method: string; duringMaintenance?: true | undefined },
): Promise<void> {
  const { since } = await server.dependencies.maintenance.current()
  if (!since) return
  void reply.header(maintenanceHeader, since.toISOString())
  if (method !== 'GET' && !duringMaintenance) throw inMaintenance()
}

/**
 * Registers one route per endpoint of a feature. Each route checks access first and the input second, then calls the
 * handler.
 */
export function implement<const C extends Contract>(
  app: FastifyInstance,
  feature: string,
  contract: C,
  handlers: Handlers<C>,
  onAdmitted: OnAdmitted = () => undefined,
) {
  for (const [name, endpoint] of Object.entries(contract)) {
    // The loop does not know the input type of each handler. The schema has already checked the input.
    const handle = handlers[name] as (input: object) => Promise<unknown>
    const handleStream = handle as (input: object) => Promise<AsyncIterable<unknown>>
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
      config: {
        access: endpoint.access,
        ...(endpoint.upload && { upload: endpoint.upload }),
        ...(endpoint.stream && { stream: true }),
      },
      schema: schemaOf(endpoint, name, feature),
      onRequest: async (request, reply) => {
        request.requestContext = await admit(request, reply, endpoint)
        onAdmitted(request, reply, request.requestContext)
        await refuseDuringMaintenance(request, reply, endpoint)
      },
      preValidation: async (request) => {
        if (endpoint.upload) await receiveUpload(request, endpoint.upload)
        else if (request.isMultipart()) throw new ApiError(415, 'The body must be JSON.')
        if (endpoint.body) request.body ??= {}
      },
      // Compression buffers its input and would delay events.
      ...(endpoint.stream && { compress: false }),
      handler: async (request, reply) => {
        const { params, query, body, upload: file, requestContext: context } = request
        const input = { params, query, body, ...(file && { file }), ...context }
        if (endpoint.file) return sendFile(reply, (await handle(input)) as File)
        if (!endpoint.stream) return success(endpoint, await handle(input))
        return sendEvents(endpoint, request, reply, (listening) => handleStream({ ...input, ...listening }))
      },
    })
  }
}
