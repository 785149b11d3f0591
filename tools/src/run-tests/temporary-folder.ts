import { existsSync, readFileSync, statfsSync } from 'node:fs'

/** Where Linux keeps files in memory. */
const memoryFolder = '/dev/shm'

/** Bytes that must be free. PostgreSQL keeps up to 1 GB of write-ahead log, and the other files have ample space. */
const neededSpace = 3 * 1024 ** 3

/** Returns whether a folder is in memory and programs can be started in it, by the text of `/proc/self/mounts`. */
export function isFastFolder(folder: string, mounts: string): boolean {
  const entries = mounts.split('\n').map((line) => line.split(' '))
  // If there are several, the last one covers the others.
  const [, , type, options = ''] = entries.findLast(([, path]) => path === folder) ?? []
  return type === 'tmpfs' && !/(^|,)(noexec|ro)(,|$)/.test(options)
}

const freeSpace = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * Returns the environment in which tests write their temporary files to memory. It is empty if the system has no folder
 * for that with enough space, or if somebody has chosen a folder.
 */
export function temporaryFolder(): { TMPDIR?: string } {
  const mounts = '/proc/self/mounts'
  if (process.env.TMPDIR || !existsSync(mounts)) return {}
  const isUsable = isFastFolder(memoryFolder, readFileSync(mounts, 'utf8')) && freeSpace(memoryFolder) >= neededSpace
  return isUsable ? { TMPDIR: memoryFolder } : {}
}
