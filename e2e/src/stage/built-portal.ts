import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './portal'

/** Where the build stands that is tested. */
const builtAt = process.env.LEKTA_DIST ?? join(root, 'dist')

const parts = ['host', 'remotes', 'remotes.json']

/** Copies what is served of the built portal, so that a test may break its copy and a new build changes nothing under it. */
export function copyPortal(to: string, from = builtAt): string {
  const missing = parts.find((part) => !existsSync(join(from, part)))
  if (missing) throw new Error(`There is no built portal in ${from} (${missing} is missing): build it first.`)
  mkdirSync(to, { recursive: true })
  for (const part of ['host', 'remotes.json']) cpSync(join(from, part), join(to, part), { recursive: true })
  for (const [area, { current }] of Object.entries(readRegistry(to))) {
    const release = join('remotes', area, current.version)
    cpSync(join(from, release), join(to, release), { recursive: true })
  }
  return to
}

/** What the tests need of a release in the registry. */
export interface Release {
  version: string
  entry: string
  manifest: string
  container: string
  files: Record<string, string>
  preload: Record<string, string[]>
  area: AreaTable
}

export interface TablePage {
  path: string
  title: string
  roles?: string[]
  public?: boolean
  bare?: boolean
  menu?: { group: string; label?: string }
}

export interface AreaTable {
  name: string
  roles?: string[]
  pages: TablePage[]
}

export type Registry = Record<string, { current: Release; previous: Release | null }>

export const readRegistry = (dist: string) => JSON.parse(readFileSync(join(dist, 'remotes.json'), 'utf8')) as Registry
