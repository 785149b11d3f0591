import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A module or a style sheet of a library that other packages may import. */
export interface EntryPoint {
  /** Its name in `exports`, such as `./client`. */
  name: string
  /** Its source, relative to the library's folder, such as `src/client/client.ts`. */
  source: string
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Returns the source files of a library without its tests, relative to its folder, in alphabetical order. */
export const sourcesOf = (library: string): string[] =>
  readdirSync(join(library, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => relative(library, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()

/** Returns the text that `*` has to be for a pattern such as `./lists/*` to be a name; null if it cannot be. */
function matchPattern(pattern: string, name: string): string | null {
  const [before = '', after = ''] = pattern.split('*')
  const fits = name.startsWith(before) && name.endsWith(after) && name.length > before.length + after.length
  return fits ? name.slice(before.length, name.length - after.length) : null
}

/** Returns the key of `exports` that Node would use for a name: the name itself, or the longest pattern. */
const keyFor = (keys: readonly string[], name: string) =>
  keys.includes(name)
    ? name
    : keys.filter((key) => key.includes('*') && matchPattern(key, name) !== null).sort((a, b) => b.length - a.length)[0]

/** Returns every entry point of a library in this repository, as its `exports` define them, in alphabetical order. */
export function entryPointsOf(library: string): EntryPoint[] {
  const manifest = readFileSync(join(library, 'package.json'), 'utf8')
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string> }
  const keys = Object.keys(exports)
  const files = sourcesOf(library)
  const entries = Object.entries(exports).flatMap(([key, target]): EntryPoint[] => {
    const source = target.replace(/^\.\//, '')
    if (!key.includes('*')) return [{ name: key, source }]
    return files.flatMap((file) => {
      const match = matchPattern(source, file)
      const name = match && key.replace('*', match)
      return name && keyFor(keys, name) === key ? [{ name, source: file }] : []
    })
  })
  const missing = entries.find(({ source }) => !existsSync(join(library, source)))
  if (missing) throw new Error(`${library} exports “${missing.name}”, but ${missing.source} does not exist.`)
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
}
