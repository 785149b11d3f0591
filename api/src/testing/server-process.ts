import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const apiFolder = fileURLToPath(new URL('../../', import.meta.url))

type Environment = Record<string, string | undefined>

const quiet = { DEMO: '0', LOG_LEVEL: 'silent' }

/** A server in a process of its own. */
export interface ServerProcess {
  pid: number
  /** Returns everything it has printed so far. */
  output: () => string
  /** Its exit code, once it has ended; null when a signal ended it. */
  exited: Promise<number | null>
  /** Resolves when it has printed its address. Throws when it ends before that. */
  ready: () => Promise<void>
  /** Sends a signal. Resolves with the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

function runTypeScript(file: string, cwd: string, environment: Environment): ServerProcess {
  const env = { ...process.env, ...quiet, ...environment }
  const child = spawn(process.execPath, ['--import', 'tsx', file], { cwd, env })
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
      while (!output.includes(' is at http')) {
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

/** Starts the server of this repository, without the demo school. */
export const serverProcess = (environment: Record<string, string>): ServerProcess =>
  runTypeScript('src/main.ts', apiFolder, environment)

/** Runs what `npm start` runs after installing, in a repository: with its defaults for the folders of data and portal. */
export const startProcess = (repository: string, environment: Record<string, string>): ServerProcess =>
  runTypeScript(join(repository, 'tools/src/start/start.ts'), repository, {
    ...environment,
    DATA_DIR: undefined,
    PORTAL_DIR: undefined,
  })

/** A TCP port that is taken until `free` is called. */
export async function takePort() {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, free: () => new Promise((resolve) => server.close(resolve)) }
}

/** Returns a TCP port that was free just now. */
export async function freePort(): Promise<number> {
  const { port, free } = await takePort()
  await free()
  return port
}
