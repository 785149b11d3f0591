import type {
  Gate,
  GateResult,
  Release,
  ReleaseComparison,
  ReleaseDetail,
} from '@lekta/shared/contract/delivery/release'
import { gates } from '@lekta/shared/contract/delivery/release'

const quiet = { failures: 0, fallbacks: 0, slow: 0 }

const stable: Release = {
  version: '2.4.1-77aa01c3',
  commit: '77aa01c3f0de4b1f8c2e6a9d5b7301fe24c8a6d0',
  author: 'Dewi Anggraini',
  built_at: '2026-11-12T02:10:00Z',
  published_at: '2026-11-12T02:14:00Z',
  published_by: 'Pipeline of the teacher team',
  bytes: 1_420_000,
  largest_page: 182_400,
  channels: ['stable'],
  pins: 1,
  withdrawn: null,
  available: true,
  health: { browsers: 5120, failing_browsers: 11, failures: 14, fallbacks: 9, slow: 61 },
}

/** A release that a part of the users gets. */
const canary: Release = {
  ...stable,
  version: '2.5.0-9d11b0e4',
  commit: '9d11b0e4a3c64f7892d05b1e6c7f8a90b3d4e5f6',
  author: 'Bayu Pratama',
  built_at: '2026-11-19T03:40:00Z',
  published_at: '2026-11-19T03:44:00Z',
  bytes: 1_460_000,
  largest_page: 190_900,
  channels: ['canary'],
  pins: 0,
  health: { browsers: 412, failing_browsers: 3, failures: 4, fallbacks: 2, slow: 7 },
}

const forTesters: Release = {
  ...canary,
  version: '2.6.0-beta.2-class-report-with-reading-groups-and-growth-5f0c2a91',
  commit: '5f0c2a91d7e84c3ba1f6e0d9c8b7a65443322110',
  author: 'Maria Christina Handayani Purnomosidi',
  built_at: '2026-11-19T08:20:00Z',
  published_at: '2026-11-19T08:25:00Z',
  published_by: 'Ratih Kusuma',
  largest_page: 171_200,
  channels: ['next'],
  health: { browsers: 4, failing_browsers: 0, ...quiet },
}

const withdrawn: Release = {
  ...canary,
  version: '2.4.2-0b8e3f17',
  commit: '0b8e3f17aa5d4c6e9f10b2c3d4e5f60718293a4b',
  built_at: '2026-11-16T04:00:00Z',
  published_at: '2026-11-16T04:03:00Z',
  largest_page: 188_000,
  channels: [],
  withdrawn: {
    at: '2026-11-16T05:21:00Z',
    reason: 'It failed in 19 of 240 browsers, 2.4.1-77aa01c3 in 11 of 5120: this is no coincidence.',
  },
  health: { browsers: 240, failing_browsers: 19, failures: 31, fallbacks: 19, slow: 5 },
}

const earlier: Release = {
  ...stable,
  version: '2.4.0-e41d9c02',
  commit: 'e41d9c0277b14f3d8a6e5c4b3a29180706f5e4d3',
  built_at: '2026-10-29T01:30:00Z',
  published_at: '2026-10-29T01:35:00Z',
  largest_page: 182_400,
  channels: [],
  pins: 0,
  health: { browsers: 9814, failing_browsers: 28, failures: 33, fallbacks: 21, slow: 140 },
}

/** A release that came with the installation, whose files are no longer stored. */
const first: Release = {
  ...earlier,
  version: '2.3.0-1a2b3c4d',
  commit: null,
  author: null,
  built_at: '2026-08-03T01:30:00Z',
  published_at: '2026-08-03T01:35:00Z',
  published_by: null,
  largest_page: 240_600,
  available: false,
  health: { browsers: 0, failing_browsers: 0, ...quiet },
}

export const versions = {
  stable: stable.version,
  canary: canary.version,
  next: forTesters.version,
  withdrawn: withdrawn.version,
  earlier: earlier.version,
  first: first.version,
}

/** The releases of an area, the newest first. */
export const releaseList: readonly Release[] = [forTesters, canary, withdrawn, stable, earlier, first]

const notes: Partial<Record<Gate, Omit<GateResult, 'gate'>>> = {
  signature: { outcome: 'skipped', messages: ['The area has no key.'] },
  size: { outcome: 'passed', messages: ['The largest page is 8.3 KB larger than in 2.4.1-77aa01c3.'] },
}

const newestNotes: typeof notes = {
  ...notes,
  pages: {
    outcome: 'failed',
    messages: [
      'The page /teacher/student shows nothing in the state “empty” in Indonesian.',
      'The page /teacher/report has a button without a name (axe: button-name).',
    ],
  },
}

const HOUR = 3_600_000
const lastHour = Date.parse('2026-11-20T02:00:00Z')

/** Returns 24 hours in which `browsers` browsers arrive, more of them by day, and the last ones fail. */
function hoursOf({ browsers, failing_browsers }: Release['health']): ReleaseDetail['hours'] {
  return Array.from({ length: 24 }, (_, i) => ({
    at: new Date(lastHour - (23 - i) * HOUR).toISOString(),
    browsers: Math.round((browsers / 25.2) * (i > 4 && i < 18 ? 1.6 : 0.4)),
    failing_browsers: i % 7 === 6 ? Math.round(failing_browsers / 4) : 0,
  }))
}

const pages = {
  '/teacher/student': 0.98,
  '/teacher/report': 1,
  '/teacher/test': 0.72,
  '/teacher/schedule/:id': 0.83,
  '/teacher/class-room': 0.55,
  '/teacher/analyse': 0.41,
}

/** Returns a release with its checks, sizes and failures. */
export const detailOf = (release: Release): ReleaseDetail => ({
  ...release,
  checks: gates.map((gate) => ({
    gate,
    outcome: 'passed',
    messages: [],
    ...(release.version === forTesters.version ? newestNotes : notes)[gate],
  })),
  pages: Object.fromEntries(
    Object.entries(pages).map(([path, part]) => [path, Math.round(release.largest_page * part)]),
  ),
  endpoints: ['student.students', 'student.scoreSummary', 'classReport.readingGroups', 'schedule.addSchedule'],
  shared: { '@lekta/shared': '^2.0.0', react: '^19.3.0', 'react-redux': '^9.3.0' },
  failures:
    release.health.failures === 0
      ? []
      : [
          {
            page: '/teacher/report',
            reason: 'crash',
            count: release.health.failures - 1,
            last_at: '2026-11-20T01:12:00Z',
          },
          { page: '', reason: 'slow', count: 1, last_at: '2026-11-19T22:40:00Z' },
        ],
  hours: hoursOf(release.health),
})

/** Returns what differs between two releases. */
export function compare(before: Release, after: Release): ReleaseComparison {
  const [from, to] = [detailOf(before), detailOf(after)]
  const changed = Object.keys(pages).map((path) => ({
    path,
    before: from.pages[path] ?? null,
    after: to.pages[path] ?? null,
  }))
  return {
    pages: [...changed, { path: '/teacher/reading-list', before: null, after: 96_300 }],
    endpoints: { added: ['reading.readingList'], removed: ['student.scoreSummary'], changed: ['student.students'] },
    shared: [{ name: '@lekta/shared', before: '^2.0.0', after: '^2.1.0' }],
    area: ['The page “Reading list” is new, with a menu entry.', 'The page “Report” is now for teachers and schools.'],
    strings: { added: 31, removed: 4 },
    bytes: { before: before.bytes, after: after.bytes },
  }
}
