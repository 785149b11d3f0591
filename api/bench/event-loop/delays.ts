import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { scrape } from '../../src/testing/scrape'

/** How late a process was to do what was due, in milliseconds. */
export interface Delays {
  p50: number
  p99: number
  max: number
}

/** Seconds between two measurements of a delay, which the measured values contain. */
const RESOLUTION = 0.01

const delaysOf = (secondsOf: (name: keyof Delays) => number): Delays => {
  const delay = (name: keyof Delays) => Math.max(0, secondsOf(name) - RESOLUTION) * 1000
  return { p50: delay('p50'), p99: delay('p99'), max: delay('max') }
}

/** Starts a process that does nothing but measure its own delay, and so shows the share of the machine in it. */
export function startPeer() {
  const peer = fork(fileURLToPath(new URL('./peer.mjs', import.meta.url)), { execArgv: [] })
  return {
    /** Returns the delays since they were last read. */
    read: async (): Promise<Delays> => {
      const reply = once(peer, 'message')
      peer.send('read')
      const [measured] = (await reply) as [Record<keyof Delays, number>]
      return delaysOf((name) => measured[name])
    },
    stop: () => peer.disconnect(),
  }
}

/** Returns the delays of a server since its metrics were last read; each reading of the metrics starts again. */
export async function readServer(address: string): Promise<Delays> {
  const { values } = await scrape(address)
  return delaysOf((name) => {
    const value = values.get(`nodejs_eventloop_lag_${name}_seconds`)
    if (value === undefined) throw new Error(`The server does not export the delay ${name} of its event loop.`)
    return value
  })
}
