import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { StartError } from '../config/start-error'
import { folders } from './manifest'

/** A file for the backup. */
export interface StoredFile {
  /** Name of its entry. */
  name: string
  bytes: number
  content: () => AsyncIterable<Uint8Array>
}

export const REGISTRY = 'remotes.json'

const Registry = z.record(
  z.string(),
  z.object({ current: z.object({ version: z.string() }), previous: z.nullable(z.object({ version: z.string() })) }),
)

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Returns all files under a folder, each with its path from there, in alphabetical order. */
async function filesUnder(folder: string, prefix: string): Promise<StoredFile[]> {
  const listed = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const paths = listed.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.sort().map(async (path) => ({
      name: `${prefix}/${path.slice(folder.length + 1).replaceAll('\\', '/')}`,
      bytes: (await stat(path)).size,
      content: () => createReadStream(path),
    })),
  )
}

async function readRegistry(portalDir: string): Promise<string | null> {
  return readFile(join(portalDir, REGISTRY), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}

function versionsIn(registry: string, portalDir: string): string[] {
  try {
    return Object.entries(z.parse(Registry, JSON.parse(registry))).flatMap(([area, { current, previous }]) =>
      [current, previous].flatMap((release) => (release ? [`remotes/${area}/${release.version}`] : [])),
    )
  } catch (cause) {
    throw new StartError(
      `${join(portalDir, REGISTRY)} cannot be read: correct PORTAL_DIR or release the parts again.`,
      {
        cause,
      },
    )
  }
}

/**
 * Returns what a portal serves: the host, the current and the previous release of each remote, and the registry, as it
 * is now. Returns none if nothing has been released.
 */
export async function portalFiles(portalDir: string): Promise<StoredFile[]> {
  const registry = await readRegistry(portalDir)
  if (registry === null) return []
  const released = ['host', ...versionsIn(registry, portalDir)]
  const files = await Promise.all(
    released.map((folder) => filesUnder(join(portalDir, folder), `${folders.portal}/${folder}`)),
  )
  const content = Buffer.from(registry)
  const line = {
    name: `${folders.portal}/${REGISTRY}`,
    bytes: content.length,
    content: async function* () {
      yield content
    },
  }
  // The registry comes last, so that a restore that was interrupted has none.
  return [...files.flat(), line]
}

/** Returns the e-mails that were written to files. */
export const mailFiles = (dataDir: string): Promise<StoredFile[]> =>
  filesUnder(join(dataDir, folders.mail), folders.mail)
