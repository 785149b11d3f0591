import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReleasePackage, releaseFile } from '@lekta/shared/contract/delivery/release-package'
import type { Release } from '@lekta/shared/routing/registry'
import webpack, { type Compilation, type Configuration } from 'webpack'
import { remoteNames, remotePackage, root, testedDist } from '../packages'
import { projectAt } from '../release/build-release'
import { readRegistry } from '../release/registry-file'
import { filesName, type HostFiles, shellFiles } from './build-host'
import { compile } from './compile'
import { withoutWords, wordsFileOf } from './lazy-words'
import { lazyFiles } from './page-files'
import { precompress } from './precompress'
import { prerenderedName } from './prerender-host'
import { readArea } from './read-area'

const areaFile = (name: string) => join(remotePackage(name).directory, 'src/area.ts')

/** Returns the file with the texts of an area. Throws if there is none. */
function wordsOf(name: string): string {
  const file = wordsFileOf(remotePackage(name).directory)
  if (!file) throw new Error(`remote-${name} has no texts in src/words.id.ts.`)
  return file
}

/** The entry of each area: an empty script, because the area itself is a part of the one build. */
const entry = { name: 'area.js', text: '//\n' }

/**
 * Returns a module that replaces the federation's transport. It loads every area with a plain lazy import, and its
 * entry, which the server names in the page.
 */
function transport() {
  const areas = remoteNames().map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(areaFile(name))}).then((module) => module.area)`,
  )
  const words = remoteNames().map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(wordsOf(name))})`)
  const source = `const areas = { ${areas.join(', ')} }
const words = { ${words.join(', ')} }
const loadWords = async (release) => (await words[release.area.name]()).words
const loadEntry = ({ entry: src, files }) => new Promise((resolve, reject) => {
  const script = Object.assign(document.createElement('script'), { src, integrity: files[src], crossOrigin: 'anonymous', onload: resolve, onerror: reject })
  document.head.append(script)
})
const load = async (release) => (await Promise.all([areas[release.area.name](), loadEntry(release)]))[0]
export const createTransport = (run) => ({ run, load, loadWords, diagnose: async () => 'crash', reread: async () => null, wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)) })`
  return `data:text/javascript,${encodeURIComponent(source)}`
}

/** Replaces the loaders of containers, because they use whole shared modules. */
const noContainers = 'data:text/javascript,export {}'

const asMonolith = (configuration: Configuration, source: string): Configuration => ({
  ...configuration,
  // Webpack's own chunks: those of the host serve areas that are built apart.
  optimization: { ...configuration.optimization, splitChunks: {} },
  plugins: [
    ...(configuration.plugins ?? []),
    new webpack.NormalModuleReplacementPlugin(/^\.\/transport$/, source),
    withoutWords(remoteNames().map((name) => remotePackage(name).directory)),
    new webpack.NormalModuleReplacementPlugin(/\/(legacy-)?containers$/, noContainers),
  ],
})

/** Returns the files of each page of an area, by the page's path, so that they get hints like those of the portal. */
async function pageFilesOf(
  compilation: Compilation,
  name: string,
  area: readonly string[] = [],
): Promise<[string, string[]][]> {
  const { directory } = remotePackage(name)
  const screens = lazyFiles(compilation, join(directory, 'src/area.ts'))
  const { requests } = await readArea(directory)
  return Object.entries(requests).map(([path, request]) => {
    const files = [...area, ...(screens[request] ?? [])].map((file) => `/${file}`)
    return [path, [...new Set(files)]]
  })
}

/** The name under which the files of an area's page are listed among those of the host. */
const pageName = (area: string, path: string) => `${area} ${path}`

/** Writes a release of an area whose pages are in the one build. */
function writeRelease(dist: string, federated: string, { area, version }: Release, paths: readonly string[]) {
  const folder = join('remotes', area.name, version)
  const content = JSON.parse(readFileSync(join(federated, folder, releaseFile), 'utf8')) as ReleasePackage
  const bytes = Buffer.from(entry.text)
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, folder, entry.name), bytes)
  const own: Partial<ReleasePackage> = {
    entry: entry.name,
    runtime: 'portal',
    files: { [entry.name]: { bytes: bytes.length, gzip: bytes.length, integrity } },
    standalone: [],
    // Texts load with a lazy import, without hints.
    words: { id: [] },
    preload: Object.fromEntries(paths.map((path) => [path, []])),
    takes: Object.fromEntries(paths.map((path) => [path, [pageName(area.name, path)]])),
  }
  writeFileSync(join(dist, folder, releaseFile), JSON.stringify({ ...content, ...own }))
}

/**
 * Builds the portal as one build without federation: the baseline against which the portal in `federated` is
 * measured.
 */
export async function buildMonolith(dist: string, federated = testedDist): Promise<void> {
  const directory = join(root, 'host')
  const folder = join(dist, 'host')
  const source = transport()
  const host = (await projectAt(directory)).configure({ output: folder, development: false, hash: 'monolith' })
  const { compilation } = await compile(asMonolith(host, source))
  const releases = Object.values(readRegistry(federated)).map(({ current }) => current)
  const areas = lazyFiles(compilation, source)
  const pages = await Promise.all(
    releases.map(({ area: { name } }) => pageFilesOf(compilation, name, areas[areaFile(name)])),
  )
  const kit = releases.flatMap(({ area }, i) =>
    (pages[i] ?? []).map(([path, files]) => [pageName(area.name, path), files]),
  )
  const files: HostFiles = {
    inputs: '',
    federation: [],
    legacy: [],
    kit: Object.fromEntries(kit),
    ...(await shellFiles(compilation, directory)),
  }
  writeFileSync(join(folder, filesName), JSON.stringify(files))
  copyFileSync(join(federated, 'host', prerenderedName), join(folder, prerenderedName))
  await precompress(readdirSync(join(folder, 'assets')).map((file) => join(folder, 'assets', file)))
  for (const [i, release] of releases.entries()) {
    const paths = (pages[i] ?? []).map(([path]) => path)
    writeRelease(dist, federated, release, paths)
  }
  const lines = releases.map((current) => [current.area.name, { current, previous: null }])
  writeFileSync(join(dist, 'remotes.json'), JSON.stringify(Object.fromEntries(lines)))
}
