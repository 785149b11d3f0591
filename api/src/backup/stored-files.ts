import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { StartError } from '../config/start-error'
import { isMissing } from '../errors/is-missing'
import { installationFile, installedFolder, readInstallation } from '../release/adopt/installation'
import { isDraft } from '../release/store/release-folder'
import { folders } from './manifest'

/** A file for the backup. */
export interface StoredFile {
  /** Name of its entry. */
  name: string
  bytes: number
  content: () => AsyncIterable<Uint8Array>
}

export const REGISTRY = 'remotes.json'

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

/** Returns the folders of the releases of an installation, relative to the portal's folder. */
async function installedFolders(portalDir: string): Promise<string[]> {
  try {
    const installation = await readInstallation(portalDir)
    return Object.entries(installation ?? {}).flatMap(([area, { current, previous }]) =>
      [current, ...(previous === null ? [] : [previous])].map((version) =>
        relative(portalDir, installedFolder(portalDir, area, version)),
      ),
    )
  } catch (cause) {
    const file = installationFile(portalDir)
    throw new StartError(`${file} cannot be read: correct PORTAL_DIR or release the parts again.`, { cause })
  }
}

/**
 * Returns the installation: the host, its current and previous release of each remote, and their list, as it is now.
 * Returns none if nothing has been built.
 */
export async function portalFiles(portalDir: string): Promise<StoredFile[]> {
  const content = await readFile(installationFile(portalDir)).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!content) return []
  const installed = ['host', ...(await installedFolders(portalDir))]
  const files = await Promise.all(
    installed.map((folder) => filesUnder(join(portalDir, folder), `${folders.portal}/${folder}`)),
  )
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

/** Returns the files of all releases. Those in an object store are not part of a backup. */
export const releaseFiles = async (dataDir: string): Promise<StoredFile[]> =>
  (await filesUnder(join(dataDir, folders.releases), folders.releases)).filter(({ name }) => !isDraft(name))

/** Returns the e-mails that were written to files. */
export const mailFiles = (dataDir: string): Promise<StoredFile[]> =>
  filesUnder(join(dataDir, folders.mail), folders.mail)
