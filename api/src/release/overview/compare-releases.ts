import { isDeepStrictEqual } from 'node:util'
import type { ReleaseComparison } from '@lekta/shared/contract/delivery/release'
import { pageSizes, type ReleasePackage } from '@lekta/shared/contract/delivery/release-package'
import { type Filled, type Language, say, speak } from '../../i18n/sentence'

type Content = Omit<ReleasePackage, 'author'>
type Page = Content['area']['pages'][number]

/** A release as it is compared. */
interface Compared {
  content: Content
  /** Size of the package. */
  bytes: number
}

/** Returns the names of two records, each once, in alphabetical order. */
const namesIn = (...records: readonly Readonly<Record<string, unknown>>[]) =>
  [...new Set(records.flatMap((record) => Object.keys(record)))].sort()

/** Returns the entries that differ, with null where there is none. */
const changed = <Value>(before: Readonly<Record<string, Value>>, after: Readonly<Record<string, Value>>) =>
  namesIn(before, after)
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((entry) => entry.before !== entry.after)

function compareEndpoints(before: Content, after: Content): ReleaseComparison['endpoints'] {
  const [used, uses] = [before.uses.endpoints, after.uses.endpoints]
  const names = namesIn(used, uses)
  return {
    added: names.filter((name) => !Object.hasOwn(used, name)),
    removed: names.filter((name) => !Object.hasOwn(uses, name)),
    changed: names.filter(
      (name) => Object.hasOwn(used, name) && Object.hasOwn(uses, name) && !isDeepStrictEqual(used[name], uses[name]),
    ),
  }
}

const listOf = (roles: Page['roles']) => (roles ?? []).join(', ')

/** Returns what has changed of a page that exists in both releases. */
function comparePage(before: Page, after: Page): Filled[] {
  const { path } = after
  const title =
    before.title === after.title
      ? []
      : [
          say('The title of {{path}} changes from “{{before}}” to “{{after}}”.', {
            ...{ path, before: before.title, after: after.title },
          }),
        ]
  const menu = isDeepStrictEqual(before.menu, after.menu)
    ? []
    : [
        before.menu && after.menu
          ? say('The menu entry of {{path}} changes.', { path })
          : after.menu
            ? say('{{path}} gets a menu entry.', { path })
            : say('{{path}} loses its menu entry.', { path }),
      ]
  return [...title, ...menu, ...compareRoles(path, before.roles, after.roles)]
}

function compareRoles(subject: string, before: Page['roles'], after: Page['roles']): Filled[] {
  const [was, is] = [listOf(before), listOf(after)]
  if (was === is) return []
  if (is === '') return [say('{{subject}} is for all roles now, and was for: {{before}}.', { subject, before: was })]
  if (was === '') return [say('{{subject}} is only for these roles now: {{after}}.', { subject, after: is })]
  return [say('The roles of {{subject}} change from {{before}} to {{after}}.', { subject, before: was, after: is })]
}

function compareAreas(before: Content['area'], after: Content['area']): Filled[] {
  const pageAt = (area: Content['area'], path: string) => area.pages.find((page) => page.path === path)
  const added = after.pages.filter(({ path }) => !pageAt(before, path))
  const removed = before.pages.filter(({ path }) => !pageAt(after, path))
  const both = after.pages.flatMap((page) => {
    const old = pageAt(before, page.path)
    return old ? comparePage(old, page) : []
  })
  return [
    ...added.map(({ path, title }) => say('There is a new page, “{{title}}” at {{path}}.', { title, path })),
    ...removed.map(({ path, title }) => say('The page “{{title}}” at {{path}} is removed.', { title, path })),
    ...both,
    ...compareRoles(after.name, before.roles, after.roles),
  ]
}

/** Returns what differs between two releases of an area. */
export function compareReleases(before: Compared, after: Compared, language: Language): ReleaseComparison {
  const [was, is] = [before.content, after.content]
  const strings = changed(was.strings, is.strings)
  return {
    pages: changed(pageSizes(was), pageSizes(is)).map(({ name, ...sizes }) => ({ path: name, ...sizes })),
    endpoints: compareEndpoints(was, is),
    shared: changed(was.shared, is.shared),
    area: compareAreas(was.area, is.area).map((sentence) => speak(sentence, language)),
    strings: {
      added: strings.filter((entry) => entry.before === null).length,
      removed: strings.filter((entry) => entry.after === null).length,
    },
    bytes: { before: before.bytes, after: after.bytes },
  }
}
