import type { ReleaseArea, ReleaseToken } from '@lekta/shared/contract/delivery/release-area'
import { mostFoundPeople, type ReleasePerson } from '@lekta/shared/contract/delivery/release-people'
import type { NamedAudience, ReleaseEvent, Rollout } from '@lekta/shared/contract/delivery/rollout'
import { versions } from './release-data'

export const emptyAudience: NamedAudience = { share: 0, schools: [], roles: [], accounts: [] }
const everyone: NamedAudience = { ...emptyAudience, share: 100 }
const partOfUsers: NamedAudience = {
  ...emptyAudience,
  share: 10,
  schools: [{ id: 1, name: 'Sekolah Cakrawala' }],
  accounts: [{ id: 1, name: 'Ratih Kusuma', username: 'ratih' }],
}

const teacher: ReleaseArea = {
  name: 'teacher',
  paths: ['/teacher/'],
  key: 'q3Jz0b8Zk1mTt9yqB6cYwV5xN2hLrP4sD7fGjKaUeXo=',
  stable: { version: versions.stable, since: '2026-11-12T04:00:00Z' },
  canary: { version: versions.canary, since: '2026-11-19T04:00:00Z', share: 10, schools: 1, roles: 0, people: 1 },
  next: { version: versions.next, since: '2026-11-19T08:30:00Z' },
  pins: 1,
  scheduled: 1,
  freeze: null,
}

const frozen: ReleaseArea = {
  ...teacher,
  name: 'test-runner',
  paths: ['/test/', '/parents/child/test/'],
  key: null,
  stable: { version: versions.earlier, since: '2026-10-29T02:00:00Z' },
  canary: null,
  next: null,
  pins: 0,
  scheduled: 0,
  freeze: {
    since: '2026-11-18T01:00:00Z',
    until: '2026-12-05T10:00:00Z',
    by: 'Ratih Kusuma',
    reason: 'Test weeks at 14 schools: nothing changes in the test until the last one is over.',
  },
}

const unreleased: ReleaseArea = {
  ...frozen,
  name: 'library',
  paths: ['/library/'],
  stable: null,
  freeze: null,
}

/** The areas of the portal: one with a rollout, one that is frozen, one without any release. */
export const areaList: readonly ReleaseArea[] = [unreleased, teacher, frozen]

const channel = { previous: null, audience: emptyAudience } as const

/** Returns what an area serves, as its line in the list of areas says. */
export const rolloutOf = ({ stable, canary, next, pins, scheduled }: ReleaseArea): Rollout => ({
  channels: [
    ...(stable ? [{ channel: 'stable' as const, ...stable, previous: versions.first, audience: everyone }] : []),
    ...(canary
      ? [{ ...channel, channel: 'canary' as const, ...canary, previous: versions.stable, audience: partOfUsers }]
      : []),
    ...(next
      ? [
          {
            ...channel,
            channel: 'next' as const,
            ...next,
            previous: versions.stable,
            audience: { ...emptyAudience, accounts: partOfUsers.accounts },
          },
        ]
      : []),
  ],
  verdict: canary && {
    canary: { browsers: 412, failing_browsers: 3 },
    stable: { browsers: 5120, failing_browsers: 11 },
    evidence: 2.4,
    stops_at: 100,
  },
  pins:
    pins === 0
      ? []
      : [
          {
            id: 4,
            version: versions.stable,
            school: { id: 2, name: 'Sekolah Tunas Samudra' },
            account: null,
            reason: 'Their tablets have not been updated yet.',
            by: 'Budi Santoso',
            created_at: '2026-11-13T04:00:00Z',
          },
        ],
  scheduled:
    scheduled === 0
      ? []
      : [
          {
            id: 7,
            channel: 'stable',
            version: versions.canary,
            audience: null,
            due_at: '2026-11-23T21:00:00Z',
            by: 'Ratih Kusuma',
            reason: 'After the weekend, if nothing speaks against it.',
            failure: null,
          },
        ],
})

const event = { commit: null, audience: null, before: null, reason: null, by: 'Ratih Kusuma' }

/** What happened to the releases of an area, the newest first. */
export const history: readonly ReleaseEvent[] = [
  {
    ...event,
    id: 9,
    action: 'scheduled',
    version: versions.canary,
    reason: 'After the weekend.',
    at: '2026-11-19T09:00:00Z',
  },
  {
    ...{ ...event, id: 8, action: 'rolled out', version: versions.canary, before: versions.stable },
    ...{ audience: partOfUsers, reason: 'New class report, first at one school.', at: '2026-11-19T04:00:00Z' },
  },
  {
    ...{ ...event, id: 7, action: 'published', version: versions.canary, by: 'Pipeline of the teacher team' },
    ...{ commit: '9d11b0e4a3c64f7892d05b1e6c7f8a90b3d4e5f6', at: '2026-11-19T03:44:00Z' },
  },
  {
    ...{ ...event, id: 6, action: 'stopped by itself', version: versions.withdrawn, before: versions.stable, by: null },
    ...{ reason: 'It failed in 19 of 240 browsers, 2.4.1-77aa01c3 in 11 of 5120.', at: '2026-11-16T05:21:00Z' },
  },
  { ...event, id: 5, action: 'pinned', version: versions.stable, reason: 'Old tablets.', at: '2026-11-13T04:00:00Z' },
  {
    ...event,
    id: 4,
    action: 'promoted',
    version: versions.stable,
    before: versions.earlier,
    at: '2026-11-12T04:00:00Z',
  },
  { ...event, id: 3, action: 'unfrozen', version: null, at: '2026-11-11T04:00:00Z' },
]

export const token: ReleaseToken = {
  id: 3,
  name: 'Pipeline of the teacher team',
  may_roll_out: true,
  created_by: 'Ratih Kusuma',
  created_at: '2026-07-01T03:00:00Z',
  expires_at: '2027-07-01T03:00:00Z',
  last_used_at: '2026-11-19T03:44:00Z',
  revoked_at: null,
}

export const tokenList: readonly ReleaseToken[] = [
  token,
  { ...token, id: 2, name: 'Laptop of Bayu', may_roll_out: false, expires_at: null, last_used_at: null },
  { ...token, id: 1, name: 'Old pipeline', revoked_at: '2026-07-02T03:00:00Z' },
]

/** People whom a search finds: the tester, and children, of whom two have the same name. */
export const people: readonly ReleasePerson[] = [
  { id: 31, name: 'Sekolah Cakrawala', username: 'sekolah.cakrawala', roles: ['school'], school: 'Sekolah Cakrawala' },
  { id: 61, name: 'Bintang Ramadhan', username: 'bintang.r', roles: ['child'], school: 'Sekolah Cakrawala' },
  { id: 62, name: 'Bintang Ramadhan', username: 'bintang.kecil', roles: ['child'], school: null },
  ...Array.from({ length: mostFoundPeople + 1 }, (_, i): ReleasePerson => {
    const number = i + 1
    return { id: 70 + i, name: `Siswa ${number}`, username: `siswa${number}`, roles: ['child'], school: 'SD Melati' }
  }),
]

export const tester = {
  id: 31,
  name: 'Sekolah Cakrawala',
  username: 'sekolah.cakrawala',
  since: '2026-10-01T03:00:00Z',
}
