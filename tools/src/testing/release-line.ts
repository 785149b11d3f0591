import type { ReleasePackage } from '@lekta/shared/contract/delivery/release-package'
import { type Release, toPortalRelease } from '@lekta/shared/routing/registry'

/** Returns the description of a release without files. */
export const describeEmpty = (version: string): ReleasePackage => ({
  format: 1,
  area: { name: 'teacher', pages: [], words: { id: {} } },
  version,
  commit: null,
  author: null,
  built_at: '2026-11-25T10:00:00.000Z',
  entry: 'remoteEntry.js',
  container: `lekta_teacher_${version.replaceAll(/\W/g, '_')}`,
  manifest: 'mf-manifest.json',
  contract: '1.0.0',
  shared: {},
  files: {},
  standalone: [],
  preload: {},
  strings: {},
  uses: { endpoints: {}, exports: {} },
})

/** Returns a registry line for a release without files. */
export const releaseLine = (version: string): Release => toPortalRelease(describeEmpty(version), '/remotes')
