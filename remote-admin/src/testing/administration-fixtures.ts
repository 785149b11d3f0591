import { type FailedJob, jobContract } from '@lekta/shared/contract/platform/jobs'
import { type Maintenance, maintenanceContract } from '@lekta/shared/contract/platform/maintenance'
import { type PlatformAccount, platformAccountContract } from '@lekta/shared/contract/platform/platform-account'
import {
  type PlatformSchool,
  type PlatformSchoolDetail,
  platformSchoolContract,
} from '@lekta/shared/contract/platform/platform-school'
import { platformStaffContract } from '@lekta/shared/contract/platform/platform-staff'
import { seatGrantContract } from '@lekta/shared/contract/platform/seat-grant'
import { type Finding, type System, systemContract } from '@lekta/shared/contract/platform/system'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'

export const schoolAccount: PlatformAccount = {
  id: 31,
  name: 'Sekolah Cakrawala',
  username: 'sekolah.cakrawala',
  email: 'tu@cakrawala.example',
  email_confirmed: true,
  roles: ['school'],
  school: { id: 1, name: 'Sekolah Cakrawala', archived: false },
  archived: false,
  locked: false,
  sessions: 2,
  created_at: '2025-07-01T03:00:00Z',
  last_login: '2026-11-20T03:00:00Z',
}

/** The admin who is logged in. */
export const ratih: PlatformAccount = {
  ...schoolAccount,
  id: 1,
  name: 'Ratih Kusuma',
  username: 'ratih',
  email: 'ratih@lekta.example',
  roles: ['admin'],
  school: null,
}
export const budi: PlatformAccount = {
  ...ratih,
  id: 2,
  name: 'Budi Santoso',
  username: 'budi',
  email: null,
  email_confirmed: false,
  sessions: 0,
  last_login: null,
}

export const cakrawala: PlatformSchoolDetail = {
  id: 1,
  name: 'Sekolah Cakrawala',
  city: 'Bandung',
  npsn: '20219001',
  code: 'CAKRA-7Q4M',
  students: 240,
  teachers: 7,
  seats_in_use: 182,
  seats: 200,
  subscribed_until: '2027-06-30T03:00:00Z',
  last_test: '2026-11-19T03:00:00Z',
  archived: false,
  created_at: '2025-07-01T03:00:00Z',
  address: 'Jl. Dago 12',
  phone: null,
  email: null,
  time_zone: 'Asia/Jakarta',
  language: 'id',
  year_begins: 7,
  contacts: [{ id: 5, subject: 'head', name: 'Ibu Sri', email: null, phone: '022 512345' }],
  accounts: [schoolAccount],
  subscriptions: [
    {
      id: 2,
      plan_name: 'School year',
      granted: false,
      active: true,
      seats_in_use: 182,
      seats: 200,
      free: 18,
      ends_at: '2027-06-30T03:00:00Z',
    },
  ],
  unpaid: [{ id: 3, number: '2026/000003', total: 900_000, currency: 'IDR', due_at: '2026-12-04T03:00:00Z' }],
}

const samudra: PlatformSchool = {
  ...cakrawala,
  id: 2,
  name: 'Sekolah Tunas Samudra',
  city: null,
  npsn: null,
  code: 'TUNAS-1X2Y',
  students: 96,
  teachers: 4,
  seats_in_use: 0,
  seats: 0,
  subscribed_until: null,
  last_test: null,
}

const card = { id: 40, name: 'SD Baru', username: 'sd.baru', password: 'k3np-7mwa-x2yd-hq9f' }

const schoolList = { text: ({ name, code }: PlatformSchool) => `${name} ${code}`, sort: {} }
const staffList = { text: ({ name, username }: PlatformAccount) => `${name} ${username}`, sort: {} }

