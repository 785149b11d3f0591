import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './packages'

/** Returns the file of a command of a package that the repository's root installs. */
export const binOf = (name: string, command: string) => {
  const manifest = createRequire(join(root, 'package.json')).resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  return join(manifest, '..', typeof bin === 'string' ? bin : (bin[command] ?? ''))
}
