import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The repository's root folder. */
export const root = join(__dirname, '../../..')

const patience = 120_000

/** A portal with its API, served by a process of its own. */
export interface Portal {
  address: string
  /** The last of what it has printed. */
  said: () => string
  stop: () => Promise<void>
  /** Ends the process in the middle of whatever it does, as a power cut would. */
  kill: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('A TCP server has an address with a port.')
  return address.port
}

const answers = async (url: string) => {
  try {
    return (await fetch(url)).ok
  } catch {
    // Nobody listens yet.
    return false
  }
}

/** Keeps what a process says, so that a start that fails can be understood. */
function listen(child: ChildProcess) {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said = (said + text).slice(-10_000)
    })
  }
  return () => said
}

async function untilReady(child: ChildProcess, address: string, said: () => string) {
  const deadline = Date.now() + patience
  while (!(await answers(`${address}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`The portal ended before it was ready: ${said()}`)
    if (Date.now() > deadline) throw new Error(`The portal was not ready in time: ${said()}`)
    await wait(100)
  }
}

interface Wanted {
  /** The built portal to serve. */
  dist: string
  /** Holds the database; portals with the same one share it. */
  data: string
  /** To come back where one was before; a free one unless named. */
  port?: number
  /** Settings in the place of the usual ones. */
  environment?: Readonly<Record<string, string>>
}

/** Starts the server as `npm start` does, with the demo school unless the environment says otherwise. */
export async function startPortal({ dist, data, port: wanted, environment = {} }: Wanted): Promise<Portal> {
  const port = wanted ?? (await freePort())
  const address = `http://localhost:${port}`
  const settings = { PORT: String(port), DATA_DIR: data, PORTAL_DIR: dist, PUBLIC_URL: address }
  const usual = { NODE_ENV: 'development', DEMO: '1', LOG_LEVEL: 'error' }
  const env = { ...process.env, ...usual, ...settings, ...environment }
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: join(root, 'api'), env })
  const said = listen(child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const stop = () => end('SIGTERM')
  try {
    await untilReady(child, address, said)
  } catch (error) {
    await stop()
    throw error
  }
  return { address, said, stop, kill: () => end('SIGKILL') }
}
