import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { serverProgram } from '@lekta/tools/bundle-server'
import { apiFolder } from '../config/api-folder'

type Environment = Record<string, string | undefined>

const quiet = { DEMO: '0', LOG_LEVEL: 'silent' }

/** A server that runs in a separate process. */
export interface ServerProcess {
  pid: number
  /** Returns everything that the process has printed so far. */
  output: () => string
  /** Resolves with the exit code, or null if a signal ended the process. */
  exited: Promise<number | null>
  /** Resolves when the server has printed that it runs. Rejects if the server exits before that. */
  ready: () => Promise<void>
  /** Sends a signal and resolves with the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

function runNode(args: readonly string[], cwd: string, environment: Environment, sign = ' is at http'): ServerProcess {
  const env = { ...process.env, ...quiet, ...environment }
  const child = spawn(process.execPath, args, { cwd, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const exited = once(child, 'exit').then(([code]) => code as number | null)

  return {
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    ready: async () => {
      while (!output.includes(sign)) {
        const ended = await Promise.race([exited.then(() => true), once(child.stdout, 'data')])
        if (ended === true) throw new Error(`The server ended: ${output}`)
      }
    },
    end: (signal) => {
      child.kill(signal)
      return exited
    },
  }
}

/** Starts the server of this repository, without demo data. */
export const serverProcess = (environment: Record<string, string>): ServerProcess =>
  runNode(serverProgram('main', process.env.LEKTA_TEST_SERVER), apiFolder, environment)

/** Starts a worker of this repository, without demo data. It is ready when it works on jobs. */
export const workerProcess = (environment: Record<string, string>): ServerProcess =>
  runNode(
    serverProgram('worker', process.env.LEKTA_TEST_SERVER),
    apiFolder,
    { PORT: undefined, ...environment },
    ' works on jobs',
  )

/** Runs the script behind `npm start` in a repository, with the default folders for data and portal. */
export const startProcess = (repository: string, environment: Record<string, string>): ServerProcess =>
  runNode(['--import', 'tsx', join(repository, 'tools/src/start/start.ts')], repository, {
    ...environment,
    DATA_DIR: undefined,
    PORTAL_DIR: undefined,
  })

/** Occupies a free TCP port until `free` is called. */
export async function takePort() {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, free: () => new Promise((resolve) => server.close(resolve)) }
}

/** Returns a TCP port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { port, free } = await takePort()
  await free()
  return port
}
