import type { AuditRow } from '@lekta/shared/contract/audit'

const ratih = { id: 902, name: 'Ratih Kusuma', username: 'ratih', roles: ['admin' as const], erased: false }
const entry = { kind: 'change' as const, account: ratih, school: null, area: 'teacher' }

/** Entries of the activity log about releases. */
export const auditOfReleases: readonly Partial<AuditRow>[] = [
  {
    ...entry,
    text: 'Release token created',
    subject: { type: 'token', id: 3, name: 'teacher: Pipeline of the teacher team' },
  },
  { ...entry, text: 'Releases of an area frozen' },
]
