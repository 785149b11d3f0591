import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'
import { AreaName } from './release-package'

/** The time of an area's freeze, during which its releases do not change; rolling back is still possible. */
const Freeze = z.object({
  since: z.string(),
  /** When it ends; null until someone ends it. */
  until: z.nullable(z.string()),
  by: z.nullable(z.string()),
  reason: z.string(),
})

const ReleaseToken = z.object({
  id: z.number(),
  name: z.string(),
  /** Whether it may roll releases out; otherwise it can only hand them in. */
  may_roll_out: z.boolean(),
  created_by: z.nullable(z.string()),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  last_used_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
})
export type ReleaseToken = z.infer<typeof ReleaseToken>

/** A release that a channel serves, as lists show it. */
const Served = z.object({ version: z.string(), since: z.string() })

/** An area as the platform's staff see it in the list of areas. */
export const ReleaseArea = z.object({
  name: z.string(),
  /** Beginnings of the paths that belong to the area, such as `/teacher/`. */
  paths: z.array(z.string()),
  /** The Ed25519 public key with which packages must be signed, in base64; null if none is required. */
  key: z.nullable(z.string()),
  stable: z.nullable(Served),
  /** The release that a part of the users gets, with that part in percent. */
  canary: z.nullable(
    z.extend(Served, { share: z.number(), schools: z.number(), roles: z.number(), people: z.number() }),
  ),
  next: z.nullable(Served),
  pins: z.number(),
  /** How many changes are scheduled. */
  scheduled: z.number(),
  freeze: z.nullable(Freeze),
})
export type ReleaseArea = z.infer<typeof ReleaseArea>

/** The paths, one beginning each, that an area may have pages at. */
const Paths = z
  .array(z.string().check(z.regex(/^\/([a-z0-9-]+\/)+$/, 'Please enter a path such as /library/.')))
  .check(z.minLength(1, 'Please enter at least one path.'), z.maxLength(20))
const Key = z.nullable(
  z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/, 'Please enter the 32 bytes of an Ed25519 public key in base64.')),
)
export const Reason = z.string().check(z.trim(), z.minLength(1, 'Please enter a reason.'), z.maxLength(500))

const area = z.object({ area: AreaName })
const tags = ['Release'] as const

/** The areas of the portal, and who may release them. */
export const releaseAreaContract = defineContract({
  releaseAreas: {
    method: 'GET',
    path: '/releases',
    summary: 'All areas with the releases that they serve',
    access: ['admin'],
    data: z.array(ReleaseArea),
    tags,
  },
  addReleaseArea: {
    method: 'POST',
    path: '/releases/add-area',
    summary: 'Add an area for which releases can be handed in',
    access: ['admin'],
    body: z.object({ name: AreaName, paths: Paths, key: Key }),
    data: z.null(),
    tags,
  },
  editReleaseArea: {
    method: 'POST',
    path: '/releases/:area/edit',
    summary: 'Change the paths and the key of an area',
    access: ['admin'],
    params: area,
    body: z.object({ paths: Paths, key: Key }),
    data: z.null(),
    tags,
  },
  freezeArea: {
    method: 'POST',
    path: '/releases/:area/freeze',
    summary: 'Freeze an area: its releases do not change, except that they can be rolled back',
    access: ['admin'],
    params: area,
    body: z.object({ reason: Reason, until: z.nullable(z.iso.datetime()) }),
    data: z.null(),
    tags,
  },
  unfreezeArea: {
    method: 'POST',
    path: '/releases/:area/unfreeze',
    summary: 'End the freeze of an area',
    access: ['admin'],
    params: area,
    data: z.null(),
    tags,
  },
  releaseTokens: {
    method: 'GET',
    path: '/releases/:area/token',
    summary: 'The tokens of an area, without the secrets',
    access: ['admin'],
    params: area,
    query: ListQuery,
    data: ReleaseToken,
    paged: true,
    tags,
  },
  addReleaseToken: {
    method: 'POST',
    path: '/releases/:area/token/add',
    summary: 'Create a token with which a program releases this area; the token is returned only here',
    access: ['admin'],
    params: area,
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1, 'Please enter a name.'), z.maxLength(100)),
      may_roll_out: z.boolean(),
      expires_at: z.nullable(z.iso.datetime()),
    }),
    data: z.object({ id: z.number(), token: z.string() }),
    tags,
  },
  revokeReleaseToken: {
    method: 'POST',
    path: '/releases/:area/token/revoke/:id',
    summary: 'Revoke a token: from now on it can do nothing',
    access: ['admin'],
    params: z.object({ area: AreaName, id: Id }),
    data: z.null(),
    tags,
  },
})
