import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { releaseFile } from '@lekta/shared/contract/delivery/release-package'
import { packTar } from 'modern-tar'
import type { ObjectStore } from '../../object-store/object-store'
import { parseDescription, readPackage } from '../package/read-package'
import { copyRelease, findMissingFiles, folderOf, removeRelease, writeRelease } from './release-folder'
import type { ReleaseStore } from './release-store'

const keyOf = (area: string, version: string) => `${area}/${version}.tgz`

const type = 'application/gzip'

/** Packs the files of a release that are in a folder. */
async function packFolder(folder: string): Promise<Buffer> {
  const description = await readFile(join(folder, releaseFile))
  const names = Object.keys(parseDescription(description).files)
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const))
  const entries = [[releaseFile, description] as const, ...files]
  const tar = await packTar(entries.map(([name, body]) => ({ header: { name, size: body.length }, body })))
  return promisify(gzip)(tar)
}

/**
 * Returns a store with one object for each release. Every server unpacks the releases that it serves into its own
 * folder.
 */
export function bucketStore(objects: ObjectStore, folder: string): ReleaseStore {
  /** Releases that are being unpacked. Others that need one of them wait for it. */
  const unpacking = new Map<string, Promise<boolean>>()

  const unpack = async (area: string, version: string): Promise<boolean> => {
    const packed = await objects.get(keyOf(area, version))
    if (packed) await writeRelease(folder, await readPackage(packed))
    return packed !== null
  }
  return {
    folder,
    add: async (release, packed) => {
      const { area, version } = release.content
      await objects.put(keyOf(area.name, version), packed, type)
      await writeRelease(folder, release)
    },
    addFolder: async ({ area, version }, from) => {
      const key = keyOf(area, version)
      if (!(await objects.has(key))) await objects.put(key, await packFolder(from), type)
      await copyRelease(folder, { area, version }, from)
    },
    fetch: async (area, version) => {
      if (existsSync(folderOf(folder, area, version))) return true
      const key = keyOf(area, version)
      const started = unpacking.get(key) ?? unpack(area, version).finally(() => unpacking.delete(key))
      unpacking.set(key, started)
      return started
    },
    remove: async (area, version) => {
      await objects.remove(keyOf(area, version))
      await removeRelease(folder, { area, version })
    },
    tryWriting: async () => {
      const key = `check-${randomUUID()}`
      await objects.put(key, Buffer.from('x'), 'text/plain')
      await objects.remove(key)
    },
    findMissing: async (area, version, files) => {
      const key = keyOf(area, version)
      if (!(await objects.has(key))) return [key]
      // A release that nobody has asked this server for is not unpacked yet.
      if (!existsSync(folderOf(folder, area, version))) return []
      return findMissingFiles(folder, { area, version }, files)
    },
  }
}
