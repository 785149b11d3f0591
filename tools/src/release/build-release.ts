import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageFormat, type ReleasePackage, releaseFile } from '@lekta/shared/contract/delivery/release-package'
import { compile } from '../build/compile'
import { inputsOf } from '../build/inputs'
import { wordsFileOf } from '../build/lazy-words'
import { type LazyFiles, lazyFiles, lazyShared } from '../build/page-files'
import type { Project } from '../build/projects/project'
import { containerName, fixturesChunk } from '../build/projects/remote-project'
import { type ReadArea, readArea } from '../build/read-area'
import { requiredVersions } from '../build/shared/shared-modules'
import { writeSlotTypes } from '../build/slot-types'
import { copyStandalone } from '../build/standalone'
import { contractFolder, contractVersion } from '../libraries'
import { describeFiles } from '../package/describe-files'
import { originOf } from '../package/origin'
import { areaName, packageAt } from '../packages'
import { usedEndpoints } from '../uses/used-endpoints'
import { type ModuleUses, UsesPlugin } from '../uses/uses-plugin'

/** Returns the project that a package's `webpack.config.ts` exports. */
export async function projectAt(directory: string): Promise<Project> {
  const config = pathToFileURL(join(directory, 'webpack.config.ts')).href
  return ((await import(config)) as { default: Project }).default
}

interface Manifest {
  exposes: { name: string; assets: { js: Assets; css: Assets } }[]
}
interface Assets {
  sync: string[]
}

const exposedFiles = (folder: string, module: 'area' | 'words') => {
  const { exposes } = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as Manifest
  const exposed = exposes.find(({ name }) => name === module)
  if (!exposed) throw new Error(`The build does not expose ./${module}.`)
  return [...exposed.assets.js.sync, ...exposed.assets.css.sync]
}

interface Built {
  lazy: LazyFiles
  /** Names of the portal's modules that each lazy import takes. */
  taken: ReturnType<typeof lazyShared>
  /** Files of the exposed area. */
  exposed: string[]
  /** Files of its Indonesian texts; null if they are a part of the area. */
  words: string[] | null
  uses: ModuleUses
}

async function build({ directory, hash }: Version, folder: string): Promise<Built> {
  const configuration = (await projectAt(directory)).configure({ output: folder, development: false, hash })
  const plugin = new UsesPlugin(contractFolder(directory), fixturesChunk)
  const plugins = [...(configuration.plugins ?? []), plugin]
  const { compilation } = await compile({ ...configuration, plugins })
  // The statistics would be public. They describe the modules of the build for tools that we do not use.
  rmSync(join(folder, 'mf-stats.json'))
  const area = join(directory, 'src/area.ts')
  const [lazy, taken] = [lazyFiles(compilation, area), lazyShared(compilation, area)]
  const words = wordsFileOf(directory) ? exposedFiles(folder, 'words') : null
  return { lazy, taken, exposed: exposedFiles(folder, 'area'), words, uses: plugin.uses }
}

/** A version of a remote: what is built, from which folder. */
export type Version = ReturnType<typeof versionAt>

/** Returns the version of the remote in a folder, which is different for every change of what it is built from. */
export function versionAt(directory: string) {
  const { name, version } = packageAt(directory)
  const hash = inputsOf(directory, contractVersion(directory))
  return { area: areaName(name), directory, hash, version: `${version}-${hash}` }
}

/** Returns the scripts and styles of each page. */
const preloadOf = ({ lazy, exposed }: Built, { requests }: ReadArea) =>
  Object.fromEntries(
    Object.entries(requests).map(([path, request]) => [path, [...new Set([...exposed, ...(lazy[request] ?? [])])]]),
  )

/** Returns the modules of the portal that each page takes. */
const takenBy = ({ taken }: Built, { requests }: ReadArea) =>
  Object.fromEntries(Object.entries(requests).map(([path, request]) => [path, [...(taken[request] ?? [])]]))

/** Returns the versions that a package accepts of those modules of the portal that it uses. */
const acceptedVersions = (directory: string, { shared }: ModuleUses) =>
  Object.fromEntries(
    Object.entries(requiredVersions(directory)).flatMap(([name, version]) =>
      shared[name] ? [[name, `^${version}`]] : [],
    ),
  )

/** Returns the description of a release. `shell` has the files of its standalone page. */
async function describe(
  { directory, hash, version, area }: Version,
  built: Built,
  { folder, shell }: { folder: string; shell: readonly string[] },
): Promise<ReleasePackage> {
  const read = await readArea(directory)
  if (read.table.name !== area) throw new Error(`The area in remote-${area} calls itself “${read.table.name}”.`)
  const { words, uses } = built
  const { contracts, shared, standalone } = uses
  return {
    format: packageFormat,
    area: read.table as ReleasePackage['area'],
    version,
    ...originOf(directory),
    entry: 'remoteEntry.js',
    container: containerName(area, hash),
    runtime: 'portal',
    manifest: 'mf-manifest.json',
    contract: contractVersion(directory),
    shared: acceptedVersions(directory, uses),
    files: describeFiles(folder),
    standalone: [...new Set([...shell, ...standalone])].sort(),
    preload: preloadOf(built, read),
    takes: takenBy(built, read),
    ...(words && { words: { id: words } }),
    strings: read.strings,
    uses: { endpoints: await usedEndpoints(directory, contracts), exports: shared },
  }
}

/** Returns the description of a finished release; null if the folder has none. */
export function readDescription(folder: string): ReleasePackage | null {
  const file = join(folder, releaseFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleasePackage) : null
}

/** Writes the description that makes the files in a folder a finished release. */
export const writeDescription = (folder: string, content: ReleasePackage): void =>
  writeFileSync(join(folder, releaseFile), JSON.stringify(content))

/** Builds a release into an empty folder, and returns its description. */
export type BuildRelease = (release: Version, folder: string) => Promise<ReleasePackage>

export const buildRelease: BuildRelease = async (release, folder) => {
  const built = await build(release, folder)
  await writeSlotTypes(release.directory, folder)
  return describe(release, built, { folder, shell: await copyStandalone(folder) })
}
