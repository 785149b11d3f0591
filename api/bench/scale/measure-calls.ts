import type { Role } from '@lekta/shared/contract/endpoint'
import { percentile, request } from '../load'
import type { Call } from './calls'
import { computedBy } from './cpu'

/** The number of requests for each call. The first few are for warm-up and do not count. */
export const rounds = { all: 25, warm: 5 }

export interface MeasuredCall extends Call {
  p50: number
  p95: number
  /** What the server and PostgreSQL computed for a call, in milliseconds. */
  cpu: number
}

/** Calls each path several times, one after the other. Throws for any status but 200. */
export async function measureCalls(
  { address, pid, postgres }: { address: string; pid: number; postgres: number },
  calls: readonly Call[],
  tokens: Readonly<Record<Role, string>>,
): Promise<MeasuredCall[]> {
  const measured: MeasuredCall[] = []
  for (const call of calls) {
    const times: number[] = []
    let begun = 0
    for (let i = 0; i < rounds.all; i++) {
      if (i === rounds.warm) begun = computedBy(pid, postgres)
      times.push((await request(address, `/api${call.path}`, { token: tokens[call.role] })).milliseconds)
    }
    const counted = times.slice(rounds.warm)
    const cpu = (computedBy(pid, postgres) - begun) / counted.length
    const found = { ...call, p50: percentile(counted, 0.5), p95: percentile(counted, 0.95), cpu }
    console.error(
      `${cpu.toFixed(1).padStart(8)} ms of computing, p95 ${found.p95.toFixed(1).padStart(8)} ms  ${call.role} ${call.part}`,
    )
    measured.push(found)
  }
  return measured
}
