import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@lekta/tools/packages'
import { answers, type RunningProgram, run, start } from './run-program'

const runImage = join(root, 'ops/container/run.sh')

export interface Installation {
  /** The image as an OCI archive. */
  image: string
  /** Becomes `/data` of every container. */
  data: string
  settings: Readonly<Record<string, string>>
}

const argumentsOf = ({ image, data, settings }: Installation) => {
  mkdirSync(data, { recursive: true })
  return [image, data, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)]
}

/** A server in a container. */
export interface Server extends RunningProgram {
  address: string
}

/** Starts a server on a port of this machine, and waits until it is ready. */
export async function startServer(installation: Installation, port: number): Promise<Server> {
  const address = `http://localhost:${port}`
  const args = argumentsOf({ ...installation, settings: { ...installation.settings, PORT: String(port) } })
  const program = await start(runImage, args, () => answers(`${address}/readyz`))
  return { ...program, address }
}

/** Runs the command `lekta` in a container. Returns what it printed; throws that if it fails. */
export const lekta = (installation: Installation, args: readonly string[], input = '') =>
  run(runImage, [...argumentsOf(installation), 'lekta', ...args], input)
