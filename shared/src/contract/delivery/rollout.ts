import * as z from 'zod/mini'
import { roles } from '../endpoint'
import { Id } from '../list'

/** Who gets a release. An account does if one of these includes it. */
export const Audience = z.object({
  /** The percentage of all accounts, always the same accounts for one release. */
  share: z.int().check(z.minimum(0), z.maximum(100)),
  schools: z.array(Id).check(z.maxLength(1000)),
  roles: z.array(z.enum(roles)),
  accounts: z.array(Id).check(z.maxLength(1000)),
})
export type Audience = z.output<typeof Audience>

export const releaseActions = [
  'published',
  'rolled out',
  'promoted',
  'rolled back',
  'stopped',
  'stopped by itself',
  'pinned',
  'unpinned',
  'frozen',
  'unfrozen',
  'scheduled',
  'unscheduled',
  'removed',
] as const
export type ReleaseAction = (typeof releaseActions)[number]
