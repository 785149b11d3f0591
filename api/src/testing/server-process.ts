import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../', import.meta.url))

/** The server as a process of its own, started as `npm start` does, on a free port and without the demo school. */
export function serverProcess(environment: Record<string, string>) {
  const env = { ...process.env, DEMO: '0', LOG_LEVEL: 'silent', ...environment }
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: folder, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk
    })
  }
  const exited = once(child, 'exit').then(([code]) => code as number | null)

  return {
    pid: child.pid ?? 0,
    /** Everything that it printed so far. */
    said: () => said,
    /** Its exit code, once it ended. */
    exited,
    /** Resolves when it has printed its address; fails when it ends before. */
    ready: async () => {
      while (!said.includes(' is at http')) {
        const ended = await Promise.race([exited.then(() => true), once(child.stdout as Readable, 'data')])
        if (ended === true) throw new Error(`The server ended: ${said}`)
      }
    },
    end: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return exited
    },
  }
}

/** A TCP port that is taken until `free` is called. */
export async function takePort() {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, free: () => new Promise((resolve) => server.close(resolve)) }
}

/** A TCP port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { port, free } = await takePort()
  await free()
  return port
}
