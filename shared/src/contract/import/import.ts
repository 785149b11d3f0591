import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'
import { LoginCard } from '../person'
import { Language } from '../session'
import { importKinds } from './import-columns'
import { type ImportSentence, importSentences } from './import-sentences'

/** The largest sheet that can be uploaded. */
export const importLimit = 10 * 1024 * 1024

/** How long an import can be undone, in milliseconds. */
export const undoTime = 24 * 60 * 60_000

const sentences = Object.keys(importSentences) as [ImportSentence, ...ImportSentence[]]

/** A finding about a file: its sentence and the values of its placeholders. */
export const ImportMessage = z.object({ sentence: z.enum(sentences), values: z.record(z.string(), z.string()) })
export type ImportMessage = z.infer<typeof ImportMessage>

/** A finding about a row; without a column it is about the whole row. */
export const ImportNote = z.extend(ImportMessage, { field: z.nullable(z.string()) })
export type ImportNote = z.infer<typeof ImportNote>

export const importStates = ['checking', 'checked', 'committing', 'committed', 'failed', 'undone'] as const
export const importOutcomes = ['create', 'change', 'same', 'reject'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** The import of a sheet, from its check until it is undone. */
export const ImportRun = z.object({
  id: z.number(),
  kind: z.enum(importKinds),
  file_name: z.string(),
  status: z.enum(importStates),
  /** Why it failed, or what has to be resolved before it can be committed. */
  failure: z.nullable(ImportMessage),
  rows: z.number(),
  /** How many rows the running step has processed. */
  done: z.number(),
  created: z.number(),
  changed: z.number(),
  /** Rows that change nothing. */
  same: z.number(),
  rejected: z.number(),
  /** Rows of an undone import that were kept because they have been used since. */
  kept: z.number(),
  created_by: z.string(),
  created_at: z.string(),
  committed_at: z.nullable(z.string()),
  /** Until when it can be undone; null when it cannot. */
  undo_until: z.nullable(z.string()),
})
export type ImportRun = z.infer<typeof ImportRun>

export const ImportRow = z.object({
  id: z.number(),
  /** The sheet's name, if the file has several. */
  sheet: z.nullable(z.string()),
  /** The row number that a spreadsheet program shows. */
  line: z.number(),
  /** The texts of its cells, by field. */
  cells: z.record(z.string(), z.string()),
  outcome: z.enum(importOutcomes),
  faults: z.array(ImportNote),
  notices: z.array(ImportNote),
})
export type ImportRow = z.infer<typeof ImportRow>

const Params = z.object({ id: Id })

export const importContract = defineContract({
  importStudents: {
    method: 'POST',
    path: '/v2/import/student',
    summary: 'Check a sheet of students; nothing is made before it is committed',
    access: ['school', 'teacher'],
    body: z.object({ kind: z._default(z.enum(['student', 'class-list']), 'student') }),
    upload: { maxBytes: importLimit },
    data: ImportRun,
    tags: ['Import'],
  },
  importTeachers: {
    method: 'POST',
    path: '/v2/import/teacher',
    summary: 'Check a sheet of teachers; nothing is made before it is committed',
    access: ['school'],
    upload: { maxBytes: importLimit },
    data: ImportRun,
    tags: ['Import'],
  },
  importSubscriptions: {
    method: 'POST',
    path: '/v2/import/subscription',
    summary:
      'Check a sheet of students, classrooms or teachers whose students get a seat; none is given before it is committed',
    access: ['school', 'teacher'],
    body: z.object({ kind: z._default(z.enum(['seat', 'classroom-seat', 'teacher-seat']), 'seat') }),
    upload: { maxBytes: importLimit },
    data: ImportRun,
    tags: ['Import'],
  },
  importVouchers: {
    method: 'POST',
    path: '/sub-exam/import-redeem-voucher',
    summary: 'Check a sheet of voucher codes with their students; none is redeemed before it is committed',
    access: ['school', 'teacher'],
    upload: { maxBytes: importLimit },
    data: ImportRun,
    tags: ['Import'],
  },
  imports: {
    method: 'GET',
    path: '/v2/import',
    summary: 'The imports of the school, or a teacher’s own, newest first',
    access: ['school', 'teacher'],
    query: z.extend(ListQuery, { kinds: z._default(z.array(z.enum(importKinds)).check(z.maxLength(7)), []) }),
    data: ImportRun,
    paged: true,
    tags: ['Import'],
  },
  importRun: {
    method: 'GET',
    path: '/v2/import/:id',
    summary: 'One import, and how far it is',
    access: ['school', 'teacher'],
    params: Params,
    data: ImportRun,
    tags: ['Import'],
  },
  importRows: {
    method: 'GET',
    path: '/v2/import/rows/:id',
    summary: 'The rows of an import in their order; those of one outcome, if asked for',
    access: ['school', 'teacher'],
    params: Params,
    query: z.extend(ListQuery, { outcome: z.optional(z.enum(importOutcomes)) }),
    data: ImportRow,
    paged: true,
    tags: ['Import'],
  },
  commitImport: {
    method: 'POST',
    path: '/v2/import/commit/:id',
    summary: 'Do what a checked import says, all or nothing; rows with faults have to be left out on purpose',
    access: ['school', 'teacher'],
    params: Params,
    body: z.object({ without_rejected: z._default(z.boolean(), false) }),
    data: ImportRun,
    tags: ['Import'],
  },
  importCards: {
    method: 'POST',
    path: '/v2/import/login-card/:id',
    summary:
      'First passwords for everybody whom an import made and who has not logged in yet, told once; those before end',
    access: ['school', 'teacher'],
    params: Params,
    data: z.array(LoginCard),
  },
  undoImport: {
    method: 'POST',
    path: '/v2/import/undo/:id',
    summary: 'Take a committed import back, within a day',
    access: ['school', 'teacher'],
    params: Params,
    data: ImportRun,
    tags: ['Import', 'Student', 'Classroom', 'Teacher'],
  },
  importTemplate: {
    method: 'GET',
    path: '/v2/import/template/:kind',
    summary: 'An empty sheet of a kind, with its headings and two examples',
    access: ['school', 'teacher'],
    params: z.object({ kind: z.enum(importKinds) }),
    query: z.object({ language: z._default(Language, 'en') }),
    data: z.file(),
    file: true,
  },
  rejectedRows: {
    method: 'GET',
    path: '/v2/import/rejected/:id',
    summary: 'The rejected rows of an import as a sheet, each with what is wrong; corrected, it can be imported again',
    access: ['school', 'teacher'],
    params: Params,
    query: z.object({ language: z._default(Language, 'en') }),
    data: z.file(),
    file: true,
  },
})
