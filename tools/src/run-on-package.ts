import { spawnSync } from 'node:child_process'
import { typescriptLoader } from './typescript-loader'

interface Options {
  /** What the program reads from its input. */
  input?: string
  /** The beginning of the message if it fails. */
  failure: string
}

/**
 * Runs a program in a separate process on the package in a folder, so that its modules do not stay loaded. Returns
 * what it prints as JSON.
 */
export function runOnPackage<T>(program: string, directory: string, { input, failure }: Options): T {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', typescriptLoader, program, directory], {
    cwd: directory,
    encoding: 'utf8',
    input,
    maxBuffer: 100 * 1024 * 1024,
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  if (status !== 0) throw new Error(`${failure}:\n${stderr}`)
  return JSON.parse(stdout) as T
}
