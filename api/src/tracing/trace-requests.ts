import { compile } from '@fastify/proxy-addr'
import { type Context, context, propagation, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failSpan, isTracing, tracer } from './span'

/** Routes that monitoring calls again and again. */
const untraced: readonly string[] = ['/healthz', '/readyz', '/metrics']

const unfinished = Object.assign(new Error('The client left.'), { code: 'aborted' })

/** Ends the span of a request with its answer. */
function endWith(span: Span, { raw }: FastifyReply) {
  raw.once('close', () => {
    span.setAttribute('http.response.status_code', raw.statusCode)
    if (!raw.writableFinished) failSpan(span, unfinished)
    else if (raw.statusCode >= 500) failSpan(span, { name: String(raw.statusCode) })
    span.end()
  })
}

function startSpan({ method, id, routeOptions: { url: route = 'unknown' } }: FastifyRequest, parent: Context): Span {
  const attributes = { 'http.request.method': method, 'http.route': route, 'lekta.request_id': id }
  return tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
}

/**
 * Records a span for each request, named after its route: addresses contain ids. Its trace continues that of the
 * request only if a trusted proxy sent it; anyone else could otherwise choose what is recorded. The trace is named in
 * log lines. Call it before routes are registered.
 */
export function traceRequests(app: FastifyInstance, { trustedProxies }: { trustedProxies: readonly string[] }) {
  if (!isTracing()) return
  const isProxy = compile([...trustedProxies])
  const contexts = new WeakMap<FastifyRequest, Context>()
  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions
    if (url !== undefined && untraced.includes(url)) return done()
    const { remoteAddress } = request.socket
    const isTrusted = remoteAddress !== undefined && isProxy(remoteAddress, 0)
    const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
    const span = startSpan(request, parent)
    if (!config.stream) endWith(span, reply)
    const { traceId } = span.spanContext()
    request.log = reply.log = request.log.child({ traceId })
    const inside = trace.setSpan(parent, span)
    contexts.set(request, inside)
    context.with(inside, done)
  })
  // An event stream stays open for hours, so its span ends where the stream begins.
  app.addHook('onSend', (request, _, payload, done) => {
    const inside = request.routeOptions.config.stream && contexts.get(request)
    if (inside) trace.getSpan(inside)?.end()
    done(null, payload)
  })
  // The body arrives through events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _, done) => context.with(contexts.get(request) ?? context.active(), done))
}
