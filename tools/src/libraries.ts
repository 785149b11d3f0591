import { readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packageAt, readManifest } from './packages'

const scope = '@lekta/'
const shared = `${scope}shared`

/** Returns the path of a module as a package loads it. Throws if the package cannot load it. */
export const resolveFrom = (directory: string, request: string): string =>
  createRequire(join(directory, 'package.json')).resolve(request)

const folderFrom = (directory: string, library: string) =>
  realpathSync(dirname(resolveFrom(directory, `${library}/package.json`)))

/**
 * Returns the folders of all our libraries that a package loads while it runs, directly or indirectly. They are in the
 * same repository or installed.
 */
export function librariesOf(directory: string): string[] {
  const { dependencies, peerDependencies } = readManifest(directory)
  const direct = Object.keys({ ...peerDependencies, ...dependencies })
    .filter((name) => name.startsWith(scope))
    .map((name) => folderFrom(directory, name))
  return [...new Set(direct.flatMap((library) => [library, ...librariesOf(library)]))].sort()
}

/** Returns the version of the entry points of `shared` that a portal provides as its own copy, as a package uses it. */
export function portalVersion(directory: string): string {
  const folder = folderFrom(directory, shared)
  const version = readManifest(folder).portalVersion
  if (!version) throw new Error(`${join(folder, 'package.json')} names no portalVersion.`)
  return version
}

/** Returns the version of React that the `shared` of a package uses. */
export const reactVersion = (directory: string): string =>
  packageAt(folderFrom(folderFrom(directory, shared), 'react')).version

/** Returns the folder with the modules of the contract in the `shared` that a package uses. */
export const contractFolder = (directory: string): string =>
  realpathSync(dirname(resolveFrom(directory, `${shared}/contract/contract`)))

/** Returns the version of the contract in the `shared` that a package uses. */
export function contractVersion(directory: string): string {
  const file = resolveFrom(directory, `${shared}/contract/contract`)
  const version = /contractVersion = ['"]([^'"]+)['"]/.exec(readFileSync(file, 'utf8'))?.[1]
  if (!version) throw new Error(`${file} names no contractVersion.`)
  return version
}
