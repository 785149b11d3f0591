import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile } from '../build/compile'
import { withDraft } from '../build/draft'
import { inputsOf } from '../build/inputs'
import { type LazyFiles, lazyFiles } from '../build/page-files'
import { precompress } from '../build/precompress'
import { type ReadArea, readArea } from '../build/read-area'
import { copyStandalone } from '../build/standalone'
import { containerName, fixturesChunk, type Project } from '../build/webpack'
import { remotePackage, root, servedDist, testedDist } from '../packages'
import { withPartLock } from './part-lock'
import { flip, flipBack, type ReleaseLine, readRegistry } from './registry-file'

/** Returns the project that a package's `webpack.config.ts` exports. */
export async function projectAt(directory: string): Promise<Project> {
  const config = pathToFileURL(join(directory, 'webpack.config.ts')).href
  return ((await import(config)) as { default: Project }).default
}

const integrityOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** Returns the current version of the contract in `shared`. */
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
  // The statistics would be public. They describe the modules of the build for tools that we do not use.
  rmSync(join(folder, 'mf-stats.json'))
  const lazy = lazyFiles(compilation, join(project.directory, 'src/area.ts'))
  const fixtures = compilation.namedChunks.get(fixturesChunk)?.files
  const isScript = (file: string) => /\.(js|css)$/.test(file) && !fixtures?.has(file)
  const scripts = Object.keys(compilation.assets).filter(isScript)
  return { lazy, scripts, exposed: exposedFiles(folder) }
}

const versionOf = (area: string) => {
  const { directory, version } = remotePackage(area)
  const hash = inputsOf(directory, contractVersion())
  return { area, directory, hash, version: `${version}-${hash}` }
}

type Version = ReturnType<typeof versionOf>

const folderOf = (dist: string, { area, version }: Version) => join(dist, 'remotes', area, version)

/** Name of the file with the registry line of a finished release. */
const lineName = 'release.json'

/** Name of the file that says from which commit a release was built, for its standalone page. */
const buildName = 'build.json'

/** Returns the commit of the working tree, marked if files differ from it; null outside of a Git repository. */
function currentCommit(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const { status, stdout } = git('rev-parse', '--short=12', 'HEAD')
  if (status !== 0) return null
  const isChanged = git('status', '--porcelain').stdout.trim() !== ''
  return stdout.trim() + (isChanged ? ' with changes' : '')
}

/** Returns the registry line of a finished release; null if the folder has none. */
function readLine(folder: string): ReleaseLine | null {
  const file = join(folder, lineName)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseLine) : null
}

/** Returns whether a remote has never been released. */
export const isUnreleased = (area: string, dist = servedDist()) => !readRegistry(dist)[area]

/** Returns whether the served release of a remote was built from the current working tree. */
export const isServed = (area: string, dist = servedDist()) =>
  readRegistry(dist)[area]?.current.version === versionOf(area).version

/** Builds a release into an empty folder, and returns its line of the registry. */
export type BuildRelease = (release: Version, folder: string) => Promise<ReleaseLine>

const buildRelease: BuildRelease = async ({ area, directory, hash, version }, folder) => {
  const built = await build(await projectAt(directory), folder, hash)
  const url = `/remotes/${area}/${version}/`
  const line = lineOf(area, version, containerName(area, hash), { ...built, folder, url }, readArea(directory))
  await precompress(filesIn(folder))
  await copyStandalone(folder)
  writeFileSync(join(folder, buildName), JSON.stringify({ commit: currentCommit() }))
  return line
}

/** Copies the release from the served or the tested portal if it is there; otherwise builds it. */
const copyOrBuild: BuildRelease = async (release, folder) => {
  const candidates = [servedDist(), testedDist].map((dist) => folderOf(dist, release))
  const existing = candidates.find((candidate) => readLine(candidate))
  if (existing) cpSync(existing, folder, { recursive: true })
  return readLine(folder) ?? buildRelease(release, folder)
}

/** Adds a release and serves it. Removes its files again if it cannot be served. */
async function addRelease(release: Version, draft: string, dist: string, build: BuildRelease): Promise<ReleaseLine> {
  const folder = folderOf(dist, release)
  const line = await build(release, draft)
  writeFileSync(join(draft, lineName), JSON.stringify(line))
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(draft, folder)
  try {
    await flip(dist, release.area, line)
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  return line
}

/**
 * Builds a remote, unless this version already exists, and serves it. Does not change the host or other remotes. A
 * second release of the same remote waits for the first. A failed release changes nothing.
 */
export async function release(area: string, dist = servedDist(), build = copyOrBuild): Promise<ReleaseLine> {
  const version = versionOf(area)
  // Throws before the slow build if the registry cannot be read.
  readRegistry(dist)
  return withPartLock(dist, area, async () => {
    const existing = readLine(folderOf(dist, version))
    if (!existing) return withDraft(join(dist, `.draft-${area}`), (draft) => addRelease(version, draft, dist, build))
    await flip(dist, area, existing)
    return existing
  })
}

/** Serves the previous release of a remote again, and returns it. */
export async function rollback(area: string, dist = servedDist()): Promise<ReleaseLine> {
  remotePackage(area)
  return flipBack(dist, area)
}
