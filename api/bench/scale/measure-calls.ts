import type { Role } from '@lekta/shared/contract/endpoint'
import { percentile, request } from '../load'
import type { Call } from './calls'

/** The number of requests for each call. The first few are for warm-up and do not count. */
export const rounds = { all: 25, warm: 5 }

export interface MeasuredCall extends Call {
  p50: number
  p95: number
}

/** Calls each path several times, one after the other. Throws for any status but 200. */
export async function measureCalls(
  address: string,
  calls: readonly Call[],
  tokens: Readonly<Record<Role, string>>,
): Promise<MeasuredCall[]> {
  const measured: MeasuredCall[] = []
  for (const call of calls) {
    const times: number[] = []
    for (let i = 0; i < rounds.all; i++)
      times.push((await request(address, `/api${call.path}`, { token: tokens[call.role] })).milliseconds)
    const counted = times.slice(rounds.warm)
    const found = { ...call, p50: percentile(counted, 0.5), p95: percentile(counted, 0.95) }
    console.error(`${found.p95.toFixed(1).padStart(8)} ms  ${call.role} ${call.part}`)
    measured.push(found)
  }
  return measured
}
