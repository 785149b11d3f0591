import { join } from 'node:path'
import type { Config } from '../../config/config'
import { diskStore } from './disk-store'
import type { ReleaseStore } from './release-store'

/** Opens the store of releases that the settings describe. */
export const openStore = ({ dataDir }: Pick<Config, 'dataDir'>): ReleaseStore => diskStore(join(dataDir, 'releases'))
