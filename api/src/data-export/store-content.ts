import { exportLimit } from '@lekta/shared/contract/data-export'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Database } from '../database/connect'
import { dataExport } from '../database/schema'
import { ApiError } from '../errors/api-error'
import { openFiles } from '../files/files'
import { joinBuffers } from '../stream/join-buffers'

/** How many bytes of an archive are in memory at a time. */
const CHUNK = 1024 * 1024

/** Time limit of a statement that writes a whole archive, in milliseconds. */
const WRITE_TIMEOUT = 5 * 60_000

/** An archive is larger than `exportLimit`. */
export class ArchiveTooLargeError extends Error {}

/** Yields the content of an archive. Throws an `ArchiveTooLargeError` as soon as it is above the limit. */
export async function* withinLimit(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const buffer of content) {
    size += buffer.length
    if (size > exportLimit) throw new ArchiveTooLargeError()
    yield buffer
  }
}

/**
 * Stores the content of an export as it arrives, and returns its size in bytes. PostgreSQL collects the content in a
 * large object, because a column can be written only as a whole. Run it in a transaction: if that fails, nothing remains.
 */
export async function storeContent(transaction: Database, id: number, content: AsyncIterable<Buffer>): Promise<number> {
  const { rows } = await transaction.execute<{ oid: number }>(sql`select lo_create(0) as oid`)
  const oid = rows[0]?.oid
  let size = 0
  for await (const chunk of joinBuffers(content, CHUNK)) {
    await transaction.execute(sql`select lo_put(${oid}::oid, ${size}::bigint, ${chunk}::bytea)`)
    size += chunk.length
  }
  await transaction.execute(sql`set local statement_timeout = ${sql.raw(String(WRITE_TIMEOUT))}`)
  await transaction
    .update(dataExport)
    .set({ content: sql`lo_get(${oid}::oid)` })
    .where(eq(dataExport.id, id))
  await transaction.execute(sql`select lo_unlink(${oid}::oid)`)
  return size
}

/**
 * Opens the content of an export, from the bucket if it has a key there. Returns null if the bucket does not have it.
 * Throws a 503 while the bucket cannot be used.
 */
export async function openContent(
  database: Database,
  config: Pick<Config, 'filesUrl'>,
  { id, bytes, fileKey }: { id: number; bytes: number; fileKey: string | null },
): Promise<AsyncIterable<Buffer> | null> {
  if (fileKey === null) return readContent(database, id, bytes)
  const store = openFiles(config)
  if (!store) return null
  return store.read(fileKey).catch((cause: unknown) => {
    throw Object.assign(new ApiError(503, 'The file cannot be read at the moment. Please try again in a moment.'), {
      cause,
    })
  })
}

/**
 * Reads the content of an export piece by piece. The caller has found the export by its tenant. Throws if the content
 * is deleted meanwhile.
 */
async function* readContent(database: Database, id: number, bytes: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes; start += CHUNK) {
    const [row] = await database
      .select({ chunk: sql<Buffer>`substring(${dataExport.content} from ${start + 1}::int for ${CHUNK}::int)` })
      .from(dataExport)
      .where(and(eq(dataExport.id, id), isNotNull(dataExport.content)))
    if (!row) throw new Error('The export was deleted while it was read.')
    yield row.chunk
  }
}
