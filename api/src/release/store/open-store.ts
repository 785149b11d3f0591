import { join } from 'node:path'
import type { Config } from '../../config/config'
import { openObjectStore } from '../../object-store/object-store'
import { bucketStore } from './bucket-store'
import { diskStore } from './disk-store'
import type { ReleaseStore } from './release-store'

/** Opens the store of releases that the settings describe. `timeoutMs` limits each request to a bucket. */
export function openStore(
  { dataDir, releasesUrl }: Pick<Config, 'dataDir' | 'releasesUrl'>,
  timeoutMs?: number,
): ReleaseStore {
  const folder = join(dataDir, 'releases')
  return releasesUrl === null ? diskStore(folder) : bucketStore(openObjectStore(releasesUrl, timeoutMs), folder)
}
