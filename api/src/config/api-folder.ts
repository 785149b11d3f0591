import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/**
 * The folder of this package. It is found through its `package.json`, because the bundled server is in another folder
 * than the sources.
 */
export const apiFolder = dirname(createRequire(import.meta.url).resolve('#package.json'))
