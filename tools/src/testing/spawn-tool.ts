import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A program of this package in a separate process. */
export interface SpawnedTool {
  pid: number
  /** Returns everything printed so far. */
  output: () => string
  /** Resolves when a text has been printed. Rejects if the program ends before that. */
  printed: (text: string) => Promise<void>
  /** Resolves with the exit code; null if a signal ended the program. */
  exited: Promise<number | null>
  kill: (signal: NodeJS.Signals) => void
}

/** Runs a file of `tools/src` with Node, as the commands do. */
export function spawnTool(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  options: { detached?: boolean } = {},
): SpawnedTool {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '..', file), ...args], {
    ...options,
    cwd: join(__dirname, '../..'),
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const printed = async (text: string) => {
    while (!output.includes(text)) {
      const ended = await Promise.race([exited.then(() => true), once(child.stdout, 'data').then(() => false)])
      if (ended && !output.includes(text)) throw new Error(`“${text}” was not printed: ${output}`)
    }
  }
  return { pid: child.pid ?? 0, output: () => output, printed, exited, kill: (signal) => child.kill(signal) }
}
