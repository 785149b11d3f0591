import { spawn } from 'node:child_process'

/** Signals that end this process, each with the signal that the child gets instead. */
const forwarded = { SIGINT: 'SIGINT', SIGTERM: 'SIGTERM', SIGHUP: 'SIGTERM' } as const

/**
 * Runs Node and forwards signals to it. Resolves with the exit code; 0 if a signal ended the process. The child has
 * its own process group, because Ctrl-C in a terminal reaches every process of a group. Otherwise, the server would
 * get the signal twice, and the second signal would make it stop immediately.
 */
export const runForwarding = (args: readonly string[], cwd: string) =>
  new Promise<number>((resolve, reject) => {
    // On Windows, a detached process would open a window, and these signals do not exist.
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
