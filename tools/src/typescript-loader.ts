import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const { resolve } = createRequire(import.meta.url)

/** The module to pass to `node --import`, so that it can run TypeScript. */
export const typescriptLoader = pathToFileURL(resolve('tsx')).href
