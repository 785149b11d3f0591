import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** How a command has ended. */
export interface Ended {
  /** What it has printed. */
  output: string
  /** What it has printed as errors. */
  errors: string
  /** How it ended if it did not end by itself, as the end of a sentence; null if it did. */
  ending: string | null
}

/** Milliseconds that a command and its browser get to end by themselves. */
const graceMs = 3000

/** Sends a signal to a process and to those that it has started. */
function send({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // All of them have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

interface Limits {
  /** Ends the command when it aborts. */
  signal: AbortSignal
  /** Milliseconds after which the command is ended. */
  timeLimit: number
}

/** Returns how a process ended that did not end by itself. */
function endingOf(signal: NodeJS.Signals | null, timeout: AbortSignal, { timeLimit }: Limits): string | null {
  if (timeout.aborted) return `took longer than ${Math.round(timeLimit / 60_000)} minutes, so it was ended`
  return signal && `was ended by ${signal}`
}

/** Runs a command of the operator with an address as its last argument, until it ends or must end. */
export async function runCheck(command: string, address: string, limits: Limits): Promise<Ended> {
  const timeout = AbortSignal.timeout(limits.timeLimit)
  const stopping = AbortSignal.any([limits.signal, timeout])
  // A process group of its own, so that the browser that the command starts ends with it.
  const child = spawn('/bin/sh', ['-c', `${command} "$0"`, address], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let kill: NodeJS.Timeout | undefined
  const stop = () => {
    send(child, 'SIGTERM')
    kill = setTimeout(() => send(child, 'SIGKILL'), graceMs)
  }
  stopping.addEventListener('abort', stop, { once: true })
  try {
    const [output, errors, [, signal]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
    ])
    return { output, errors, ending: endingOf(signal, timeout, limits) }
  } catch (error) {
    return { output: '', errors: '', ending: `could not be started (${(error as Error).message})` }
  } finally {
    stopping.removeEventListener('abort', stop)
    clearTimeout(kill)
  }
}
