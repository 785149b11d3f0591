import type { AuditRow } from '@lekta/shared/contract/audit'
import { auditActions, isAuditAction } from '@lekta/shared/contract/audit-actions'
import type { Language } from '../i18n/sentence'
import { describeAction } from './describe-action'
import type { LogRow } from './queries'

/** Parses a subject such as `invoice 7`; null for other subjects, such as a number of students. */
function parseSubject(subject: string | null, name: string | null): AuditRow['subject'] {
  const [, type, id] = /^([a-z]+) (\d+)(?!\d)/.exec(subject ?? '') ?? []
  return type === undefined ? null : { type, id: Number(id), name }
}

/** Returns whether an entry was about a person who has been erased, so that nothing in it names the person. */
function isAboutErased({ action, student, subject }: LogRow): boolean {
  if (!isAuditAction(action) || student !== null) return false
  const { about } = auditActions[action]
  return about === 'student' ? !subject?.startsWith('account ') : about === 'account' && subject === null
}

/** Presents an entry of the log in a language. */
export function presentEntry(
  { at, action, account, subject, subjectName, ...row }: LogRow,
  language: Language,
): AuditRow {
  return {
    ...{ id: row.id, source: row.source, student: row.student, school: row.school, area: row.area },
    at: at.toISOString(),
    kind: isAuditAction(action) ? auditActions[action].kind : 'change',
    text: describeAction(action, language),
    account: account && {
      ...{ id: account.id, name: account.name, username: account.username, roles: account.roles },
      erased: account.erasedAt !== null,
    },
    subject: parseSubject(subject, subjectName),
    about_erased: isAboutErased({ at, action, account, subject, subjectName, ...row }),
  }
}
