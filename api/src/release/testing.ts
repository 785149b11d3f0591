import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { packageFormat, type ReleasePackage, releaseFile } from '@lekta/shared/contract/delivery/release-package'
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
