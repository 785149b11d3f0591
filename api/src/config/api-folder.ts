import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/**
 * The folder of this package. Found by its `package.json`, because the bundled server is in another folder than the
 * sources.
 */
export const apiFolder = dirname(createRequire(import.meta.url).resolve('#package.json'))
