import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type PagesReport, pagesReportFile } from '@lekta/shared/contract/delivery/pages-report'
import type { HandedIn } from '@lekta/shared/contract/delivery/release'
import { packageFormat, type ReleasePackage, releaseFile } from '@lekta/shared/contract/delivery/release-package'
import type { Failure } from '@lekta/shared/contract/envelope'
import { eq } from 'drizzle-orm'
import { packTar } from 'modern-tar'
import type { Database } from '../database/connect'
import { release, releaseArea, releaseChannel } from '../database/schema'
import { firstRow } from '../testing/factories/rows'
import type { TestApp } from '../testing/test-app'

export const fileOf = (content: string) => {
  const body = Buffer.from(content)
  const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`
  return { integrity, bytes: body.length, gzip: gzipSync(body).length }
}

/** The files of the tests' release. */
export const sources: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'entry()',
  'mf-manifest.json': '{}',
  'assets/shelf.js': 'shelf()',
  'assets/shelf.css': '.shelf{}',
}

/** Returns the description of a release of the area `library`. */
export const describeRelease = (changes: Partial<ReleasePackage> = {}, files = sources): ReleasePackage => ({
  format: packageFormat,
  area: {
    name: 'library',
    roles: ['teacher'],
    pages: [{ path: '/library/shelf', title: 'Shelf', menu: { group: 'main', icon: 'test' } }],
    words: { id: { Shelf: 'Rak' } },
  },
  version: '1.0.0-abc',
  commit: '0123456789abcdef',
  author: 'Ayu Lestari',
  built_at: '2026-11-25T10:00:00.000Z',
  entry: 'remoteEntry.js',
  container: 'lekta_library_abc',
  manifest: 'mf-manifest.json',
  contract: '1.0.0',
  shared: {},
  files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, fileOf(content)])),
  standalone: [],
  preload: { '/library/shelf': ['assets/shelf.js', 'assets/shelf.css'] },
  strings: { Shelf: 'Rak' },
  uses: { endpoints: {}, exports: {} },
  ...changes,
})

/** Returns a package of any entries. */
export async function pack(entries: readonly (readonly [name: string, content: string])[]): Promise<Buffer> {
  const tar = await packTar(
    entries.map(([name, content]) => ({ header: { name, size: Buffer.byteLength(content) }, body: content })),
  )
  return gzipSync(tar)
}

/** Returns the package of a release. */
export const packRelease = (changes: Partial<ReleasePackage> = {}, files = sources) =>
  pack([[releaseFile, JSON.stringify(describeRelease(changes, files))], ...Object.entries(files)])

/** Returns a report of a check that has found nothing on the pages of the tests' release. */
export const reportOf = (changes: Partial<PagesReport> = {}): PagesReport => ({
  area: 'library',
  version: '1.0.0-abc',
  checked_at: '2026-11-25T10:00:00.000Z',
  tools: '1.0.0',
  pages: [{ address: '/library/shelf', role: 'teacher', problems: [] }],
  opened: 8,
  problems: 0,
  ...changes,
})

/** Returns a package that passes all gates, unless it is changed. */
export function packChecked(changes: Partial<ReleasePackage> = {}, report: Partial<PagesReport> = {}) {
  const version = changes.version ?? describeRelease().version
  const files = { ...sources, [pagesReportFile]: JSON.stringify(reportOf({ version, ...report })) }
  return packRelease(changes, files)
}

/** Writes what the host of a portal says about itself. */
export async function writeHost(portalDir: string) {
  await mkdir(join(portalDir, 'host'), { recursive: true })
  await writeFile(join(portalDir, 'host/files.json'), JSON.stringify({ pages: { '/login': [] } }))
  const modules = { react: { version: '19.3.1', exports: ['useState'] } }
  await writeFile(join(portalDir, 'host/shared.json'), JSON.stringify(modules))
}

/** Hands in a package by HTTP with a release token or the token of a session. */
export async function putPackage(address: string, token: string | null, packed: Buffer, area = 'library') {
  const response = await fetch(`${address}/api/releases/${area}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/gzip', ...(token !== null && { Authorization: `Bearer ${token}` }) },
    body: new Uint8Array(packed),
  })
  const body = (await response.json()) as Failure & { data?: HandedIn }
  return { status: response.status, ...body }
}

/** Returns the description of a release of an area with these pages, without files. */
export const describeArea = (name: string, version: string, paths: readonly string[] = []): ReleasePackage =>
  describeRelease({
    area: { name, pages: paths.map((path) => ({ path, title: path })), words: { id: {} } },
    version,
    files: {},
    preload: {},
  })

/** Adds a release to the database, and its area unless it exists. Returns its id. */
export async function addRelease(database: Database, { author, ...content }: ReleasePackage): Promise<number> {
  const { name } = content.area
  await database
    .insert(releaseArea)
    .values({ name, paths: [`/${name}/`] })
    .onConflictDoNothing()
  const values = { area: name, version: content.version, content, author, packageHash: 'hash', bytes: 1, checks: [] }
  return firstRow(await database.insert(release).values(values).returning({ id: release.id })).id
}

/** Serves a release to everyone, with another one that takes over where it fails. */
export async function serveRelease(
  { app, database }: Pick<TestApp, 'app' | 'database'>,
  current: ReleasePackage,
  previous: ReleasePackage | null = null,
): Promise<void> {
  const previousId = previous && (await addRelease(database, previous))
  const releaseId = await addRelease(database, current)
  const area = current.area.name
  await database.delete(releaseChannel).where(eq(releaseChannel.area, area))
  await database.insert(releaseChannel).values({ area, channel: 'stable', releaseId, previousId, share: 100 })
  await app.dependencies.registry.refresh()
}
