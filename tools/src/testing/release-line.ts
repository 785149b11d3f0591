import type { ReleaseLine } from '../release/registry-file'

/** Returns a registry line for a release without files. */
export const releaseLine = (version: string): ReleaseLine => ({
  version,
  manifest: '',
  entry: '',
  container: version,
  contract: '1.0.0',
  files: {},
  preload: {},
  area: { name: 'teacher', pages: [] },
})
