import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { packageFormat, type ReleasePackage, releaseFile } from '@lekta/shared/contract/delivery/release-package'
import { packTar } from 'modern-tar'

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