/** Creates answers about schools and their accounts, which remember what is archived. */
function schoolFixtures(): Answer[] {
  let detail = cakrawala
  const answer = (change: Partial<PlatformSchoolDetail>) => async () => {
    detail = { ...detail, ...change }
    return null
  }
  const grants = answers(seatGrantContract, {
    grantSeats: async ({ body: { seats, newest_grant } }) => {
      const id = ((newest_grant as number | null) ?? 10) + 1
      const granted = { id, plan_name: 'Pilot seats', granted: true, active: true, seats_in_use: 0, ends_at: null }
      await answer({
        subscriptions: [{ ...granted, seats: Number(seats), free: Number(seats) }, ...detail.subscriptions],
      })()
      return { subscription_id: id }
    },
    withdrawGrant: async ({ body }) => {
      const id = Number(body.subscription_id)
      const withdrawn = detail.subscriptions.find((one) => one.id === id)?.free ?? 0
      await answer({ subscriptions: detail.subscriptions.filter((one) => one.id !== id) })()
      return { withdrawn, left: 0 }
    },
  })
  const schools = answers(platformSchoolContract, {
    platformSchools: async ({ query }) =>
      listOf(
        [detail, samudra].filter(({ archived }) => archived === query.options.archived),
        query,
        schoolList,
      ),
    platformSchool: async () => detail,
    addPlatformSchool: async ({ body: { name, language } }) => ({
      id: 3,
      name,
      code: 'BARU-3N5P',
      language,
      login: { ...card, name },
    }),
    editPlatformSchool: async ({ body }) => answer({ name: body.name })(),
    savePlatformContact: answer({}),
    removePlatformContact: answer({ contacts: [] }),
    archiveSchool: answer({ archived: true }),
    restoreSchool: answer({ archived: false }),
  })
  return [...schools, ...grants]
}

/** Creates answers about admins, which remember who is archived. */
function staffFixtures(): Answer[] {
  let admins = [ratih, budi]
  const change = (id: number, values: Partial<PlatformAccount>) => {
    admins = admins.map((admin) => (admin.id === id ? { ...admin, ...values } : admin))
  }
  return answers(platformStaffContract, {
    admins: async ({ query }) =>
      listOf(
        admins.filter(({ archived }) => archived === query.options.archived),
        query,
        staffList,
      ),
    addAdmin: async ({ body }) => ({ ...card, name: body.name, username: body.username }),
    editAdmin: async ({ params: { id }, body: { name, username } }) => {
      change(id, { name, username })
      return { ...budi, name, username }
    },
    archiveAdmin: async ({ params: { id } }) => {
      change(id, { archived: true })
      return null
    },
    restoreAdmin: async ({ params: { id } }) => {
      change(id, { archived: false })
      return null
    },
  })
}

const accountFixtures = (): Answer[] =>
  answers(platformAccountContract, {
    findAccounts: async ({ body: { name } }) =>
      name === schoolAccount.username ? [{ ...schoolAccount, locked: true }] : [],
    unlockAccount: async () => schoolAccount,
    endAccountSessions: async () => ({ ...schoolAccount, sessions: 0 }),
    sendPasswordMail: async ({ params: { id } }) => {
      if (id !== schoolAccount.id) throw refusal(409, 'This account has no confirmed e-mail address.')
      return schoolAccount
    },
    renewAccountPassword: async () => card,
  })

function maintenanceFixtures(): Answer[] {
  let state: Maintenance = { since: null, message: null }
  return answers(maintenanceContract, {
    maintenance: async () => state,
    switchMaintenance: async ({ body: { on, message = null } }) => {
      state = on ? { since: '2026-11-24T03:00:00Z', message } : { since: null, message: null }
      return state
    },
  })
}

export const failedMail: FailedJob = {
  place: 1,
  id: 'a3f1c0de-0000-4000-8000-000000000001',
  kind: 'mail',
  created_at: '2026-11-23T08:00:00Z',
  failed_at: '2026-11-23T20:10:00Z',
  tries: 8,
  error: 'Error ECONNREFUSED',
  stack: '    at connect (net.js:1:1)',
}

