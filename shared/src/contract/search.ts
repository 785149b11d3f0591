import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { invoiceStates } from './money/invoice'

/** What a search finds, in the order of its groups. */
export const recordKinds = ['student', 'classroom', 'teacher', 'test', 'invoice', 'school'] as const
export type RecordKind = (typeof recordKinds)[number]

/** The most records of one kind that a search returns. */
export const MOST_OF_A_KIND = 5

/** The most records that an account can read again at once. */
const MOST_RECENT = 20

/** Something that a search leads to. What a kind does not have is null. */
export const FoundRecord = z.object({
  kind: z.enum(recordKinds),
  id: z.number(),
  /** The name of a person, classroom or school, the title of a test, or the number of an invoice. */
  name: z.string(),
  /** The username of a person, or the city of a school. */
  detail: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  /** The names of a person’s or a test’s classrooms. */
  classrooms: z.array(z.string()),
  /** The number of students in a classroom. */
  students: z.nullable(z.number()),
  /** When a test opens, or when an invoice was issued. */
  at: z.nullable(z.string()),
  /** The status of an invoice. */
  status: z.nullable(z.enum(invoiceStates)),
})
export type FoundRecord = z.infer<typeof FoundRecord>

export const SearchResult = z.object({
  /** The best matches of each kind, best first. */
  records: z.array(FoundRecord),
  /** Whether nothing matches what was typed, and the records match words that are spelled almost like it. */
  corrected: z.boolean(),
})
export type SearchResult = z.infer<typeof SearchResult>

const oneRecord = `(?:${recordKinds.join('|')}):[1-9]\\d{0,8}`

const Refs = z
  .string()
  .check(
    z.regex(
      new RegExp(`^${oneRecord}(?:,${oneRecord}){0,${MOST_RECENT - 1}}$`),
      'Please name records like student:12.',
    ),
  )

const access = ['school', 'teacher', 'admin'] as const
const tags = ['Student', 'Classroom', 'Teacher', 'Schedule', 'Invoice', 'PlatformSchool'] as const

/** Finding a record of the caller’s school by a few letters. */
export const searchContract = defineContract({
  search: {
    method: 'GET',
    path: '/v2/search',
    summary: 'Students, classrooms, teachers, tests and invoices of the caller, or schools of the platform, by name',
    access,
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    data: SearchResult,
    tags,
  },
  recentRecords: {
    method: 'GET',
    path: '/v2/search/recent',
    summary:
      'Records that the caller has opened before, in the order of the query; those that it may no longer see are left out',
    access,
    query: z.object({ of: Refs }),
    data: z.array(FoundRecord),
    tags,
  },
})
