import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile } from '../build/compile'
import { inputsOf } from '../build/inputs'
import { type LazyFiles, lazyFiles } from '../build/page-files'
import { precompress } from '../build/precompress'
import { type ReadArea, readArea } from '../build/read-area'
import { writeSlotTypes } from '../build/slot-types'
import { copyStandalone } from '../build/standalone'
import { containerName, fixturesChunk, type Project } from '../build/webpack'
import { contractVersion } from '../libraries'
import { areaName, packageAt } from '../packages'
import type { ReleaseLine } from './registry-file'

/** Returns the project that a package's `webpack.config.ts` exports. */
export async function projectAt(directory: string): Promise<Project> {
  const config = pathToFileURL(join(directory, 'webpack.config.ts')).href
  return ((await import(config)) as { default: Project }).default
}

const integrityOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

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
  /** The files whose hashes are in the registry: scripts, styles, and the types for other repositories. */
  scripts: string[]
}

function lineOf({ area, directory, hash, version }: Version, built: Built, read: ReadArea) {
  const { url, lazy, exposed, scripts, folder } = built
  const pages = Object.entries(read.requests).map(([path, request]) => {
    const files = [...exposed, ...(lazy[request] ?? [])]
    return [path, [...new Set(files)].map((file) => url + file)]
  })
  if (read.table.name !== area) throw new Error(`The area in remote-${area} calls itself “${read.table.name}”.`)
  return {
    version,
    manifest: `${url}mf-manifest.json`,
    entry: `${url}remoteEntry.js`,
    container: containerName(area, hash),
    contract: contractVersion(directory),
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

/** A version of a remote: what is built, from which folder. */
export type Version = ReturnType<typeof versionAt>

/** Returns the version of the remote in a folder, which is different for every change of what it is built from. */
export function versionAt(directory: string) {
  const { name, version } = packageAt(directory)
  const hash = inputsOf(directory, contractVersion(directory))
  return { area: areaName(name), directory, hash, version: `${version}-${hash}` }
}

/** Name of the file with the registry line of a finished release. */
const lineName = 'release.json'

/** Name of the file that says from which commit a release was built, for its standalone page. */
const buildName = 'build.json'

/** Returns the commit of a folder, marked if files differ from it; null outside of a Git repository. */
function commitOf(directory: string): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: directory, encoding: 'utf8' })
  const { status, stdout } = git('rev-parse', '--short=12', 'HEAD')
  if (status !== 0) return null
  const isChanged = git('status', '--porcelain').stdout.trim() !== ''
  return stdout.trim() + (isChanged ? ' with changes' : '')
}

/** Returns the registry line of a finished release; null if the folder has none. */
export function readLine(folder: string): ReleaseLine | null {
  const file = join(folder, lineName)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseLine) : null
}

/** Writes the registry line that makes the files in a folder a finished release. */
export const writeLine = (folder: string, line: ReleaseLine): void =>
  writeFileSync(join(folder, lineName), JSON.stringify(line))

/** Builds a release into an empty folder, and returns its line of the registry. */
export type BuildRelease = (release: Version, folder: string) => Promise<ReleaseLine>

export const buildRelease: BuildRelease = async (release, folder) => {
  const { area, directory, hash, version } = release
  const built = await build(await projectAt(directory), folder, hash)
  const url = `/remotes/${area}/${version}/`
  const scripts = [...built.scripts, ...(await writeSlotTypes(directory, folder))]
  const line = lineOf(release, { ...built, scripts, folder, url }, readArea(directory))
  await precompress(filesIn(folder))
  await copyStandalone(folder)
  writeFileSync(join(folder, buildName), JSON.stringify({ commit: commitOf(directory) }))
  return line
}
