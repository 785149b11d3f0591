import { Agent, request as httpRequest } from 'node:http'
import autocannon from 'autocannon'

interface LoadRequest {
  token?: string
  body?: unknown
}

export interface Answered {
  status: number
  body: unknown
  milliseconds: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/** Sends and times one request, a POST if it has a body. Rejects for any status but 200. */
export function request(address: string, path: string, { token, body }: LoadRequest = {}): Promise<Answered> {
  const start = performance.now()
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      address + path,
      { agent, headers, method: text === undefined ? 'GET' : 'POST' },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () => {
          const milliseconds = performance.now() - start
          const answer = Buffer.concat(chunks).toString()
          if (reply.statusCode !== 200) return reject(new Error(`${path} answered ${reply.statusCode}: ${answer}`))
          resolve({ status: 200, body: JSON.parse(answer), milliseconds })
        })
      },
    )
    call.on('error', reject)
    call.end(text)
  })
}

/** How fast a server answers. Times are in milliseconds. */
export interface Throughput {
  perSecond: number
  p50: number
  p99: number
}

/**
 * Sends the same request from several clients for some seconds. The first second warms up and does not count. Throws
 * for any status but 200.
 */
export async function sustain(
  address: string,
  path: string,
  { seconds, clients, token }: { seconds: number; clients: number; token?: string },
): Promise<Throughput> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const run = (duration: number) => autocannon({ url: address + path, headers, connections: clients, duration })
  await run(1)
  const { requests, latency, statusCodeStats, errors, duration } = await run(seconds)
  const statuses = Object.keys(statusCodeStats ?? {})
  if (errors > 0 || statuses.join() !== '200')
    throw new Error(`${path} answered with ${statuses.join(', ')} and ${errors} errors.`)
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 }
}

/** Returns the value below which a given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
