import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Flag, Id, ListQuery } from '../list'
import { LoginCard } from '../person'
import { Language } from '../session'
import { importKinds } from './import-columns'
import { type ImportSentence, importSentences } from './import-sentences'

/** The largest sheet that can be uploaded, in bytes. */
export const importLimit = 10 * 1024 * 1024

const sentences = Object.keys(importSentences) as [ImportSentence, ...ImportSentence[]]

/** A finding about a file: a sentence and the values of its placeholders. */
export const ImportMessage = z.object({ sentence: z.enum(sentences), values: z.record(z.string(), z.string()) })
export type ImportMessage = z.infer<typeof ImportMessage>

/** A finding about a row. Without a field, it is about the whole row. */
export const ImportNote = z.extend(ImportMessage, { field: z.nullable(z.string()) })
export type ImportNote = z.infer<typeof ImportNote>

export const importStates = ['checking', 'checked', 'committing', 'committed', 'failed', 'undone'] as const
/** A new classroom of an import whose name is so close to that of an existing one that it may be a typing error. */
export const ImportQuestion = z.object({
  /** The name in the sheet. */
  name: z.string(),
  /** The number of rows that name it. */
  rows: z.number(),
  /** Names of existing classrooms that may be meant, nearest first. */
  similar: z.array(z.string()),
})
export type ImportQuestion = z.infer<typeof ImportQuestion>

export const importOutcomes = ['create', 'change', 'same', 'reject'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** The import of a sheet, from its check until it is undone. */
export const ImportRun = z.object({
  id: z.number(),
  kind: z.enum(importKinds),
  file_name: z.string(),
  status: z.enum(importStates),
  /** Why the import failed, or what has to be resolved before it can be committed. */
  failure: z.nullable(ImportMessage),
  rows: z.number(),
  /** The number of rows that the running step has processed. */
  done: z.number(),
  created: z.number(),
  changed: z.number(),
  /** Rows that change nothing. */
  same: z.number(),
  rejected: z.number(),
  /** Rows without errors that name a questionable classroom. */
  to_review: z.number(),
  /** What has to be answered before the import can be committed. */
  questions: z.array(ImportQuestion),
  /** Rows that were kept when the import was undone, because they had been used since. */
  kept: z.number(),
  created_by: z.string(),
  created_at: z.string(),
  committed_at: z.nullable(z.string()),
  /** The time until which the import can be undone; null if it cannot be undone. */
  undo_until: z.nullable(z.string()),
})
export type ImportRun = z.infer<typeof ImportRun>

export const ImportRow = z.object({
  id: z.number(),
  /** The name of the sheet, if the file has several sheets. */
  sheet: z.nullable(z.string()),
  /** The row number as a spreadsheet program shows it. */
  line: z.number(),
  /** The texts of the row's cells, by field. */
  cells: z.record(z.string(), z.string()),
  /** The texts that the corrected cells had in the file, by field; empty for a cell that was empty. */
  original: z.record(z.string(), z.string()),
  outcome: z.enum(importOutcomes),
  faults: z.array(ImportNote),
  notices: z.array(ImportNote),
})
export type ImportRow = z.infer<typeof ImportRow>

/** The most rows, and the most answers, of one request that corrects an import. */
const maxCorrections = 1000

/** The most characters of a corrected cell. */
const maxCell = 300

/** Cells of a row, as somebody has corrected them. */
export const ImportCorrection = z.object({
  /** The row's id. */
  id: Id,
  cells: z.record(z.string(), z.string().check(z.maxLength(maxCell))),
})
export type ImportCorrection = z.infer<typeof ImportCorrection>

/** What a questionable classroom is: an existing one, or, with null, indeed a new one. */
export const ImportAnswer = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(maxCell)),
  use: z.nullable(z.string().check(z.minLength(1), z.maxLength(maxCell))),
})
export type ImportAnswer = z.infer<typeof ImportAnswer>

const Params = z.object({ id: Id })

