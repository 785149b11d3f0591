import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageAt, root } from '../packages'
import { compiledPath } from './compile-library'
import type { EntryPoint } from './entry-points'

/**
 * Packages of which a page, or a test, must contain one copy, because they keep state or their types differ from
 * version to version. A published library takes them from the package that uses it.
 */
const singletons = new Set([
  '@lekta/shared',
  '@mantine/core',
  '@mantine/hooks',
  '@reduxjs/toolkit',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'react-redux',
  'react-router-dom',
  'redux',
  'zod',
])

interface SourceManifest {
  name: string
  version: string
  portalVersion?: string
  description: string
  type: string
  engines?: Record<string, string>
  sideEffects?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

type Versions = Record<string, string>

/** A library to publish: what its folder in this repository contains, and what of it is published. */
export interface Published {
  /** Its folder in this repository. */
  library: string
  entryPoints: readonly EntryPoint[]
  /** Names of the packages that the published files import. */
  imports: ReadonlySet<string>
  /** Fields that only this library has. */
  more?: Record<string, unknown>
}

const readSource = (library: string) =>
  JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as SourceManifest

/** Returns the installed version of a package; for another library, instead of `workspace:*`, the range that fits. */
function versionFor(library: string, name: string, version: string): string {
  const installed = packageAt(join(library, 'node_modules', name)).version
  return version.startsWith('workspace:') ? `^${installed}` : installed
}

const pick = (library: string, versions: Versions, isPicked: (name: string) => boolean): Versions =>
  Object.fromEntries(
    Object.entries(versions).flatMap(([name, version]) =>
      isPicked(name) ? [[name, versionFor(library, name, version)]] : [],
    ),
  )

/** Returns the package with the types of another, such as `@types/react`. */
const typesOf = (name: string) => `@types/${name}`

/** Throws if a published file imports a package that the manifest does not name. */
function assertDeclared({ name, dependencies, devDependencies }: SourceManifest, imports: ReadonlySet<string>) {
  const undeclared = [...imports].filter((found) => !dependencies?.[found] && !devDependencies?.[found])
  if (undeclared.length > 0) throw new Error(`${name} imports ${undeclared.join(', ')}, which its package.json omits.`)
}

const exportOf = ({ source }: EntryPoint) => {
  if (!source.startsWith('src/')) return `./${source}`
  const file = `./${compiledPath(source)}`
  return file.endsWith('.js') ? { types: `./${compiledPath(source, '.d.ts')}`, default: file } : file
}

/** Returns the `package.json` of a published library. */
export function publishedManifest({ library, entryPoints, imports, more }: Published): Record<string, unknown> {
  const source = readSource(library)
  const { name, version, description, type, sideEffects, dependencies = {}, devDependencies = {} } = source
  const others = new Set([...imports].filter((found) => found !== name))
  assertDeclared(source, others)
  const { engines } = readSource(root)
  // Only tests, and the types of a project, need these; a project without either need not install them.
  const optional = pick(library, devDependencies, (dependency) => {
    const isImported = others.has(dependency) || [...others].some((found) => typesOf(found) === dependency)
    return isImported && !dependencies[dependency]
  })
  const peers = { ...pick(library, dependencies, (dependency) => singletons.has(dependency)), ...optional }
  return {
    name,
    version,
    ...(source.portalVersion && { portalVersion: source.portalVersion }),
    description,
    type,
    engines,
    ...(sideEffects && { sideEffects }),
    exports: Object.fromEntries(entryPoints.map((entry) => [entry.name, exportOf(entry)])),
    dependencies: pick(library, dependencies, (dependency) => !singletons.has(dependency)),
    ...(Object.keys(peers).length > 0 && { peerDependencies: peers }),
    ...(Object.keys(optional).length > 0 && {
      peerDependenciesMeta: Object.fromEntries(Object.keys(optional).map((peer) => [peer, { optional: true }])),
    }),
    ...more,
  }
}

/** Writes the `package.json` of a published package. */
export const writeManifest = (target: string, manifest: Readonly<Record<string, unknown>>): void =>
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
