import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import { fileToDelete } from '../database/schema'
import { type ObjectStore, openObjectStore } from '../object-store/object-store'

/** Milliseconds after which a file is deleted that no row refers to. Storing one takes less. */
export const UNUSED_TIME = 2 * 60 * 60_000

/** Opens the bucket of files; null if large files are in the database. `timeoutMs` limits each request. */
export const openFiles = ({ filesUrl }: Pick<Config, 'filesUrl'>, timeoutMs?: number): ObjectStore | null =>
  filesUrl === null ? null : openObjectStore(filesUrl, timeoutMs)

interface NewFile {
  /** The beginning of its key. */
  folder: string
  /** The end of its key, such as `zip`. */
  ending: string
  type: string
  content: AsyncIterable<Buffer>
  now: Date
}

/**
 * Stores a file under a new key, which says nothing about its content. Returns the key, and the size in bytes. The file
 * is deleted later unless the transaction that refers to it calls `keepFile`, so a failure leaves nothing.
 */
export async function storeFile(
  database: Database,
  store: ObjectStore,
  { folder, ending, type, content, now }: NewFile,
): Promise<{ key: string; bytes: number }> {
  const key = `${folder}/${randomUUID()}.${ending}`
  await database.insert(fileToDelete).values({ key, deleteAt: new Date(now.getTime() + UNUSED_TIME) })
  return { key, bytes: await store.write(key, content, type) }
}

/** Keeps a file that was stored. Run it in the transaction of the row that refers to the file. */
export const keepFile = (transaction: Database, key: string) =>
  transaction.delete(fileToDelete).where(eq(fileToDelete.key, key))
