import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { releaseFile } from '@lekta/shared/contract/delivery/release-package'
import type { ReadPackage } from '../package/read-package'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** The minimum size in bytes of a file to compress. Compressing a smaller file saves nothing. */
const threshold = 500

async function writeCompressed(path: string, content: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  if (content.length < threshold || !/\.(js|css|html|json|svg)$/.test(path)) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [gz, br] = await Promise.all([zip(content, { level: 9 }), brotli(content, { params })])
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)])
}

/** Returns the folder of a release below the folder of all releases. */
export const folderOf = (folder: string, area: string, version: string) => join(folder, area, version)

/**
 * Writes the files of a release, with compressed copies, into its folder, unless it exists. The folder appears when
 * all files are in it, and is never changed afterwards.
 */
export async function writeRelease(
  folder: string,
  { content, description, files }: Pick<ReadPackage, 'content' | 'description' | 'files'>,
): Promise<void> {
  const target = folderOf(folder, content.area.name, content.version)
  if (existsSync(target)) return
  await mkdir(dirname(target), { recursive: true })
  const draft = join(folder, `.draft-${randomBytes(6).toString('hex')}`)
  try {
    for (const [name, file] of [[releaseFile, description] as const, ...files])
      await writeCompressed(join(draft, name), file)
    await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
      // Another process was faster with the same release.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
