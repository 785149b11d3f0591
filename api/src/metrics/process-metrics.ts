import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { contractVersion } from '@lekta/shared/contract/contract'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { apiFolder } from '../config/api-folder'

const readVersion = () =>
  (JSON.parse(readFileSync(join(apiFolder, 'package.json'), 'utf8')) as { version: string }).version

/** Returns the commit of the working tree that the server was started from; `unknown` outside a clone. */
const readCommit = () =>
  promisify(execFile)('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: apiFolder }).then(
    ({ stdout }) => stdout.trim(),
    // Neither git nor a clone is needed to run the server.
    () => 'unknown',
  )

function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const version = readVersion()
  const commit = readCommit()
  const info = new Gauge({
    name: 'lekta_build_info',
    help: 'The running version; its value is always 1.',
    labelNames: ['version', 'commit', 'node', 'contract'],
    registers: [registry],
    async collect() {
      info.set({ version, commit: await commit, node: process.version, contract: contractVersion }, 1)
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
