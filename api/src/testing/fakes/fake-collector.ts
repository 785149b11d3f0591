import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as the collector received it. */
export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Record<string, unknown>
  links: { traceId: string; spanId: string }[]
  /** Whether the span failed. */
  failed: boolean
}

interface Wire {
  attributes: { key: string; value: { stringValue?: string; intValue?: number; boolValue?: boolean } }[]
}

interface Sent {
  resourceSpans: {
    resource: Wire
    scopeSpans: {
      spans: (Wire &
        Pick<CollectedSpan, 'traceId' | 'spanId' | 'name'> & {
          parentSpanId?: string
          status: { code: number }
          links?: CollectedSpan['links']
        })[]
    }[]
  }[]
}

const ERROR = 2

const attributesOf = ({ attributes }: Wire) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** Starts a fake of an OpenTelemetry collector, which receives traces by OTLP over HTTP in JSON. */
export async function fakeCollector() {
  const spans: CollectedSpan[] = []
  const resources: Record<string, unknown>[] = []
  const bodies: string[] = []
  const take = (body: string) => {
    bodies.push(body)
    for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans) {
      resources.push(attributesOf(resource))
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        const { traceId, spanId, parentSpanId, name, links = [], status } = span
        const parent = parentSpanId ? { parentSpanId } : {}
        const rest = { links, attributes: attributesOf(span), failed: status.code === ERROR }
        spans.push({ traceId, spanId, ...parent, name, ...rest })
      }
    }
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.url === '/v1/traces') take(body)
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    /** All that was received, as it was sent. */
    received: () => bodies.join('\n'),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
