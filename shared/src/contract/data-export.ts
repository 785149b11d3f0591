import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { Id, ListQuery } from './list'
import { Language } from './session'

/** The largest archive that can be made, in bytes. */
export const exportLimit = 100 * 1024 * 1024

/** The number of archives of one person that a requester can have made per day. */
export const exportsPerDay = 3

/** The states of an archive. `expired`: it was ready once, and has been deleted. */
export const exportStates = ['waiting', 'ready', 'expired', 'failed'] as const

/** Why an archive could not be made. `interrupted`: the server failed or stopped while it was being made. */
export const exportFailures = ['disk full', 'too large', 'interrupted'] as const

/** An archive of everything stored about one person. */
export const DataExport = z.object({
  id: z.number(),
  state: z.enum(exportStates),
  requested_at: z.string(),
  ready_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
  /** Size of the file in bytes; null until it is ready. */
  bytes: z.nullable(z.number()),
  failure: z.nullable(z.enum(exportFailures)),
})
export type DataExport = z.infer<typeof DataExport>

/** What a user can download about one person. */
export const PersonExport = z.object({
  person: z.object({ id: z.number(), name: z.string() }),
  /** The archive that the caller requested last; null if there is none. */
  latest: z.nullable(DataExport),
  /**
   * Set if only the child's school can make the archive. The parent can ask the school for it; `requested_at` is when the
   * parent last did.
   */
  school: z.nullable(z.object({ name: z.string(), requested_at: z.nullable(z.string()) })),
})
export type PersonExport = z.infer<typeof PersonExport>

const ExportedAccount = z.object({ id: z.number(), name: z.string(), username: z.string() })

/** An archive as admins see it. */
export const ListedExport = z.extend(DataExport, {
  person: ExportedAccount,
  requested_by: ExportedAccount,
  /** Why an admin requested it; null if the requester is responsible for the person. */
  note: z.nullable(z.string()),
  /** Whether the caller requested it and so can download it. */
  own: z.boolean(),
})
export type ListedExport = z.infer<typeof ListedExport>

const language = z.optional(Language)
const params = z.object({ id: Id })
const access = ['admin', 'school', 'teacher', 'parent'] as const
const tags = ['DataExport'] as const

/** Archives of everything stored about a person, for that person and those responsible for it. */
export const dataExportContract = defineContract({
  personExport: {
    method: 'GET',
    path: '/v2/data-export/person/:id',
    summary: 'The archive of a person that the caller requested last, or the school that can make it',
    access,
    params,
    data: PersonExport,
    tags,
  },
  requestExport: {
    method: 'POST',
    path: '/v2/data-export/person/:id',
    summary:
      'Have an archive made of everything stored about the caller, a parent’s child at home, or a student or teacher of the school',
    access,
    params,
    body: z.object({
      /** The language of the summary in the archive. */
      language,
    }),
    data: DataExport,
    tags,
  },
  askSchoolForExport: {
    method: 'POST',
    path: '/v2/data-export/ask/:id',
    summary: 'Ask the school of the caller’s child to make an archive of the child’s data',
    access: ['parent'],
    params,
    data: z.null(),
    tags,
  },
  dataExportFile: {
    method: 'GET',
    path: '/v2/data-export/file/:id',
    summary: 'An archive that the caller requested, as a ZIP file',
    access,
    params,
    data: z.file(),
    file: { maxBytes: exportLimit },
  },
  dataExports: {
    method: 'GET',
    path: '/v2/data-export',
    summary: 'All archives, newest first',
    access: ['admin'],
    query: ListQuery,
    data: ListedExport,
    paged: true,
    tags,
  },
  requestAccountExport: {
    method: 'POST',
    path: '/v2/data-export/account',
    summary: 'Have an archive made of everything stored about any account; the reason is recorded',
    access: ['admin'],
    body: z.object({
      /** A username or an e-mail address. */
      account: z
        .string()
        .check(
          z.trim(),
          z.toLowerCase(),
          z.minLength(1, 'Please enter a username or an e-mail address.'),
          z.maxLength(254),
        ),
      note: z.string().check(z.trim(), z.minLength(1, 'Please enter the reason.'), z.maxLength(300)),
      language,
    }),
    data: DataExport,
    tags,
  },
})
