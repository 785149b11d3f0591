import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testedDist } from '@lekta/tools/packages'

const parts = ['host', 'remotes', 'remotes.json']

/** Copies the current releases of a built portal. Tests can change the copy, and new builds do not. Returns `to`. */
export function copyPortal(to: string, from = testedDist): string {
  const missing = parts.find((part) => !existsSync(join(from, part)))
  if (missing)
    throw new Error(`There is no built portal in ${from} (${missing} is missing). “npm test -- e2e” builds it.`)
  mkdirSync(to, { recursive: true })
  cpSync(join(from, 'host'), join(to, 'host'), { recursive: true })
  const areas = Object.entries(readRegistry(from)).map(([area, { current }]) => {
    const release = join('remotes', area, current.version)
    cpSync(join(from, release), join(to, release), { recursive: true })
    return [area, { current, previous: null }]
  })
  writeFileSync(join(to, 'remotes.json'), JSON.stringify(Object.fromEntries(areas)))
  return to
}

/** The fields of a release in the registry that the tests need. */
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
