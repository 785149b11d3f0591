import { join } from 'node:path'
import type { Config } from '../config/config'
import { joinEmbedded } from './embedded/embedded'

/**
 * Returns the address of the configured database, or else of the embedded one, with a note for the operator and a
 * function to leave it.
 */
export async function findDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return { url: databaseUrl, note: null, leave: async () => undefined }
  return joinEmbedded(join(dataDir, 'postgres'), { log: (message) => console.error(message) })
}
