import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../config/start-error'
import type { ReadEntry } from './archive-reader'
import { folders } from './manifest'
import { REGISTRY } from './stored-files'

/** Where the files of a backup are restored. */
export interface FileTargets {
  portalDir: string
  dataDir: string
}

/** Returns the path of an entry in a folder. Throws a StartError for a name that leads out of it. */
function pathIn(folder: string, name: string): string {
  const path = resolve(folder, name)
  if (!path.startsWith(resolve(folder) + sep)) throw new StartError(`The backup contains a file named ${name}.`)
  return path
}

async function readAll({ content }: ReadEntry): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function skip({ content }: ReadEntry): Promise<void> {
  for await (const _ of content);
}

/** What became of the files of a backup. */
export interface RestoredFiles {
  /**
   * Whether the portal serves what it served when the backup was made; null if nothing had been released then.
   */
  portal: boolean | null
  /** Number of restored e-mails. */
  mails: number
}

/**
 * Restores files: `write` writes one of them, `finish` makes the portal serve the restored releases, and `abandon`
 * removes what was written. A portal that serves something already is left as it is, and so are releases and e-mails.
 */
export function fileRestorer({ portalDir, dataDir }: FileTargets) {
  const hasPortal = existsSync(join(portalDir, REGISTRY))
  const written: string[] = []
  const restored: RestoredFiles = { portal: null, mails: 0 }
  /** The registry, without which a portal serves nothing. */
  let registry: Buffer | null = null

  const writeNew = async (entry: ReadEntry, path: string) => {
    if (existsSync(path)) return skip(entry)
    await mkdir(dirname(path), { recursive: true })
    written.push(path)
    await pipeline(entry.content, createWriteStream(path, { mode: 0o600 }))
  }
  const write = async (entry: ReadEntry) => {
    const [folder = ''] = entry.name.split('/')
    const name = entry.name.slice(folder.length + 1)
    if (folder === folders.mail) {
      restored.mails++
      return writeNew(entry, pathIn(join(dataDir, folders.mail), name))
    }
    if (folder === folders.releases) return writeNew(entry, pathIn(join(dataDir, folders.releases), name))
    if (folder !== folders.portal) return skip(entry)
    restored.portal = !hasPortal
    if (hasPortal) return skip(entry)
    if (name !== REGISTRY) return writeNew(entry, pathIn(portalDir, name))
    registry = await readAll(entry)
  }
  const finish = async (): Promise<RestoredFiles> => {
    if (registry) await writeFile(join(portalDir, REGISTRY), registry)
    return restored
  }
  const abandon = async () => {
    for (const path of written) await rm(path, { force: true })
  }
  return { write, finish, abandon }
}
