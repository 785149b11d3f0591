import type { ForeignCalls } from './foreign-call'

/** No area has this name. Admins may change every area, so their calls must not name one that exists. */
const area = 'nowhere'
const version = '1.0.0'
const reason = 'Because.'
const unknown = { status: 404, owner: 404 } as const
const about = <Input extends object>(input: Input) => ({ input: { params: { area }, ...input }, ...unknown })
const withId = { input: { params: { area, id: 2_000_000_000 } }, ...unknown }
const noOne = { share: 0, schools: [], roles: [], accounts: [] }

/** Calls about the releases of areas. */
export const releaseCalls = {
  releaseAreas: () => [{ status: 200 }],
  addReleaseArea: () => [{ input: { body: { name: area, paths: [], key: null } }, status: 400, owner: 400 }],
  editReleaseArea: () => [about({ body: { paths: ['/nowhere/'], key: null } })],
  freezeArea: () => [about({ body: { reason, until: null } })],
  unfreezeArea: () => [about({})],
  releaseTokens: () => [about({ query: {} })],
  addReleaseToken: () => [about({ body: { name: 'A program', may_roll_out: true, expires_at: null } })],
  revokeReleaseToken: () => [withId],
  releases: () => [about({ query: {} })],
  release: () => [{ input: { params: { area, version } }, ...unknown }],
  compareReleases: () => [about({ query: { before: version, after: version } })],
  rollout: () => [about({})],
  releaseHistory: () => [about({ query: {} })],
  // A school and an account of other tenants: admins choose among all of them.
  rollOut: ({ school, schoolAccount }) => [
    about({
      body: {
        ...{ version, reason, at: null, channel: 'canary' as const },
        audience: { ...noOne, schools: [school.id], accounts: [schoolAccount.id] },
      },
    }),
  ],
  promote: () => [about({ body: { version, reason, at: null } })],
  rollBack: () => [about({ body: { version, reason } })],
  stopRollout: () => [about({ body: { reason, channel: 'canary' as const } })],
  pinRelease: ({ school }) => [about({ body: { version, reason, school_id: school.id, account_id: null } })],
  unpinRelease: () => [withId],
  cancelScheduled: () => [withId],
  createPreview: ({ schoolAccount: { username } }) => [about({ body: { version, username, hours: 1 } })],
  findReleasePeople: () => [{ input: { body: { words: 'nobody at all' } }, status: 200 }],
  previewOffer: () => [{ input: { query: { link: 'someone’s' } }, ...unknown }],
  previews: () => [{ status: 200 }],
  acceptPreview: () => [{ input: { body: { link: 'someone’s' } }, ...unknown }],
  endPreview: () => [{ input: { body: { area } }, status: 200 }],
  testers: () => [{ status: 200 }],
  addTester: () => [{ input: { body: { username: 'nobody at all' } }, status: 400, owner: 400 }],
  removeTester: () => [{ input: { params: { id: 2_000_000_000 } }, ...unknown }],
} satisfies Partial<ForeignCalls>
