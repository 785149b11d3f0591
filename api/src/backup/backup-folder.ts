import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../config/start-error'

const SUFFIX = '.tar.gz'

/** The names of the backups that the tool names itself; their order is that of their times. */
const ownName = /^lekta-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz(\.age)?$/

/** Returns such as "lekta-2026-11-23T210005Z.tar.gz". */
function nameOf(startedAt: Date, isEncrypted: boolean): string {
  const time = startedAt.toISOString().slice(0, 19).replaceAll(':', '')
  return `lekta-${time}Z${SUFFIX}${isEncrypted ? '.age' : ''}`
}

const DAY = 24 * 60 * 60_000

/** Deletes what backups that were killed more than a day ago have left. */
async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!ownName.test(name.replace(/\.partial$/, '')) || !name.endsWith('.partial')) continue
    if (now.getTime() - (await stat(path)).mtimeMs > DAY) await rm(path)
  }
}

export interface BackupTarget {
  path: string
  folder: string
  /** Whether the tool chose the file's name, so that it may delete older ones. */
  isNamedByTool: boolean
}

/**
 * Returns where a backup is written: the file, or a new file in the folder, that the operator named. Creates the
 * folder. Throws a StartError if that is impossible, or if the file exists.
 */
export async function targetOf(typed: string, startedAt: Date, isEncrypted: boolean): Promise<BackupTarget> {
  const isFile = /\.(gz|age|tar|tgz)$/.test(typed) && !(await isFolder(typed))
  const folder = isFile ? dirname(typed) : typed
  const path = isFile ? typed : join(folder, nameOf(startedAt, isEncrypted))
  try {
    await mkdir(folder, { recursive: true })
    await removeAbandoned(folder, startedAt)
  } catch (error) {
    throw new StartError(`${folder} cannot be used as a folder for backups: ${(error as Error).message}.`, {
      cause: error,
    })
  }
  if (existsSync(path)) throw new StartError(`${path} exists: choose another name.`)
  return { path, folder, isNamedByTool: !isFile }
}

async function isFolder(path: string): Promise<boolean> {
  return existsSync(path) && (await stat(path)).isDirectory()
}

/** Deletes all but the newest backups in a folder. Returns how many were deleted. Leaves other files alone. */
export async function removeOldBackups(folder: string, count: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => ownName.test(name)).sort()
  const old = names.slice(0, Math.max(0, names.length - count))
  for (const name of old) await rm(join(folder, name))
  return old.length
}
