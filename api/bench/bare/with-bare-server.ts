import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../src/testing/server-process'
import type { BareReads } from './reads'

/** Starts the bare server on a database in a separate process, runs `measure` with its address, and stops it. */
export async function withBareServer<T>(
  databaseUrl: string,
  reads: BareReads,
  measure: (address: string) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('server.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      READS: JSON.stringify(reads),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  try {
    const [text] = (await Promise.race([once(server.stdout, 'data'), exited.then(() => ['ended'])])) as [
      Buffer | string,
    ]
    if (String(text) === 'ended') throw new Error('The bare server ended before it listened.')
    return await measure(`http://127.0.0.1:${port}`)
  } finally {
    server.kill('SIGTERM')
    await exited
  }
}
