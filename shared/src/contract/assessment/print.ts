import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Grade, Id } from '../list'
import { Language } from '../session'

/** The largest number of students in one file. */
export const printLimit = 1000

/** What a file contains: every student's report, every student's letter to the parents, or one table of all results. */
export const printKinds = ['reports', 'letters', 'list'] as const
export type PrintKind = (typeof printKinds)[number]

/** The students who need attention, or have grown, as the class report groups them. */
export const printGroups = ['fallen', 'grown', 'far_below', 'doubtful'] as const

/** `expired`: the file was ready once, and has been deleted. */
export const printStates = ['waiting', 'ready', 'expired', 'failed', 'cancelled'] as const

/** A file with the results of many students, drawn in the background. */
export const PrintJob = z.object({
  id: z.number(),
  kind: z.enum(printKinds),
  state: z.enum(printStates),
  /** The name of the classroom whose students were chosen; null for any other choice. */
  classroom: z.nullable(z.string()),
  /** The number of students drawn so far, and of all. */
  done: z.number(),
  total: z.number(),
  /** The number of students left out because they have no finished test. */
  skipped: z.number(),
  requested_at: z.string(),
  expires_at: z.nullable(z.string()),
  /** Size of the file in bytes; null until it is ready. */
  bytes: z.nullable(z.number()),
})
export type PrintJob = z.infer<typeof PrintJob>

/** The students of a list with these filters. */
export const PrintFilter = z.object({
  q: z.optional(z.string().check(z.maxLength(100))),
  classroom_id: z.optional(Id),
  grade: z.optional(Grade),
  group: z.optional(z.enum(printGroups)),
})

/** The students to print: those with these ids, or all that match the filter. */
export const PrintRequest = z.object({
  kind: z.enum(printKinds),
  language: z.optional(Language),
  ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(printLimit))),
  filter: z.optional(PrintFilter),
})
export type PrintRequest = z.input<typeof PrintRequest>

const access = ['school', 'teacher'] as const
const params = z.object({ id: Id })
const tags = ['Print'] as const

/** Files with reports or letters of many students. */
export const printContract = defineContract({
  requestPrint: {
    method: 'POST',
    path: '/v2/print',
    summary: 'Have one PDF drawn with the reports or letters of students, or a table of their results',
    access,
    body: PrintRequest,
    data: PrintJob,
    tags,
  },
  prints: {
    method: 'GET',
    path: '/v2/print',
    summary: 'The files that the caller requested in the last days, newest first',
    access,
    data: z.array(PrintJob),
    tags,
  },
  print: {
    method: 'GET',
    path: '/v2/print/:id',
    summary: 'A file that the caller requested, and how far it is drawn',
    access,
    params,
    data: PrintJob,
    tags,
  },
  cancelPrint: {
    method: 'POST',
    path: '/v2/print/cancel/:id',
    summary: 'Stop drawing a file; one that is ready stays',
    access,
    params,
    data: PrintJob,
    tags,
  },
  printFile: {
    method: 'GET',
    path: '/v2/print/file/:id',
    summary: 'A file that the caller requested, as a PDF',
    access,
    params,
    data: z.file(),
    file: { maxBytes: 200 * 1024 * 1024 },
  },
})
