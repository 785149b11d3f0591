import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageAt, readManifest, root } from '../../packages'
import { emitDeclarations } from '../compile-library'
import { parseChangelog } from './changelog'
import { checkPortalVersion, checkVersion } from './check-version'
import { compareApi, publish, publishedFile, readPublished } from './published'
import { type ApiItem, readApi } from './read-api'
import { reportOf } from './report'

/** The libraries whose exports are reported. */
export const reported = ['shared', 'staff'] as const
export type Reported = (typeof reported)[number]

/** Returns the API of each reported library. Throws if its types are wrong. */
export function readApis(): Record<Reported, ApiItem[]> {
  emitDeclarations(reported)
  const apis = reported.map((library) => [library, readApi(join(root, library))])
  return Object.fromEntries(apis) as Record<Reported, ApiItem[]>
}

interface TextFile {
  path: string
  text: string
}

const reportFile = (library: Reported, items: readonly ApiItem[]): TextFile => ({
  path: join(root, library, 'api-report.md'),
  text: reportOf(library, items),
})

const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

const changelogOf = (library: Reported) => parseChangelog(readText(join(root, library, 'CHANGELOG.md')))

/** Returns whether the committed report of a library says what its sources do. */
export function isReported(library: Reported, items: readonly ApiItem[]): boolean {
  const { path, text } = reportFile(library, items)
  return readText(path) === text
}

/**
 * Returns the files that report the API of a library. Once the changelog dates the version of `package.json`, the API
 * is also that of the published version.
 */
export function reportFiles(library: Reported, items: readonly ApiItem[]): TextFile[] {
  const folder = join(root, library)
  const versions = { version: packageAt(folder).version, portalVersion: readManifest(folder).portalVersion }
  const { published, unreleased } = changelogOf(library)
  const isDated = unreleased === null && published === versions.version
  const isNew = isDated && readPublished(folder)?.version !== versions.version
  return [reportFile(library, items), ...(isNew ? [publishedFile(folder, publish(versions, items))] : [])]
}

/** Returns a sentence for each rule of versions that a library breaks. */
export function checkLibrary(library: Reported, items: readonly ApiItem[]): string[] {
  const folder = join(root, library)
  const published = readPublished(folder)
  if (!published) return [`${library} has no published API: npm run api-report records it.`]
  const { version } = packageAt(folder)
  const { portalVersion } = readManifest(folder)
  const changes = compareApi(published, items)
  const state = { library, version, published: published.version, changelog: changelogOf(library), changes }
  const sentences = checkVersion(state)
  if (!portalVersion || !published.portalVersion || sentences.length > 0) return sentences
  return checkPortalVersion({ ...state, version: portalVersion, published: published.portalVersion })
}
