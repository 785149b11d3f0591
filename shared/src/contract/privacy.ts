import * as z from 'zod/mini'
import { defineContract } from './endpoint'
import { Id, ListQuery } from './list'

/** The sections of what is stored about a person. */
export const sections = [
  'account',
  'family',
  'classrooms',
  'tests',
  'seats',
  'money',
  'notifications',
  'logins',
  'consents',
  'imports',
  'activity',
  'messages',
  'requests',
] as const
export type Section = (typeof sections)[number]

/** What an erasure counts. */
export const erasedParts = [
  'tests',
  'answers',
  'classrooms',
  'links',
  'notifications',
  'logins',
  'consents',
  'seats',
  'imports',
  'messages',
] as const
export type ErasedPart = (typeof erasedParts)[number]

/** What an erasure leaves: accounting records, records of others without the name, and who changed what. */
export const retainedParts = ['accounting', 'records', 'activity'] as const
export type RetainedPart = (typeof retainedParts)[number]

/** Numbers of what is erased, without the parts that there are none of. */
const Counts = z.partialRecord(z.enum(erasedParts), z.number())
export type ErasedCounts = z.infer<typeof Counts>

/** The number of people that can be erased together. */
export const ERASE_TOGETHER = 50

const People = z.array(Id).check(z.minLength(1), z.maxLength(ERASE_TOGETHER))

/** Ids as text with commas between them. */
const IdList = z.pipe(
  z.pipe(
    z.string(),
    z.transform((ids): (string | number)[] => ids.split(',')),
  ),
  People,
)

/** Everything that someone must see before they request an erasure. */
export const ErasurePreview = z.object({
  people: z.array(z.object({ id: z.number(), name: z.string() })),
  /** What may be typed to confirm: what the person is called, the name or the username; or the number of several. */
  confirm: z.array(z.string()),
  /** How long the erasure can be cancelled. */
  days: z.number(),
  due_at: z.string(),
  erased: Counts,
  /** What the law or the records of other people require to keep. */
  retained: z.array(z.enum(retainedParts)),
  /** The number of invoices that keep the name of the buyer. */
  invoices: z.number(),
  /** The school that must be asked first, because it manages the child; null if nobody must be asked. */
  ask_school: z.nullable(z.string()),
  /** Other parents and schools that will be notified. */
  notified: z.object({ parents: z.number(), school: z.boolean() }),
  /** The children whom the caller may erase together with the caller’s own account. */
  children: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Whether the caller, who is about to be locked out, gets an e-mail with a link to cancel. */
  cancel_by_mail: z.boolean(),
})
export type ErasurePreview = z.infer<typeof ErasurePreview>

/** A person who is waiting to be erased. */
export const OpenErasure = z.object({
  account_id: z.number(),
  name: z.string(),
  kind: z.enum(['child', 'adult']),
  requested_at: z.string(),
  requested_by: z.nullable(z.string()),
  due_at: z.string(),
  /** Whether the caller may cancel it. A parent may not cancel what a school has requested. */
  can_cancel: z.boolean(),
})
export type OpenErasure = z.infer<typeof OpenErasure>

export const erasureStates = ['open', 'done', 'cancelled'] as const
export const erasureReasons = ['request', 'consent withdrawn', 'retention'] as const

/** An erasure in the admin’s list. It names the person only while it is open. */
export const ErasureRow = z.object({
  id: z.number(),
  state: z.enum(erasureStates),
  kind: z.enum(['child', 'adult']),
  reason: z.enum(erasureReasons),
  account_id: z.nullable(z.number()),
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  school: z.nullable(z.string()),
  requested_by: z.nullable(z.string()),
  requested_at: z.string(),
  note: z.nullable(z.string()),
  due_at: z.string(),
  ended_at: z.nullable(z.string()),
  erased: Counts,
})
export type ErasureRow = z.infer<typeof ErasureRow>

const adults = ['parent', 'school', 'teacher', 'admin'] as const
const tags = ['Privacy', 'Student', 'Child', 'Teacher', 'Classroom'] as const

/** Erasing people: the preview, the request, the waiting period and the list of all erasures. */
export const privacyContract = defineContract({
  erasurePreview: {
    method: 'GET',
    path: '/v2/privacy/erasure/preview',
    summary:
      'What erasing people would delete and keep, and when; named by ids with commas between them, or, by an admin, by username',
    access: adults,
    query: z.object({ ids: z.optional(IdList), username: z.optional(z.string().check(z.maxLength(100))) }),
    data: ErasurePreview,
    tags: ['Privacy'],
  },
  requestErasure: {
    method: 'POST',
    path: '/v2/privacy/erasure/request',
    summary: 'Lock these accounts at once and erase them after the waiting period, with all their data',
    access: adults,
    body: z.object({
      ids: People,
      confirm: z.string().check(z.trim(), z.minLength(1, 'Please type the name to confirm.'), z.maxLength(200)),
      note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    }),
    data: z.object({ due_at: z.string() }),
    tags,
  },
  cancelErasure: {
    method: 'POST',
    path: '/v2/privacy/erasure/cancel',
    summary: 'Cancel the erasure of these people before it is due; their accounts work again',
    access: adults,
    body: z.object({ ids: People }),
    data: z.null(),
    tags,
  },
  cancelErasureByLink: {
    method: 'POST',
    path: '/v2/privacy/erasure/cancel/link',
    summary: 'Cancel the erasure of an account with the link from the e-mail that announced it',
    access: 'public',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    data: z.object({ name: z.string() }),
  },
  askErasure: {
    method: 'POST',
    path: '/v2/privacy/erasure/ask/:id',
    summary: 'Ask the school of the caller’s child to erase the child',
    access: ['parent'],
    params: z.object({ id: Id }),
    data: z.null(),
  },
  openErasures: {
    method: 'GET',
    path: '/v2/privacy/erasure/open',
    summary: 'The people among the caller’s own account, children, students and teachers who are waiting to be erased',
    access: adults,
    data: z.array(OpenErasure),
    tags: ['Privacy'],
  },
  erasures: {
    method: 'GET',
    path: '/v2/privacy/erasure',
    summary: 'All erasures, open ones first',
    access: ['admin'],
    query: z.extend(ListQuery, {
      state: z.optional(z.enum(erasureStates)),
      reason: z.optional(z.enum(erasureReasons)),
    }),
    data: ErasureRow,
    paged: true,
    tags: ['Privacy'],
  },
})
