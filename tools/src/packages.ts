import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The folder of the portal that people use: the host, the releases of the remotes, and the registry. Only a release changes it. */
export const servedDist = () => resolve(root, process.env.PORTAL_DIR || 'dist')

/** The folder of the portal as the working tree builds it, for tests and benchmarks. */
export const testedDist = join(root, 'node_modules/.cache/portal')

export interface Package {
  name: string
  version: string
  directory: string
}

export function packageAt(directory: string): Package {
  const { name, version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Package
  return { name, version, directory }
}

const prefix = 'remote-'

/** An area's name is its package's without `remote-`. */
export const areaName = (packageName: string) => packageName.slice(prefix.length)

/** Folders of all packages, by name. */
export const packageNames = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => entry.name)
    .sort()

/** Names of all remotes' areas, in alphabetical order. */
export const remoteNames = () =>
  packageNames()
    .filter((name) => name.startsWith(prefix))
    .map(areaName)

/** The package of an area. Throws a sentence when there is none. */
export function remotePackage(area: string): Package {
  if (!remoteNames().includes(area))
    throw new Error(`There is no remote “${area}”. Remotes: ${remoteNames().join(', ')}.`)
  return packageAt(join(root, `${prefix}${area}`))
}

/** The version that the doors of `shared` carry. */
export const sharedVersion = () => packageAt(join(root, 'shared')).version

interface Manifest {
  dependencies?: Record<string, string>
}

const scope = '@lekta/'

/** Folders of the libraries of this repository that a package is built from, also through one another. */
export function librariesOf(directory: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest
  const direct = Object.keys(dependencies)
    .filter((name) => name.startsWith(scope))
    .map((name) => join(root, name.slice(scope.length)))
  return [...new Set(direct.flatMap((library) => [library, ...librariesOf(library)]))].sort()
}
