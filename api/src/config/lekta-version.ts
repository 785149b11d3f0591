import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiFolder } from './api-folder'

/** Returns the version of Lekta. */
export const lektaVersion = (): string =>
  (JSON.parse(readFileSync(join(apiFolder, 'package.json'), 'utf8')) as { version: string }).version
