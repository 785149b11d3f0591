import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import { compile } from '../build/compile'
import { root } from '../packages'
import { projectAt, versionAt } from '../release/build-release'

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

const buildRuntime = 'build runtime'

/** Code that comes from no source is that of webpack, which joins and loads the modules. */
const kindOf = (source = '') => kinds.find(([, pattern]) => pattern.test(source))?.[0] ?? buildRuntime

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
 * Returns the script of a name in a build with source maps. The minifier may choose other names there within a
 * script, whose hash is different then; what it consists of is the same. Throws if the build has no such script.
 */
function findScript(name: string, folders: readonly string[]): string {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const scripts = files.filter((file) => file.endsWith('.js'))
  const found =
    scripts.find((file) => basename(file) === name) ??
    scripts.find((file) => withoutHash(basename(file)) === withoutHash(name))
  if (!found) throw new Error(`The build with source maps has no script ${name}.`)
  return found
}

/** Returns the share of each kind of code in a script; `folders` are those that `buildWithMaps` returned. */
export function sharesIn(name: string, folders: readonly string[]): Map<string, number> {
  const file = findScript(name, folders)
  // Webpack writes no map for a script that only passes on exports of other scripts.
  if (!existsSync(`${file}.map`)) return new Map([[buildRuntime, 1]])
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
