import * as z from 'zod/mini'
import type { AuditKind } from './audit-actions'
import { defineContract, roles } from './endpoint'
import { Day, Id, ListQuery } from './list'
import { TimeZone } from './people/school'
import { Language } from './session'

/** The pages of the log end after this many entries. Filters lead to older ones. */
export const MOST_LISTED = 10_000
/** A CSV file has at most this many entries. */
export const MOST_IN_FILE = 50_000

export const auditKinds = ['view', 'change'] as const satisfies readonly AuditKind[]
export const auditSources = ['command', 'setup', 'server', 'token'] as const

/** A person in the log. */
const Person = z.object({ id: z.number(), name: z.string(), username: z.string() })

/** An entry of the audit log. */
export const AuditRow = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(auditKinds),
  /** What happened, in the language of the query. */
  text: z.string(),
  /** The account that acted; null if `source` did. */
  account: z.nullable(z.extend(Person, { roles: z.array(z.enum(roles)), erased: z.boolean() })),
  /** What acted, if no account did. */
  source: z.nullable(z.enum(auditSources)),
  /** The student that the entry is about. */
  student: z.nullable(Person),
  school: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** The object that the entry is about. `name` is what people call it; null if it has no name or no longer exists. */
  subject: z.nullable(z.object({ type: z.string(), id: z.number(), name: z.nullable(z.string()) })),
  /** The area whose releases or tokens the entry is about. */
  area: z.nullable(z.string()),
  /** Whether the entry was about a person who has been erased. */
  about_erased: z.boolean(),
})
export type AuditRow = z.infer<typeof AuditRow>

const Filters = {
  /** Part of the name or username of the student that an entry is about. */
  child: z.optional(z.string().check(z.maxLength(100))),
  kind: z.optional(z.enum(auditKinds)),
  /** The first and the last day, in the time zone. */
  from: z.optional(Day),
  until: z.optional(Day),
  time_zone: z._default(TimeZone, 'Asia/Jakarta'),
  language: z._default(Language, 'en'),
}

/** The search term of the list is part of the name, username or e-mail address of the person who acted. */
const ListFilters = z.extend(ListQuery, Filters)
const FileFilters = z.object({ ...Filters, who: z.optional(z.string().check(z.maxLength(100))) })
const ofSchool = { school_id: z.optional(Id) }
const paths = { admin: '/v2/admin/audit', school: '/v2/school/audit' } as const

/** Who viewed and changed what: everything for admins, and for a school what concerns its data. */
export const auditContract = defineContract({
  adminAudit: {
    method: 'GET',
    path: paths.admin,
    summary: 'The audit log of the platform, newest first; at most the newest 10,000 entries that match',
    access: ['admin'],
    query: ListFilters,
    data: AuditRow,
    paged: true,
  },
  adminAuditFile: {
    method: 'GET',
    path: `${paths.admin}/csv`,
    summary: 'The audit log of the platform as a CSV file; at most the newest 50,000 entries that match',
    access: ['admin'],
    query: z.extend(FileFilters, ofSchool),
    data: z.file(),
    file: true,
  },
  schoolAudit: {
    method: 'GET',
    path: paths.school,
    summary: 'The school’s audit log, newest first; at most the newest 10,000 entries that match',
    access: ['school'],
    query: ListFilters,
    data: AuditRow,
    paged: true,
  },
  schoolAuditFile: {
    method: 'GET',
    path: `${paths.school}/csv`,
    summary: 'The school’s audit log as a CSV file; at most the newest 50,000 entries that match',
    access: ['school'],
    query: FileFilters,
    data: z.file(),
    file: true,
  },
})

export type AuditQuery = z.output<typeof ListFilters>
export type AuditFilters = z.output<typeof FileFilters>
