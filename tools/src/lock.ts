import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two checks of a lock that another process holds. */
const pause = 50

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists, but belongs to another user.
    return errorCode(error) === 'EPERM'
  }
}

/** Creates a file atomically, so that a killed process leaves a complete file or none. Returns false if it exists. */
function createFile(path: string, content: string): boolean {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, content)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function readOwner(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

const processOf = (owner: string) => Number.parseInt(owner, 10)

/** Removes the lock of a dead process. If several processes try, one succeeds, and none removes a newer lock. */
function removeAbandoned(lock: string, owner: string) {
  const claim = `${lock}.${owner}`
  if (!createFile(claim, `${process.pid}`)) {
    const claimant = readOwner(claim)
    if (claimant !== null && !isAlive(processOf(claimant))) rmSync(claim, { force: true })
    return
  }
  try {
    if (readOwner(lock) === owner) rmSync(lock, { force: true })
  } finally {
    rmSync(claim, { force: true })
  }
}

/**
 * Runs `work` while holding a lock file, and waits for the lock without a time limit. `onWait` is called once, with
 * the id of the process that holds the lock. The lock of a dead process is removed.
 */
export async function withLock<T>(
  lock: string,
  work: () => T | Promise<T>,
  onWait: (pid: number) => void = () => {},
): Promise<T> {
  const owner = `${process.pid}-${randomUUID()}`
  let waiting = false
  mkdirSync(dirname(lock), { recursive: true })
  while (!createFile(lock, owner)) {
    const other = readOwner(lock)
    if (other !== null && !isAlive(processOf(other))) removeAbandoned(lock, other)
    else if (other !== null && !waiting) {
      waiting = true
      onWait(processOf(other))
    }
    await wait(pause)
  }
  const unlock = () => rmSync(lock, { force: true })
  process.on('exit', unlock)
  try {
    return await work()
  } finally {
    unlock()
    process.off('exit', unlock)
  }
}
