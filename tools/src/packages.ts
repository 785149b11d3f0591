import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Returns the folder of the served portal: host, releases of the remotes, and registry. Only a release changes it. */
export const servedDist = () => resolve(root, process.env.PORTAL_DIR || 'dist')

/** The folder of the portal built from the working tree, for tests and benchmarks. */
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

/** Returns whether a package is a remote. */
export const isRemoteName = (packageName: string) => packageName.startsWith(prefix)

/** Returns the area name of a package: its name without `remote-`. */
export const areaName = (packageName: string) => packageName.slice(prefix.length)

/** Returns the folder names of all packages, in alphabetical order. */
export const packageNames = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => entry.name)
    .sort()

/** Returns the area names of all remotes, in alphabetical order. */
export const remoteNames = () => packageNames().filter(isRemoteName).map(areaName)

/** Returns the package of an area. If there is none, throws an error that lists all remotes. */
export function remotePackage(area: string): Package {
  if (!remoteNames().includes(area))
    throw new Error(`There is no remote “${area}”. Remotes: ${remoteNames().join(', ')}.`)
  return packageAt(join(root, `${prefix}${area}`))
}

interface Manifest {
  /** Of `shared`: the version of the entry points of which a portal runs one copy. It changes only with them. */
  portalVersion?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Returns the `package.json` of a folder. */
export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
