import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile } from './compile'
import { inputsOf } from './inputs'
import { distOf, remotePackage, root } from './packages'
import { type LazyFiles, lazyFiles } from './page-files'
import { precompress } from './precompress'
import { type ReadArea, readArea } from './read-area'
import { flip, flipBack, type ReleaseLine, readRegistry } from './registry-file'
import { copyStandalone } from './standalone'
import { containerName, fixturesChunk, type Project } from './webpack'

/** The project that a package's `webpack.config.ts` names. */
export async function projectAt(directory: string): Promise<Project> {
  const config = pathToFileURL(join(directory, 'webpack.config.ts')).href
  return ((await import(config)) as { default: Project }).default
}

const integrityOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** Of the contract in `shared`, as it stands now. */
export const contractVersion = () => {
  const source = readFileSync(join(root, 'shared/src/contract/contract.ts'), 'utf8')
  const version = /contractVersion = '([^']+)'/.exec(source)?.[1]
  if (!version) throw new Error('shared/src/contract/contract.ts names no contractVersion.')
  return version
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

interface Built {
  folder: string
  url: string
  lazy: LazyFiles
  /** Files of the exposed module. */
  exposed: string[]
  scripts: string[]
}

function lineOf(
  area: string,
  version: string,
  container: string,
  { url, lazy, exposed, scripts, folder }: Built,
  read: ReadArea,
) {
  const pages = Object.entries(read.requests).map(([path, request]) => {
    const files = [...exposed, ...(lazy[request] ?? [])]
    return [path, [...new Set(files)].map((file) => url + file)]
  })
  if (read.table.name !== area) throw new Error(`The area in remote-${area} calls itself “${read.table.name}”.`)
  return {
    version,
    manifest: `${url}mf-manifest.json`,
    entry: `${url}remoteEntry.js`,
    container,
    contract: contractVersion(),
    files: Object.fromEntries(scripts.map((file) => [url + file, integrityOf(join(folder, file))])),
    preload: Object.fromEntries(pages),
    area: read.table,
  } satisfies ReleaseLine
}

interface Manifest {
  exposes: { name: string; assets: { js: Assets; css: Assets } }[]
}
interface Assets {
  sync: string[]
}

const exposedFiles = (folder: string) => {
  const { exposes } = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as Manifest
  const area = exposes.find(({ name }) => name === 'area')
  if (!area) throw new Error('A remote exposes its area.')
  return [...area.assets.js.sync, ...area.assets.css.sync]
}

async function build(project: Project, folder: string, hash: string) {
  const options = { output: folder, development: false, hash }
  const { compilation } = await compile(project.configure(options))
  const lazy = lazyFiles(compilation, join(project.directory, 'src/area.ts'))
  const fixtures = compilation.namedChunks.get(fixturesChunk)?.files
  const isScript = (file: string) => /\.(js|css)$/.test(file) && !fixtures?.has(file)
  const scripts = Object.keys(compilation.assets).filter(isScript)
  return { lazy, scripts, exposed: exposedFiles(folder) }
}

const versionOf = (area: string) => {
  const { directory, version } = remotePackage(area)
  const hash = inputsOf(directory, contractVersion())
  return { directory, hash, version: `${version}-${hash}` }
}

/** Whether what is served of a remote was built from what stands here now. */
export const isServed = (area: string, dist = distOf()) =>
  readRegistry(dist)[area]?.current.version === versionOf(area).version

/** Builds a release into its own folder, once: what stands there is never changed. */
async function put(area: string, dist: string): Promise<ReleaseLine> {
  const { directory, hash, version } = versionOf(area)
  const folder = join(dist, 'remotes', area, version)
  const line = join(folder, 'release.json')
  if (existsSync(line)) return JSON.parse(readFileSync(line, 'utf8')) as ReleaseLine
  const draft = join(dist, 'remotes', area, `.${version}.${process.pid}`)
  mkdirSync(draft, { recursive: true })
  try {
    const built = await build(await projectAt(directory), draft, hash)
    const url = `/remotes/${area}/${version}/`
    const release = lineOf(
      area,
      version,
      containerName(area, hash),
      { ...built, folder: draft, url },
      readArea(directory),
    )
    writeFileSync(join(draft, basename(line)), JSON.stringify(release))
    await precompress(filesIn(draft))
    await copyStandalone(draft, dist)
    renameSync(draft, folder)
    return release
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Builds one remote and serves it from now on; the host and the other remotes are not touched. */
export async function release(area: string, dist = distOf()): Promise<ReleaseLine> {
  const line = await put(area, dist)
  await flip(dist, area, line)
  return line
}

/** Serves the remote's previous release again. */
export async function rollback(area: string, dist = distOf()): Promise<ReleaseLine> {
  remotePackage(area)
  const line = (await flipBack(dist, area))[area]
  if (!line) throw new Error(`The remote “${area}” was never released.`)
  return line.current
}
