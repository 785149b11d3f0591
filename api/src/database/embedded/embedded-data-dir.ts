import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, cp, mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { installedBinaries, program } from './embedded-binaries'
import { type ServerUser, serverUser } from './embedded-user'

/** The folders of an embedded PostgreSQL, and the user that runs it. */
export interface DataDir {
  user: ServerUser
  binaries: string
  /** The folder that contains the cluster, its password, its log, and the lock of the servers that share it. */
  home: string
  /** A message to print at the start if `home` is not the expected folder; otherwise null. */
  note: string | null
}

const SHARED = '/var/lib/lekta'

const canRun = (binaries: string, user: ServerUser) =>
  spawnSync(program(binaries, 'postgres'), ['--version'], { ...user, cwd: '/' }).status === 0

const canEnter = (folder: string, user: ServerUser) =>
  spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0

async function reachableBinaries(user: ServerUser): Promise<string> {
  const installed = installedBinaries()
  if (user.uid === undefined || canRun(installed, user)) return installed
  const version = basename(dirname(dirname(dirname(dirname(installed)))))
  const copy = join(SHARED, version)
  if (existsSync(copy)) return copy
  const partial = `${copy}.${process.pid}`
  await cp(installed, partial, { recursive: true, verbatimSymlinks: true })
  await rename(partial, copy).catch(() => rm(partial, { recursive: true }))
  return copy
}

async function reachableHome(folder: string, user: ServerUser): Promise<string> {
  await mkdir(folder, { recursive: true })
  if (user.uid === undefined || canEnter(folder, user)) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const moved = join(SHARED, 'data', name)
  await mkdir(moved, { recursive: true })
  return moved
}

/**
 * Chooses the folders for PostgreSQL's data and binaries: `folder` and the installed binaries. If PostgreSQL's user
 * cannot enter one of them (for example in a clone in root's home), a folder under /var/lib/lekta is used instead.
 */
export async function chooseDataDir(folder: string): Promise<DataDir> {
  const user = serverUser()
  const [binaries, home] = [await reachableBinaries(user), await reachableHome(folder, user)]
  const note = home === folder ? null : `The user "postgres" cannot enter ${folder}, so the database is in ${home}.`
  return { user, binaries, home, note }
}

/** Makes the user that runs PostgreSQL the owner of a file or folder. */
export async function giveOwnership(path: string, { uid, gid }: ServerUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}
