import { type AuditQuery, type AuditRow, auditContract } from '../contract/audit'
import { type Answer, answers } from './fake-api'
import { listOf } from './fake-list'

const minute = 60_000

const school = { id: 1, name: 'Sekolah Cakrawala' }
const sari = { id: 901, name: 'Sari Wulandari', username: 'sari.wulandari', roles: ['teacher' as const], erased: false }
const ayu = { id: 1, name: 'Ayu Lestari', username: 'ayu.lestari' }

/** Entries of the log, newest first: `newest`, and those that a school sees. */
export function auditRows(now = new Date(), newest: readonly Partial<AuditRow>[] = []): AuditRow[] {
  const rows: Partial<AuditRow>[] = [
    ...newest,
    { kind: 'change', text: 'Student data changed', account: sari, student: ayu },
    { text: 'Report opened', account: sari, student: ayu, subject: { type: 'attempt', id: 11, name: null } },
    { text: 'List of students viewed', account: sari, subject: { type: 'classroom', id: 1, name: '4A' } },
    {
      kind: 'change',
      text: 'Invoice paid',
      source: 'server',
      subject: { type: 'invoice', id: 1, name: '2026/000123' },
    },
    { kind: 'change', text: 'School created', source: 'command', subject: { type: 'school', ...school } },
    {
      text: 'Report opened',
      account: { ...sari, id: 7, name: 'Nama', username: 'erased-7', erased: true },
      about_erased: true,
    },
  ]
  return rows.map((row, i) => ({
    ...{ id: rows.length - i, at: new Date(now.getTime() - (i * 37 + 4) * minute).toISOString(), kind: 'view' },
    ...{ text: '', account: null, source: null, student: null, school, subject: null, area: null, about_erased: false },
    ...row,
  }))
}

/** Answers with the entries of the log. */
export function auditAnswers(now = new Date(), rows = auditRows(now)): Answer[] {
  const list = async ({ query }: { query: AuditQuery }) => {
    const { child = '', kind, options } = query
    const matching = rows.filter(
      (row) =>
        (kind === undefined || row.kind === kind) &&
        (child === '' || `${row.student?.name} ${row.student?.username}`.toLowerCase().includes(child.toLowerCase())) &&
        (options.school_id === undefined || row.school?.id === options.school_id),
    )
    return listOf(matching, query, {
      text: ({ account }) => (account?.erased ? '' : `${account?.name} ${account?.username}`),
      sort: { at: ({ at }) => at },
    })
  }
  const file = async () => new File(['When,Who\r\n'], 'Activity log.csv', { type: 'text/csv' })
  return answers(auditContract, { adminAudit: list, schoolAudit: list, adminAuditFile: file, schoolAuditFile: file })
}
