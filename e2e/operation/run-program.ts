import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Runs a program to its end. Returns what it printed; throws that if it fails. */
export function run(program: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', input, maxBuffer: 1 << 30 })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed with ${status}: ${stdout}${stderr}`)
  return stdout
}

const running = new Set<ChildProcess>()

/** Kills the programs that a failed test has left, with all their processes. */
export function killAll() {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGKILL')
}

/** A program that runs until it is stopped. */
export interface RunningProgram {
  /** Returns everything that it has printed. */
  output: () => string
  /** Milliseconds until it was ready, without those in which other programs kept the processors from it. */
  readyAfter: number
  /** Asks it to stop, and resolves with its exit code when it has. */
  stop: () => Promise<number | null>
}

/** Returns the milliseconds in which a process could run, but had to wait for a processor. */
function waitedForProcessor(pid: number | undefined) {
  const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

/** Starts a program, and waits until `isReady`. Throws what the program printed if it ends before that. */
export async function start(
  program: string,
  args: readonly string[],
  isReady: () => Promise<boolean>,
): Promise<RunningProgram> {
  const begin = performance.now()
  // With a process group of its own, it can be killed together with its children.
  const child = spawn(program, args, { detached: true })
  running.add(child)
  child.on('exit', () => running.delete(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${output}`)
    await wait(50)
  }
  const readyAfter = performance.now() - begin - waitedForProcessor(child.pid)
  return {
    output: () => output,
    readyAfter,
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = await ended
      return code as number | null
    },
  }
}

/** Returns whether an address answers with success. */
export const answers = async (url: string) => {
  try {
    return (await fetch(url)).ok
  } catch {
    // Nothing listens there yet.
    return false
  }
}
