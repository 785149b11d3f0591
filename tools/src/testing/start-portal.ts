import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { apiFolder, serverProgram } from '../build/bundle-server'
import { testedDist } from '../packages'

const startTimeout = 120_000

/** A portal with its API in a separate process. */
export interface Portal {
  address: string
  /** Returns the last 10,000 characters that the process has printed. */
  output: () => string
  stop: () => Promise<void>
  /** Kills the process without cleanup, as a power cut would. */
  kill: () => Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('A TCP server has an address with a port.')
  return address.port
}

const responds = async (url: string) => {
  try {
    return (await fetch(url)).ok
  } catch {
    // The server is not listening yet.
    return false
  }
}

/**
 * Records what a process prints, to explain a failed start, and writes it to the file `log` if there is one. Returns a
 * function that returns the recorded text.
 */
function recordOutput(child: ChildProcess, log: string | undefined) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output = (output + text).slice(-10_000)
      if (log) appendFileSync(log, text)
    })
  }
  return () => output
}

async function untilReady(child: ChildProcess, address: string, output: () => string) {
  const deadline = Date.now() + startTimeout
  while (!(await responds(`${address}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`The portal ended before it was ready: ${output()}`)
    if (Date.now() > deadline) throw new Error(`The portal was not ready in time: ${output()}`)
    await wait(100)
  }
}

export interface PortalOptions {
  /** The built portal to serve; by default that of the working tree. */
  dist?: string | undefined
  /** Folder of the database; portals with the same folder share it. */
  data: string
  /** Defaults to a free port. */
  port?: number
  /** A file that receives all that the process prints. */
  log?: string
  /** Environment variables that override the usual ones. */
  environment?: Readonly<Record<string, string>>
}

/** Starts the server as `npm start` does, with the demo school unless `environment` says otherwise. */
export async function startPortal({
  dist = testedDist,
  data,
  port: fixedPort,
  log,
  environment = {},
}: PortalOptions): Promise<Portal> {
  const port = fixedPort ?? (await freePort())
  const address = `http://localhost:${port}`
  const settings = { PORT: String(port), DATA_DIR: data, PORTAL_DIR: dist, PUBLIC_URL: address }
  const usual = { NODE_ENV: 'development', DEMO: '1', LOG_LEVEL: 'error' }
  const env = { ...process.env, ...usual, ...settings, ...environment }
  const child = spawn(process.execPath, serverProgram('main'), { cwd: apiFolder, env })
  const output = recordOutput(child, log)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  const stop = () => end('SIGTERM')
  try {
    await untilReady(child, address, output)
  } catch (error) {
    await stop()
    throw error
  }
  return { address, output, stop, kill: () => end('SIGKILL') }
}
