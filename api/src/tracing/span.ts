import {
  type Attributes,
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

let recording = false

/** Whether traces are recorded. If not, nothing below does more than call the work. */
export const isTracing = () => recording

/** Records traces from now on, or no longer. */
export function setTracing(on: boolean) {
  recording = on
}

export const tracer = () => trace.getTracer('lekta')

/** Marks a span as failed. The error's message may contain personal data, so only its type and code are recorded. */
export function failSpan(span: Span, error: unknown) {
  const { name, code } = error instanceof Error ? (error as Error & { code?: unknown }) : { name: typeof error }
  span.setAttribute('error.type', code === undefined ? name : String(code))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

interface SpanOptions {
  kind?: 'internal' | 'client' | 'consumer'
  attributes?: Attributes
  links?: Link[]
}

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** Does work within a span that ends with it. Names and attributes must not contain personal data. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  if (!recording) return work()
  const { kind = 'internal', ...rest } = options
  return tracer().startActiveSpan(name, { ...rest, kind: kinds[kind] }, async (span) => {
    try {
      return await work()
    } catch (error) {
      failSpan(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Does work that outlasts its request, such as an event stream, outside of any span. */
export const outsideSpan = <T>(work: () => T): T => (recording ? context.with(ROOT_CONTEXT, work) : work())

/** The fields by which a job refers to the span in which it was enqueued; empty without one. */
export function carrySpan(): { traceparent?: string } {
  if (!recording) return {}
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  const { traceparent } = carrier
  return traceparent === undefined ? {} : { traceparent }
}

/** Returns links to the spans in which jobs were enqueued. */
export const linksTo = (carriers: readonly unknown[]): Link[] =>
  carriers.flatMap((carrier) => {
    const linked = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, carrier ?? {}))
    return linked ? [{ context: linked }] : []
  })

/** Returns the fields by which a log line refers to the current trace; empty without one. */
export function traceFields(): { traceId?: string } {
  const span = recording ? trace.getActiveSpan() : undefined
  return span ? { traceId: span.spanContext().traceId } : {}
}
