import { join } from 'node:path'
import type { Config } from '../config/config'
import { joinEmbedded } from './embedded/embedded'

/** The address of the database, its own or the configured one, what should be said of it, and how to leave it. */
export async function findDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return { url: databaseUrl, note: null, leave: async () => undefined }
  return joinEmbedded(join(dataDir, 'postgres'), { log: (message) => console.error(message) })
}
