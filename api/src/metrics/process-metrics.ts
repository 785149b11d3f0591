import { contractVersion } from '@lekta/shared/contract/contract'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { lektaVersion, readCommit } from '../config/build'

/** How many characters of the commit are exported. */
const SHORT = 12

function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const version = lektaVersion()
  const info = new Gauge({
    name: 'lekta_build_info',
    help: 'The running version; its value is always 1.',
    labelNames: ['version', 'commit', 'node', 'contract'],
    registers: [registry],
    async collect() {
      const commit = (await readCommit())?.slice(0, SHORT) ?? 'unknown'
      info.set({ version, commit, node: process.version, contract: contractVersion }, 1)
    },
  })
  return registry
}

let created: Registry | null = null

/**
 * Returns the metrics of this process: event loop, garbage collection, memory, CPU, start time and build. There is one
 * set per process, because it is measured by observers that never end.
 */
export function processMetrics(): Registry {
  created ??= createRegistry()
  return created
}