export const importContract = defineContract({
  importStudents: {
    method: 'POST',
    path: '/v2/import/student',
    summary: 'Check a sheet of students; nothing is created before the import is committed',
    access: ['school', 'teacher'],
    body: z.object({ kind: z._default(z.enum(['student', 'class-list']), 'student') }),
    upload: { maxBytes: importLimit },
    data: ImportRun,
    tags: ['Import'],
  },
  importTeachers: {
    method: 'POST',
    path: '/v2/import/teacher',
    summary: 'Check a sheet of teachers; nothing is created before the import is committed',
    access: ['school'],
    upload: { maxBytes: importLimit },
    data: ImportRun,
    tags: ['Import'],
  },
  importSubscriptions: {
    method: 'POST',
    path: '/v2/import/subscription',
    summary:
      'Check a sheet of students, classrooms or teachers whose students get seats; none is assigned before the import is committed',
    access: ['school', 'teacher'],
    body: z.object({ kind: z._default(z.enum(['seat', 'classroom-seat', 'teacher-seat']), 'seat') }),
    upload: { maxBytes: importLimit },
    data: ImportRun,
    tags: ['Import'],
  },
  importVouchers: {
    method: 'POST',
    path: '/sub-exam/import-redeem-voucher',
    summary: 'Check a sheet of voucher codes with their students; none is redeemed before the import is committed',
    access: ['school', 'teacher'],
    upload: { maxBytes: importLimit },
    data: ImportRun,
    tags: ['Import'],
  },
  imports: {
    method: 'GET',
    path: '/v2/import',
    summary: 'The imports of the school or of the teacher, newest first',
    access: ['school', 'teacher'],
    query: z.extend(ListQuery, { kinds: z._default(z.array(z.enum(importKinds)).check(z.maxLength(7)), []) }),
    data: ImportRun,
    paged: true,
    tags: ['Import'],
  },
  importRun: {
    method: 'GET',
    path: '/v2/import/:id',
    summary: 'One import with its progress',
    access: ['school', 'teacher'],
    params: Params,
    data: ImportRun,
    tags: ['Import'],
  },
  importRows: {
    method: 'GET',
    path: '/v2/import/rows/:id',
    summary: 'The rows of an import in order; can be filtered by outcome',
    access: ['school', 'teacher'],
    params: Params,
    query: z.extend(ListQuery, {
      outcome: z.optional(z.enum(importOutcomes)),
      /** Only rows that name a questionable classroom. */
      to_review: z._default(Flag, false),
    }),
    data: ImportRow,
    paged: true,
    tags: ['Import'],
  },
  correctImport: {
    method: 'POST',
    path: '/v2/import/correct/:id',
    summary: 'Correct cells of a checked import and answer what it asks about classrooms; its rows are judged again',
    access: ['school', 'teacher'],
    params: Params,
    body: z.object({
      /** Corrected cells. An empty text empties the cell. */
      rows: z._default(z.array(ImportCorrection).check(z.maxLength(maxCorrections)), []),
      answers: z._default(z.array(ImportAnswer).check(z.maxLength(maxCorrections)), []),
    }),
    data: ImportRun,
    tags: ['Import'],
  },
  discardImport: {
    method: 'POST',
    path: '/v2/import/discard/:id',
    summary: 'Discard an import that has failed or has not been committed',
    access: ['school', 'teacher'],
    params: Params,
    data: z.object({ id: z.number() }),
    tags: ['Import'],
  },
  commitImport: {
    method: 'POST',
    path: '/v2/import/commit/:id',
    summary: 'Commit a checked import, all or nothing; rows with errors must be left out explicitly',
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
      'New first passwords, returned only once, for the accounts of an import that have never logged in; earlier ones become invalid',
    access: ['school', 'teacher'],
    params: Params,
    data: z.array(LoginCard),
  },
  undoImport: {
    method: 'POST',
    path: '/v2/import/undo/:id',
    summary: 'Undo a committed import, within a day',
    access: ['school', 'teacher'],
    params: Params,
    data: ImportRun,
    tags: ['Import', 'Student', 'Classroom', 'Teacher'],
  },
  importTemplate: {
    method: 'GET',
    path: '/v2/import/template/:kind',
    summary: 'A template for imports of a kind, with headings and two examples',
    access: ['school', 'teacher'],
    params: z.object({ kind: z.enum(importKinds) }),
    query: z.object({ language: z._default(Language, 'en') }),
    data: z.file(),
    file: true,
  },
  rejectedRows: {
    method: 'GET',
    path: '/v2/import/rejected/:id',
    summary: 'The rejected rows of an import as a sheet with the error of each; once corrected, it can be imported',
    access: ['school', 'teacher'],
    params: Params,
    query: z.object({ language: z._default(Language, 'en') }),
    data: z.file(),
    file: true,
  },
})
