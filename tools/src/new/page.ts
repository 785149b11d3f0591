import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNames, root } from '../packages'
import { UsageError } from '../usage-error'
import type { Changes } from './changes'
import { appendElement, appendExpected, appendProperty, readProperty } from './edit-source'
import { quote } from './names'
import { type PageRequest, screenName, type Title } from './new-request'
import { pageSource, screenSource, screenTestSource } from './page-sources'

function addWord(source: string, { english, indonesian }: Title): string {
  const existing = readProperty(source, 'words', english)
  if (existing !== null && existing !== indonesian)
    throw new UsageError(
      `“${english}” is “${existing}” in Indonesian already: give another --title, or --title-id "${existing}".`,
    )
  return existing === null ? appendProperty(source, 'words', `${quote(english)}: ${quote(indonesian)}`) : source
}

/** Throws a UsageError if a page of the host or of a remote already has the path. */
export function assertFreePath(changes: Changes, path: string) {
  const areas = remoteNames().map((name) => `remote-${name}/src/area.ts`)
  const sources = ['host/src/area.ts', ...areas]
    .filter((file) => changes.exists(file))
    .map((file) => changes.read(file))
  if (sources.some((source) => source.includes(`path: ${quote(path)},`)))
    throw new UsageError(`There is a page at ${path} already.`)
}

/**
 * Plans a page: screen, test, words and menu. Throws a UsageError if the area is missing or the page already exists.
 */
export function planPage(changes: Changes, { area, path, title, menu }: PageRequest): void {
  const source = `remote-${area}/src`
  if (!existsSync(join(root, source, 'area.ts')))
    throw new UsageError(`There is no area “${area}”. Areas: ${remoteNames().join(', ')}.`)
  assertFreePath(changes, path)
  const name = screenName(path)
  const screen = { name, title }
  changes.create(`${source}/screens/${name}/${name}.tsx`, screenSource(screen))
  changes.create(`${source}/screens/${name}/${name}.test.tsx`, screenTestSource(screen))
  changes.edit(`${source}/words.id.ts`, (text) => addWord(text, title))
  const hasParameters = path.includes(':')
  const page = pageSource(path, title.english, hasParameters ? null : menu, name)
  changes.edit(`${source}/area.ts`, (text) => appendElement(text, 'area', 'pages', page))
  // A page with parameters has no menu entry; the fixtures get a sample address for it.
  if (hasParameters) {
    const sample = `${quote(path)}: ${quote(path.replace(/:\w+/g, '1'))}`
    changes.edit(`${source}/fixtures.ts`, (text) => appendProperty(text, 'samples', sample))
  } else if (changes.exists(`${source}/area.test.tsx`)) {
    const entry = `[${quote(title.english)}, ${quote(path)}]`
    changes.edit(`${source}/area.test.tsx`, (text) => appendExpected(text, `entries('${menu}')`, entry))
  }
}
