import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import { compile } from '@lekta/tools/compile'
import { root } from '@lekta/tools/packages'
import { projectAt, versionAt } from '@lekta/tools/project'
import { isCode, type Transfer } from './network-record'

/** What a part of the code is, by the first pattern that its source's path fits. */
const kinds: readonly (readonly [name: string, source: RegExp])[] = [
  ['React', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/react-router/],
  ['store and query cache', /node_modules\/(@reduxjs|immer|redux|react-redux|reselect|redux-thunk)\//],
  ['HTTP client', /node_modules\/axios\//],
  ['translations', /node_modules\/(i18next|react-i18next)\/|words\.id\./],
  ['schemas', /node_modules\/zod\//],
  ['UI kit', /node_modules\/(@mantine|@floating-ui|@tabler|react-remove-scroll)/],
  ['federation', /src\/federation\/|src\/build\/shared\//],
  ['other libraries', /node_modules\//],
  ['own code', /\.tsx?/],
]

/** Code that comes from no source is that of webpack, which joins and loads the modules. */
const kindOf = (source = '') => kinds.find(([, pattern]) => pattern.test(source))?.[0] ?? 'build runtime'

/** Returns the share of each kind in a script whose source map is next to it. */
function sharesIn(file: string): Map<string, number> {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  const text = readFileSync(file, 'utf8')
  const shares = new Map<string, number>()
  for (const [number, line] of text.split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(number, column)
      const kind = kindOf('originalSource' in entry ? entry.originalSource : undefined)
      shares.set(kind, (shares.get(kind) ?? 0) + 1 / text.length)
    }
  }
  return shares
}

/** Builds the host and remotes again, with source maps. Nearly all files get the same names as in the portal. */
export async function buildWithMaps(packages: readonly string[], scratch: string): Promise<string[]> {
  const folders: string[] = []
  for (const name of packages) {
    const [directory, output] = [join(root, name), join(scratch, 'maps', name)]
    const { hash } = versionAt(directory)
    const configuration = (await projectAt(directory)).configure({ output, development: false, hash })
    await compile({ ...configuration, devtool: 'hidden-source-map' })
    folders.push(output, join(output, 'assets'))
  }
  return folders
}

const withoutHash = (name: string) => name.replace(/\.[0-9a-f]{8}\.js$/, '')

/**
 * Returns the script of a name that has a source map. With source maps, the minifier may choose other names within a
 * script, whose hash is different then; what it consists of is the same.
 */
function findMapped(name: string, folders: readonly string[]): string | undefined {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const mapped = files.filter((file) => file.endsWith('.js') && existsSync(`${file}.map`))
  return (
    mapped.find((file) => basename(file) === name) ??
    mapped.find((file) => withoutHash(basename(file)) === withoutHash(name))
  )
}

/**
 * Returns what the code of a page consists of, as a sentence. `folders` contain its scripts with their source maps;
 * throws if one is missing.
 */
export function describeContents(requests: readonly Transfer[], folders: readonly string[]): string {
  const bytes = new Map<string, number>()
  const add = (kind: string, size: number) => bytes.set(kind, (bytes.get(kind) ?? 0) + size)
  for (const { url, bytes: size } of requests.filter(isCode)) {
    const name = basename(new URL(url).pathname)
    if (name.endsWith('.css')) add('styles', size)
    else {
      const file = findMapped(name, folders)
      if (!file) throw new Error(`${url} was not built with a source map.`)
      for (const [kind, share] of sharesIn(file)) add(kind, share * size)
    }
  }
  const sorted = [...bytes].sort(([, a], [, b]) => b - a)
  return sorted.map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)}`).join(', ')
}
