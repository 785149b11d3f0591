import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testedDist } from '@lekta/tools/packages'

const api = join(import.meta.dirname, '../../api')
const startTimeout = 180_000

/** A built portal with its API and the demo school, running in its own process. */
export interface ServedPortal {
  address: string
  stop: () => Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('A TCP server has an address with a port.')
  return address.port
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

async function untilReady(child: ChildProcess, address: string) {
  const deadline = Date.now() + startTimeout
  while (!(await answers(`${address}/readyz`))) {
    if (child.exitCode !== null) throw new Error('The portal ended before it was ready.')
    if (Date.now() > deadline) throw new Error('The portal was not ready in time.')
    await wait(100)
  }
}

/**
 * Serves a built portal on a free port, as `npm start` does; by default the portal of the working tree. Portals with
 * the same data folder share a database.
 */
export async function servePortal(dist: string | undefined, data: string): Promise<ServedPortal> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const settings = { PORT: String(port), DATA_DIR: data, PORTAL_DIR: dist ?? testedDist, PUBLIC_URL: address }
  const env = { ...process.env, NODE_ENV: 'development', DEMO: '1', LOG_LEVEL: 'error', ...settings }
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: api, env, stdio: [...stdio] })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  try {
    await untilReady(child, address)
  } catch (error) {
    await stop()
    throw error
  }
  return { address, stop }
}