/** Creates two failed jobs and a queue. */
function jobFixtures(): Answer[] {
  let failed: FailedJob[] = [failedMail, { ...failedMail, place: 2, id: `${failedMail.id.slice(0, -1)}2`, stack: '' }]
  const take = (ids: readonly string[]) => {
    const count = ids.length
    failed = failed.filter(({ id }) => !ids.includes(id))
    return { count }
  }
  const idle = { due: 0, waiting: 0, running: 0, oldest: 0 }
  return answers(jobContract, {
    jobs: async () => [
      { ...idle, kind: 'mail', due: 12, running: 1, failed: failed.length, oldest: 190 },
      { ...idle, kind: 'push', failed: 0 },
    ],
    failedJobs: async ({ query }) =>
      listOf(failed, query, { text: ({ kind }) => kind, sort: { failed_at: ({ failed_at }) => failed_at } }),
    retryJobs: async ({ body: { ids } }) => take(ids),
    deleteJobs: async ({ body: { ids } }) => take(ids),
  })
}

export const system: System = {
  lekta: {
    version: '2.4.0',
    commit: '0123456789abcdef0123456789abcdef01234567',
    contract: '2026-11',
    node: 'v20.20.2',
    started_at: '2026-11-24T01:00:00Z',
  },
  servers: 2,
  workers: 3,
  database: {
    version: '18.1',
    embedded: false,
    bytes: 64_400_000,
    connections: 23,
    max_connections: 100,
    migration: '0019_administration_and_privacy',
    pending: 0,
    tables: [{ name: 'answer', bytes: 41_000_000, rows: 182_000 }],
    replicas: [{ pid: 71, name: 'standby-1', state: 'streaming', lag_seconds: 2, lag_bytes: 120_000 }],
  },
  disk: { free: 81_000_000_000, total: 120_000_000_000 },
  mail: { server: 'smtp.lekta.example:587', sent_at: '2026-11-24T02:55:00Z', failed_at: null },
  queue: { due: 12, oldest: 190, failed: 2 },
  backup: { finished_at: '2026-11-24T01:10:00Z', bytes: 9_200_000, encrypted: true, verified_at: null },
  releases: [
    { area: 'child', version: '5f0c2a91', previous: null },
    { area: 'teacher', version: '9d11b0e4', previous: '77aa01c3' },
  ],
}
const findings: readonly Finding[] = [
  { subject: 'settings', verdict: 'good', text: 'All settings are valid.' },
  { subject: 'database', verdict: 'good', text: 'PostgreSQL 18.1, 64 MB.' },
  { subject: 'clock', verdict: 'good', text: 'This machine and the database have the same time.' },
  { subject: 'disk', verdict: 'good', text: '81 GB are free in DATA_DIR.' },
  { subject: 'mail', verdict: 'good', text: 'smtp.lekta.example:587 accepts our login.' },
  { subject: 'jobs', verdict: 'good', text: '3 processes work on jobs.' },
  {
    subject: 'live',
    verdict: 'good',
    text: 'redis.lekta.example:6379 carries live events in 1 ms. Connected servers: 2.',
  },
  { subject: 'files', verdict: 'good', text: 'Files can be stored in the bucket of FILES_URL.' },
  { subject: 'portal', verdict: 'good', text: 'The portal has 2 released areas.' },
  { subject: 'releases', verdict: 'good', text: 'Releases can be stored, and those in use are complete.' },
  { subject: 'address', verdict: 'good', text: 'https://read.example leads to a server that is ready.' },
  { subject: 'backup', verdict: 'good', text: 'The newest backup is 2 hours old.' },
  { subject: 'backup', verdict: 'warning', text: 'Backups are not encrypted: set BACKUP_KEY.' },
]
const systemFixtures = () =>
  answers(systemContract, {
    system: async () => system,
    systemCheck: async () => [...findings],
    sendTestMail: async () => ({ to: 'ratih@lekta.example' }),
  })

/** Creates a fake server with two schools and two admins. */
export const administrationFixtures = (): Answer[] => [
  ...schoolFixtures(),
  ...staffFixtures(),
  ...accountFixtures(),
  ...maintenanceFixtures(),
  ...jobFixtures(),
  ...systemFixtures(),
]
