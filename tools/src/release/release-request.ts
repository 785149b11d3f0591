import { UsageError } from '../usage-error'

/** A parsed release command. */
export interface ReleaseRequest {
  action: 'release' | 'roll back'
  /** Parts of the portal: `host`, or the area names of remotes. */
  parts: string[]
}

export const releaseUsage = `npm run release <remote>…             build and serve remotes, for example: npm run release teacher
npm run release host                  build and serve the host
npm run release all                   build and serve everything that has changed
npm run release <remote> --rollback   serve the remote's previous release again`

/** Parses the arguments of a release command. Throws a UsageError if they are invalid. */
export function parseRelease(words: readonly string[], partNames: readonly string[]): ReleaseRequest {
  const flags = words.filter((word) => word.startsWith('-'))
  const named = words.filter((word) => !word.startsWith('-'))
  const names = [...partNames, 'all']
  const unknown = words.find((word) => word !== '--rollback' && !names.includes(word))
  if (unknown) throw new UsageError(`Unknown argument “${unknown}”. Use ${names.join(', ')} or --rollback.`)
  if (named.length === 0) throw new UsageError('Name a remote.')
  const parts = named.includes('all') ? [...partNames] : [...new Set(named)]
  if (flags.length === 0) return { action: 'release', parts }
  if (parts.includes('host')) throw new UsageError('Only remotes can be rolled back, not the host.')
  return { action: 'roll back', parts }
}
