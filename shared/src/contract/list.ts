import * as z from 'zod/mini'

/** A row's id: a positive PostgreSQL integer. */
export const Id = z.coerce.number<number | string>().check(z.int(), z.positive(), z.maximum(2_147_483_647))

/** A school grade, 1…12. */
export const Grade = z.coerce
  .number<number | string>()
  .check(
    z.int(),
    z.minimum(1, 'Please choose a grade from 1 to 12.'),
    z.maximum(12, 'Please choose a grade from 1 to 12.'),
  )

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** A date as year-month-day. */
export const Day = z.string().check(z.refine(isDay, 'Please enter the date as year-month-day, like 2026-07-01.'))

/** The ids of the rows to change. */
export const Ids = z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(1000)) })

/** A boolean in a query string, where every value is text. */
export const Flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
])

const SearchTerm = z._default(z.string().check(z.maxLength(100)), '')

const Options = z.object({
  page: z._default(z.coerce.number<number | string>().check(z.int(), z.minimum(1)), 1),
  itemsPerPage: z._default(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  search: SearchTerm,
  sortBy: z._default(z.string(), 'id'),
  sortDesc: z._default(Flag, false),
  school_id: z.optional(Id),
  classroom_id: z.optional(Id),
  grade: z.optional(Grade),
  /** Whether to list archived rows instead of current ones. */
  archived: z._default(Flag, false),
  /** Whether the rows become a file, which the audit log then shows. */
  download: z._default(Flag, false),
})

/**
 * The query of every list: search term (`q` or `options[search]`), page, page size, column to sort by, the two
 * filters of the specification, and our own filters.
 */
export const ListQuery = z.object({
  q: SearchTerm,
  options: z.prefault(Options, {}),
})
export type ListQuery = z.output<typeof ListQuery>

/** The query of an unpaged list: only the search term, under the same two names. */
export const SearchQuery = z.object({
  q: SearchTerm,
  options: z.prefault(z.object({ search: SearchTerm }), {}),
})
export type SearchQuery = z.output<typeof SearchQuery>
