import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { releaseFile } from '@lekta/shared/contract/delivery/release-package'
import type { ReadPackage } from '../package/read-package'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** The minimum size in bytes of a file to compress. Compressing a smaller file saves nothing. */
const threshold = 500

/**
 * How well brotli compresses. Files that only the standalone page loads are most of a package, and few people load
 * them, so they take less time.
 */
const quality = { usual: 10, standalone: 4 } as const

async function writeCompressed(path: string, content: Buffer, effort: number) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  if (content.length < threshold || !/\.(js|css|html|json|svg)$/.test(path)) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [gz, br] = await Promise.all([zip(content, { level: 9 }), brotli(content, { params })])
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)])
}

/** Returns the folder of a release below the folder of all releases. */
export const folderOf = (folder: string, area: string, version: string) => join(folder, area, version)

interface Named {
  area: string
  version: string
}

/** The beginning of the name of a folder that is being filled. */
const draftPrefix = '.draft-'

/** Returns whether a path below the folder of all releases belongs to a release that is incomplete. */
export const isDraft = (path: string) => path.split('/').some((part) => part.startsWith(draftPrefix))

/** Fills the folder of a release, unless it exists. It appears when it is complete, and never changes afterwards. */
async function fill(folder: string, { area, version }: Named, write: (draft: string) => Promise<void>) {
  const target = folderOf(folder, area, version)
  if (existsSync(target)) return
  await mkdir(dirname(target), { recursive: true })
  const draft = join(folder, `${draftPrefix}${randomBytes(6).toString('hex')}`)
  try {
    await write(draft)
    await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
      // Another process was faster with the same release.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Writes the files of a package, with compressed copies, into the folder of its release, unless it exists. */
export const writeRelease = (
  folder: string,
  { content, description, files }: Pick<ReadPackage, 'content' | 'description' | 'files'>,
): Promise<void> =>
  fill(folder, { area: content.area.name, version: content.version }, async (draft) => {
    for (const [name, file] of [[releaseFile, description] as const, ...files])
      await writeCompressed(
        join(draft, name),
        file,
        content.standalone.includes(name) ? quality.standalone : quality.usual,
      )
  })

/** Copies a folder with the files of a release and their compressed copies into its own folder, unless it exists. */
export const copyRelease = (folder: string, release: Named, from: string): Promise<void> =>
  fill(folder, release, (draft) => cp(from, draft, { recursive: true }))

/** Returns those of the files of a release that its folder lacks. */
export function findMissingFiles(folder: string, { area, version }: Named, files: readonly string[]): string[] {
  return [releaseFile, ...files].filter((name) => !existsSync(join(folderOf(folder, area, version), name)))
}

/** Writes a file into the folder of all releases, and deletes it. */
export async function tryFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const probe = join(folder, `${draftPrefix}${randomBytes(6).toString('hex')}`)
  await writeFile(probe, 'x')
  await rm(probe)
}

/** Deletes the folder of a release. */
export async function removeRelease(folder: string, { area, version }: Named): Promise<void> {
  await rm(folderOf(folder, area, version), { recursive: true, force: true })
}
