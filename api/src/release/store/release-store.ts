import type { ReadPackage } from '../package/read-package'

/** Where the files of releases are. The files of a release never change. */
export interface ReleaseStore {
  /** The folder from which the portal serves releases, each in `<area>/<version>/`, with compressed copies. */
  folder: string
  /** Stores a package, unless it is stored already, and writes its files into the folder. */
  add: (release: ReadPackage, packed: Buffer) => Promise<void>
  /** Stores a release whose files and their compressed copies are in a folder, unless it is stored already. */
  addFolder: (release: { area: string; version: string }, from: string) => Promise<void>
  /**
   * Writes the files of a stored release into the folder, unless they are in it. Returns whether they are in it now:
   * false for a release that is not stored.
   */
  fetch: (area: string, version: string) => Promise<boolean>
  /** Deletes the files of a release. */
  remove: (area: string, version: string) => Promise<void>
  /** Writes something, and deletes it. Rejects with the reason if that is not possible. */
  tryWriting: () => Promise<void>
  /** Returns what the store lacks of a release that has these files, by name. */
  findMissing: (area: string, version: string, files: readonly string[]) => Promise<string[]>
}
