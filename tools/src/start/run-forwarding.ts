import { spawn } from 'node:child_process'

/** Signals that ask this process to end, and what the child is asked by. */
const forwarded = { SIGINT: 'SIGINT', SIGTERM: 'SIGTERM', SIGHUP: 'SIGTERM' } as const

/**
 * Runs Node to its end and hands on the signals that this process gets. Returns the exit code; 0 when a signal ended it.
 * A terminal's Ctrl-C reaches every process of the group, and a server takes a second signal for impatience: so the child has a group of its
 * own and gets each signal once.
 */
export const runForwarding = (args: readonly string[], cwd: string) =>
  new Promise<number>((resolve, reject) => {
    // On Windows this would open a window, and there are no such signals.
    const detached = process.platform !== 'win32'
    const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', detached })
    const handlers = Object.entries(forwarded).map(([name, signal]) => [name, () => child.kill(signal)] as const)
    for (const [name, forward] of handlers) process.on(name, forward)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const [name, forward] of handlers) process.off(name, forward)
      resolve(code ?? (signal ? 0 : 1))
    })
  })
