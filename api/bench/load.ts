import { Agent, request as httpRequest } from 'node:http'

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

/** Sends the same request from several clients for some seconds. The first second warms up and does not count. */
export async function sustain(
  address: string,
  path: string,
  { seconds, clients, token }: { seconds: number; clients: number; token?: string },
) {
  const options = { ...(token && { token }) }
  const run = async (until: number) => {
    const times: number[] = []
    while (performance.now() < until) times.push((await request(address, path, options)).milliseconds)
    return times
  }
  const all = (until: number) => Promise.all(Array.from({ length: clients }, () => run(until)))
  await all(performance.now() + 1000)
  const start = performance.now()
  const times = (await all(start + seconds * 1000)).flat()
  return { perSecond: times.length / ((performance.now() - start) / 1000), times }
}

/** Returns the value below which a given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
