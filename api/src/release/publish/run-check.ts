import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** How a command has ended. */
export interface Ended {
  /** What it has printed. */
  output: string
  /** What it has printed as errors, and how it ended if it was ended. */
  errors: string
}

/** Ends a process and those that it has started. */
function end(pid: number | undefined) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Runs a command of the operator with an address as its last argument, until it ends or the signal aborts. */
export async function runCheck(command: string, address: string, signal: AbortSignal): Promise<Ended> {
  // A process group of its own, so that the browser that the command starts ends with it.
  const child = spawn('/bin/sh', ['-c', `${command} "$0"`, address], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => end(child.pid)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { output, errors: signal.aborted ? `${errors}\nIt took too long.` : errors }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
