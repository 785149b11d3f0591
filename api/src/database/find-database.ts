import { join } from 'node:path'
import type { Config } from '../config/config'
import { joinEmbedded } from './embedded/embedded'

/**
 * Returns the address of the configured database, or of the embedded one if none is configured, with a note for the
 * operator and a function that leaves the database. Calls `onRestart` when it has restarted the embedded one.
 */
export async function findDatabase({ databaseUrl, dataDir }: Config, onRestart?: () => void) {
  if (databaseUrl) return { url: databaseUrl, note: null, leave: async () => undefined }
  return joinEmbedded(join(dataDir, 'postgres'), {
    log: (message) => console.error(message),
    ...(onRestart && { onRestart }),
  })
}
