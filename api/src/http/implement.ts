import type { Access, Contract, Endpoint, Handler } from '@lekta/shared/contract/endpoint'
import { loadedHeader, maintenanceHeader, releasesHeader } from '@lekta/shared/contract/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inMaintenance } from '../access/maintenance'
import type { AccountRef, Tenant } from '../access/tenant'
import { ApiError } from '../errors/api-error'
import { visitorOf } from '../release/registry/visitor'
import { admit } from './access'
import { eventBody, FailureBody, fileBody, success, successBody } from './envelope'
import type { AuthedContext, RequestContext } from './request-context'
import { sendFile } from './send-file'
import { type Listening, sendEvents } from './stream'
import { receiveUpload } from './upload'

type ContextOf<A extends Access> = A extends 'public'
  ? RequestContext
  : A extends readonly (infer R)[]
    ? AuthedContext<Extract<Tenant, { role: R }>>
    : AuthedContext<AccountRef>

/** One function per endpoint of a contract. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: Handler<C[K], ContextOf<C[K]['access']> & (C[K]['stream'] extends true ? Listening : unknown)>
}

function bodyOf(endpoint: Endpoint) {
  if (endpoint.stream) return eventBody(endpoint)
  return endpoint.file ? fileBody(endpoint) : successBody(endpoint)
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
  security: endpoint.access === 'public' ? [] : [{ token: [] }],
})

/** The maximum number of releases that a browser says in one request that it has loaded. */
const mostLoaded = 10

/** Says which releases a logged-in caller gets, and counts those that the caller's browser has loaded. */
function followReleases(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  context: RequestContext | AuthedContext<AccountRef>,
) {
  if (!('caller' in context)) return
  const { caller, registry, browsers, now } = context
  void reply.header(releasesHeader, registry.viewFor(visitorOf(caller), now).tag)
  const loaded = headers[loadedHeader]
  if (typeof loaded !== 'string') return
  for (const one of loaded.split(',').slice(0, mostLoaded)) {
    const [area = '', version = ''] = one.trim().split(' ')
    browsers.count(area, version, caller.session.tokenHash)
  }
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
        followReleases(request, reply, request.requestContext)
        const { since } = await request.server.dependencies.maintenance.current()
        if (!since) return
        void reply.header(maintenanceHeader, since.toISOString())
        if (endpoint.method === 'POST' && !endpoint.duringMaintenance) throw inMaintenance()
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
