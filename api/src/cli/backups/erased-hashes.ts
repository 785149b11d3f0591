import { existsSync, statSync } from 'node:fs'
import { StartError } from '../../config/start-error'
import { readTombstoneFile, readTombstones } from '../../privacy/erase/tombstones'

const hashesIn = (lists: readonly (readonly { hash: string }[])[]) => [...new Set(lists.flat().map(({ hash }) => hash))]

/**
 * Returns the hashes of erased people that these folders record, and a file or folder if one is named. Throws a
 * StartError if that one does not exist.
 */
export async function readErasedHashes(folders: readonly string[], named?: string): Promise<string[]> {
  if (named && !existsSync(named)) throw new StartError(`There is no file ${named}.`)
  const isFile = named !== undefined && statSync(named).isFile()
  const inFolders = await Promise.all([...folders, ...(named && !isFile ? [named] : [])].map(readTombstones))
  return hashesIn([...inFolders, isFile ? await readTombstoneFile(named) : []])
}
