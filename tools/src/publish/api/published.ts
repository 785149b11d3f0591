import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiItem } from './read-api'
import { hashOf } from './report'

/**
 * The API of a library's last published version. For each item, by module and name: the hash of its text without
 * members, followed by `name:hash` of each member.
 */
export interface PublishedApi {
  version: string
  /** The version of the entry points that a portal shares; only `shared` has one. */
  portalVersion?: string | undefined
  items: Readonly<Record<string, string>>
}

const fileOf = (library: string) => join(library, 'api-published.json')

/** Returns the name by which an item is compared with its published version. */
export const keyOf = ({ module, name, isExported }: ApiItem): string =>
  `${module} ${name}${isExported ? '' : unexported}`

const unexported = ' (not exported)'

/** Member names may contain spaces and colons. */
const encode = (name: string) => encodeURIComponent(name)

function fingerprintOf({ shapes }: ApiItem): string {
  const heads = hashOf(shapes.map(({ head }) => head).join('\n'))
  const members = shapes.flatMap((shape) => shape.members.map(({ name, text }) => `${encode(name)}:${hashOf(text)}`))
  return [heads, ...members].join(' ')
}

/** Returns an API in the form in which it is kept. */
export function publish(versions: Omit<PublishedApi, 'items'>, items: readonly ApiItem[]): PublishedApi {
  const entries = items.map((item) => [keyOf(item), fingerprintOf(item)] as const)
  return { ...versions, items: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) }
}

/** Returns the API of the last published version; null if nothing has been published yet. */
export function readPublished(library: string): PublishedApi | null {
  const file = fileOf(library)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PublishedApi) : null
}

/** Returns the path and the content of the file with a published API. */
export const publishedFile = (library: string, api: PublishedApi) => ({
  path: fileOf(library),
  text: `${JSON.stringify(api, null, 2)}\n`,
})

/** A difference to the published API. A member’s name is after that of its item: `Props.label`. */
export interface ApiChange {
  kind: 'added' | 'changed' | 'removed'
  module: string
  /** The name of the item, which the changelog has to contain unless something was only added. */
  item: string
  name: string
}

const parse = (fingerprint: string) => {
  const [head = '', ...members] = fingerprint.split(' ')
  return { head, members: new Map(members.map((member) => member.split(':') as [string, string])) }
}

/** Returns the differences between two versions of one item. */
function compareItem(item: ApiItem, before: string): ApiChange[] {
  const [old, now] = [parse(before), parse(fingerprintOf(item))]
  const change = (kind: ApiChange['kind'], member?: string): ApiChange => ({
    kind,
    module: item.module,
    item: item.name,
    name: member === undefined ? item.name : `${item.name}.${decodeURIComponent(member)}`,
  })
  const optional = new Set(
    item.shapes.flatMap(({ members }) => members.filter((member) => member.isOptional).map(({ name }) => encode(name))),
  )
  const names = [...new Set([...old.members.keys(), ...now.members.keys()])]
  const members = names.flatMap((name): ApiChange[] => {
    if (!now.members.has(name)) return [change('removed', name)]
    // Code that makes such an object lacks the new member, unless it may lack it.
    if (!old.members.has(name)) return [change(optional.has(name) ? 'added' : 'changed', name)]
    return old.members.get(name) === now.members.get(name) ? [] : [change('changed', name)]
  })
  return old.head === now.head ? members : [change('changed'), ...members]
}

/**
 * Returns the differences between an API and its published version. Nobody can import what is not exported; where it is
 * no longer part of an export, that export has changed.
 */
export function compareApi({ items: published }: PublishedApi, items: readonly ApiItem[]): ApiChange[] {
  const current = new Map(items.map((item) => [keyOf(item), item]))
  const removed = Object.keys(published).flatMap((key): ApiChange[] => {
    const [module = '', name = ''] = key.split(' ')
    return current.has(key) || key.endsWith(unexported) ? [] : [{ kind: 'removed', module, item: name, name }]
  })
  const others = [...current].flatMap(([key, item]): ApiChange[] => {
    const before = published[key]
    if (before !== undefined) return compareItem(item, before)
    return [{ kind: 'added', module: item.module, item: item.name, name: item.name }]
  })
  return [...removed, ...others]
}
