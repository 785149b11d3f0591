import * as z from 'zod/mini'
import { defineContract } from '../endpoint'

/** The parts of an installation that are checked, in the order of the report. */
export const systemSubjects = [
  'settings',
  'database',
  'clock',
  'disk',
  'mail',
  'jobs',
  'live',
  'files',
  'portal',
  'releases',
  'address',
  'backup',
] as const
export type SystemSubject = (typeof systemSubjects)[number]

/** `good`: nothing to do; `warning`: works, but should be changed; `bad`: does not work. */
export const verdicts = ['good', 'warning', 'bad'] as const
export type Verdict = (typeof verdicts)[number]

/** What a check has found, as a sentence that for a problem also says what to do. */
const Finding = z.object({ subject: z.enum(systemSubjects), verdict: z.enum(verdicts), text: z.string() })
export type Finding = z.infer<typeof Finding>

const time = z.nullable(z.string())

const SystemDatabase = z.object({
  /** PostgreSQL's version. */
  version: z.string(),
  /** Whether the server runs PostgreSQL itself. */
  embedded: z.boolean(),
  bytes: z.number(),
  connections: z.number(),
  max_connections: z.number(),
  /** The newest migration that was applied; null if only a newer version of Lekta knows it. */
  migration: z.nullable(z.string()),
  /** How many migrations of this version are still to be applied. */
  pending: z.number(),
  /** The largest tables with their indexes; the number of rows is PostgreSQL's estimate. */
  tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
  /** The standbys and other receivers of changes. PostgreSQL shows details only to members of `pg_monitor`. */
  replicas: z.array(
    z.object({
      /** The process of PostgreSQL that sends to it. */
      pid: z.number(),
      name: z.nullable(z.string()),
      state: z.nullable(z.string()),
      /** How far it is behind; null if it is idle or PostgreSQL hides it. */
      lag_seconds: z.nullable(z.number()),
      lag_bytes: z.nullable(z.number()),
    }),
  ),
})
export type SystemDatabase = z.infer<typeof SystemDatabase>

/** What an operator wants to know about a running installation. */
const System = z.object({
  lekta: z.object({
    version: z.string(),
    /** The commit that the server was built from; null if it is not known. */
    commit: z.nullable(z.string()),
    /** The version of the API that clients check. */
    contract: z.string(),
    node: z.string(),
    /** When the process that answers was started. */
    started_at: z.string(),
  }),
  /** How many server processes answer requests; 1 while the others cannot be counted. */
  servers: z.number(),
  /** How many processes work on jobs; a server does too, unless its JOBS is `elsewhere`. */
  workers: z.number(),
  database: SystemDatabase,
  /** Bytes on the disk of DATA_DIR. */
  disk: z.object({ free: z.number(), total: z.number() }),
  mail: z.object({
    /** The mail server's host and port; null if mails are written to files. */
    server: z.nullable(z.string()),
    /** When the process that answers has last sent a mail, and last failed to; null if not since it was started. */
    sent_at: time,
    failed_at: time,
  }),
  queue: z.object({
    due: z.number(),
    /** Seconds for which the oldest due job has been due; 0 if none is due. */
    oldest: z.number(),
    failed: z.number(),
  }),
  /** The newest backup; null if there is none. */
  backup: z.nullable(
    z.object({ finished_at: z.string(), bytes: z.number(), encrypted: z.boolean(), verified_at: time }),
  ),
  /** The releases that are served; null while their list cannot be read. */
  releases: z.nullable(z.array(z.object({ area: z.string(), version: z.string(), previous: z.nullable(z.string()) }))),
})
export type System = z.infer<typeof System>

const tags = ['System'] as const

/** The installation as its operator sees it. */
export const systemContract = defineContract({
  system: {
    method: 'GET',
    path: '/v2/platform/system',
    summary: 'Versions, database, disk, mail, queue, backup and releases of the installation',
    access: ['admin'],
    data: System,
    tags,
  },
  systemCheck: {
    method: 'GET',
    path: '/v2/platform/system/check',
    summary:
      'Check settings, database, clock, disk, mail, jobs, live events, files, portal, releases, address and backup; takes seconds if a part is silent',
    access: ['admin'],
    data: z.array(Finding),
    tags,
  },
  sendTestMail: {
    method: 'POST',
    path: '/v2/platform/system/mail',
    summary: 'Send a test e-mail to the caller’s address',
    access: ['admin'],
    duringMaintenance: true,
    data: z.object({ to: z.string() }),
    tags,
  },
})
