import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../config/start-error'

const TIMEOUT = 60_000
const PAUSE = 50

/** Returns whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Creates a file and its content atomically, so that a killed process leaves either a complete file or none. Returns
 * false if the file already exists.
 */
async function create(path: string, content: string): Promise<boolean> {
  const draft = `${path}-${randomUUID()}`
  await writeFile(draft, content)
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft)
  }
}

const read = (path: string) => readFile(path, 'utf8').catch(() => null)

const isDead = (owner: string | null): owner is string => owner !== null && !isAlive(Number.parseInt(owner, 10))

/**
 * Removes the lock of a dead process. If several processes try at the same time, only one of them removes the lock. A
 * newer lock is never removed.
 */
async function breakStale(path: string, owner: string): Promise<void> {
  const right = `${path}.${owner}`
  if (!(await create(right, String(process.pid)))) {
    if (isDead(await read(right))) await rm(right, { force: true })
    return
  }
  try {
    if ((await read(path)) === owner) await rm(path)
  } finally {
    await rm(right)
  }
}

/**
 * Runs `work` while holding the folder's lock, so that only one process at a time runs it. Throws a StartError after
 * waiting for a minute.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, 'lock')
  const deadline = Date.now() + TIMEOUT
  while (!(await create(path, `${process.pid}-${randomUUID()}`))) {
    const owner = await read(path)
    if (isDead(owner)) await breakStale(path, owner)
    if (Date.now() > deadline) {
      throw new StartError(
        `Another server has been starting on this folder for a minute. If there is none, delete ${path}.`,
      )
    }
    await wait(PAUSE)
  }
  try {
    return await work()
  } finally {
    await rm(path)
  }
}
