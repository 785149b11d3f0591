import type { ForeignCalls } from './foreign-call'

const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** No row has this id. Admins may change every school, so their calls must not name one that exists. */
const params = { id: 2_000_000_000 }
const unknown = { status: 404, owner: 404 } as const

const school = { name: 'A school', time_zone: 'Asia/Jakarta', language: 'en' } as const

/** Calls of the people who run the platform. */
export const platformCalls = {
  findAccounts: () => [{ input: { body: { name: 'nobody' } }, status: 200 }],
  jobs: () => [{ status: 200 }],
  failedJobs: () => [{ input: { query: {} }, status: 200 }],
  retryJobs: () => [{ input: { body: { ids: [NO_JOB] } }, status: 409, owner: 409 }],
  deleteJobs: () => [{ input: { body: { ids: [NO_JOB] } }, status: 409, owner: 409 }],
  system: () => [{ status: 200 }],
  systemCheck: () => [{ status: 200 }],
  sendTestMail: () => [{ status: 409, owner: 409 }],
  maintenance: () => [{ status: 200 }],
  switchMaintenance: () => [{ input: { body: { on: false } }, status: 200, owner: 200 }],
  unlockAccount: () => [{ input: { params }, ...unknown }],
  endAccountSessions: () => [{ input: { params }, ...unknown }],
  sendPasswordMail: () => [{ input: { params }, ...unknown }],
  renewAccountPassword: () => [{ input: { params }, ...unknown }],
  platformSchools: () => [{ input: { query: {} }, status: 200, namesSchools: true }],
  platformSchool: () => [{ input: { params }, ...unknown }],
  addPlatformSchool: ({ schoolAccount: { username } }) => [
    { input: { body: { ...school, username } }, status: 400, owner: 400 },
  ],
  editPlatformSchool: () => [{ input: { params, body: school }, ...unknown }],
  savePlatformContact: () => [{ input: { params, body: { subject: 'head', name: 'Sri' } }, ...unknown }],
  removePlatformContact: () => [{ input: { params, body: { contact_id: params.id } }, ...unknown }],
  archiveSchool: () => [{ input: { params }, ...unknown }],
  restoreSchool: () => [{ input: { params }, ...unknown }],
  grantSeats: () => [
    {
      input: { params, body: { seats: 1, months: 1, tests_per_child: 1, reason: 'pilot', newest_grant: null } },
      ...unknown,
    },
  ],
  withdrawGrant: () => [{ input: { params, body: { subscription_id: params.id } }, ...unknown }],
  admins: () => [{ input: { query: {} }, status: 200, namesAdmins: true }],
  addAdmin: ({ schoolAccount: { username } }) => [
    { input: { body: { name: 'A stranger', username } }, status: 400, owner: 400 },
  ],
  editAdmin: () => [{ input: { params, body: { name: 'A stranger', username: 'stranger' } }, ...unknown }],
  archiveAdmin: () => [{ input: { params }, ...unknown }],
  restoreAdmin: () => [{ input: { params }, ...unknown }],
  adminAudit: () => [{ input: { query: {} }, status: 200, admin: 200 }],
  adminAuditFile: ({ school: { id } }) => [{ input: { query: { school_id: id } }, status: 200, admin: 200 }],
  schoolAudit: ({ school: { id }, mark }) => [
    { input: { query: {} }, status: 200 },
    { input: { query: { child: mark, options: { school_id: id } } }, status: 200 },
  ],
  schoolAuditFile: () => [{ input: { query: {} }, status: 200 }],
} satisfies Partial<ForeignCalls>
