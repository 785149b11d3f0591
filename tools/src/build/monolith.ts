import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@lekta/shared/routing/registry'
import webpack, { type Compilation, type Configuration } from 'webpack'
import { remoteNames, remotePackage, root, testedDist } from '../packages'
import { projectAt } from '../release/build-release'
import { readRegistry } from '../release/registry-file'
import { filesName, type HostFiles, shellFiles } from './build-host'
import { compile } from './compile'
import { lazyFiles } from './page-files'
import { precompress } from './precompress'
import { prerenderedName } from './prerender-host'
import { readArea } from './read-area'

const areaFile = (name: string) => join(remotePackage(name).directory, 'src/area.ts')

/** Returns a module that replaces the federation's transport. It loads every area with a plain lazy import. */
function transport() {
  const areas = remoteNames().map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(areaFile(name))}).then((module) => module.area)`,
  )
  const source = `const areas = { ${areas.join(', ')} }
export const createTransport = (run) => ({
  run,
  load: (release) => areas[release.area.name](), diagnose: async () => 'crash', reread: async () => null, wait: async () => {},
})`
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
    new webpack.NormalModuleReplacementPlugin(/\/(legacy-)?containers$/, noContainers),
  ],
})

/**
 * Returns a registry line with the monolith's files, so that they get preload hints like those of the federated
 * portal.
 */
function lineOf(compilation: Compilation, line: Release, area: readonly string[] = []): Release {
  const [entry, ...rest] = area.map((file) => `/${file}`)
  if (!entry) throw new Error(`The area ${line.area.name} is in no file of its own.`)
  const { directory } = remotePackage(line.area.name)
  const screens = lazyFiles(compilation, join(directory, 'src/area.ts'))
  const pages = Object.entries(readArea(directory).requests).map(([path, request]) => {
    const files = (screens[request] ?? []).map((file) => `/${file}`)
    return [path, [...new Set([...rest, ...files])].filter((file) => file !== entry)]
  })
  return { ...line, entry, files: {}, preload: Object.fromEntries(pages) }
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
  const files: HostFiles = { inputs: '', federation: [], legacy: [], kit: {}, ...shellFiles(compilation, directory) }
  writeFileSync(join(folder, filesName), JSON.stringify(files))
  copyFileSync(join(federated, 'host', prerenderedName), join(folder, prerenderedName))
  await precompress(readdirSync(join(folder, 'assets')).map((file) => join(folder, 'assets', file)))
  const areas = lazyFiles(compilation, source)
  const lines = Object.entries(readRegistry(federated)).map(([name, { current }]) => {
    return [name, { current: lineOf(compilation, current, areas[areaFile(name)]), previous: null }]
  })
  mkdirSync(join(dist, 'remotes'), { recursive: true })
  writeFileSync(join(dist, 'remotes.json'), JSON.stringify(Object.fromEntries(lines)))
}
