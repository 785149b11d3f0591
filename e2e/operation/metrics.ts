import { expect } from '../support/test'

/** Reads the metrics of a server as Prometheus does. Returns the sum of each metric over its labels. */
export async function readMetrics(server: string, token: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`${server}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  const sums = new Map<string, number>()
  for (const line of (await answer.text()).split('\n')) {
    const [, name, value] = /^(\w+)(?:\{.*\})? (\S+)$/.exec(line) ?? []
    if (name) sums.set(name, (sums.get(name) ?? 0) + Number(value))
  }
  return sums
}
