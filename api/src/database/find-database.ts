import { join } from 'node:path'
import type { Config } from '../config/config'
import { joinEmbedded } from './embedded/embedded'

/**
 * Returns the address of the configured database, or of the embedded one if none is configured, with a note for the
 * operator and a function that leaves the database.
 */
export async function findDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return { url: databaseUrl, note: null, leave: async () => undefined }
  return joinEmbedded(join(dataDir, 'postgres'), { log: (message) => console.error(message) })
}
