import { existsSync } from 'node:fs'
import { copyRelease, findMissingFiles, folderOf, removeRelease, tryFolder, writeRelease } from './release-folder'
import type { ReleaseStore } from './release-store'

/** Returns a store in a folder. All servers have to see the same folder. */
export const diskStore = (folder: string): ReleaseStore => ({
  folder,
  add: (release) => writeRelease(folder, release),
  addFolder: (release, from) => copyRelease(folder, release, from),
  fetch: async (area, version) => existsSync(folderOf(folder, area, version)),
  remove: (area, version) => removeRelease(folder, { area, version }),
  tryWriting: () => tryFolder(folder),
  findMissing: async (area, version, files) => findMissingFiles(folder, { area, version }, files),
})
