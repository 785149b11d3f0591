import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'

/** The lists whose filters, order and columns can be saved. */
export const savedLists = ['students', 'classrooms', 'invoices', 'scores', 'growth'] as const
export type SavedListName = (typeof savedLists)[number]

/** The most views that an account can save. */
export const MOST_VIEWS = 100

/** How a list was filtered, ordered and shown, under a name. */
export const SavedView = z.object({
  id: z.number(),
  list: z.enum(savedLists),
  name: z.string(),
  /** Filters and order, as the address of the list holds them. It never contains what was searched. */
  query: z.string(),
  /** The columns that differ from the usual choice. */
  columns: z.array(z.string()),
  /** Whether all staff of the school see the view. */
  shared: z.boolean(),
  /** Who saved it; null if that was the caller, who alone can change it. */
  author: z.nullable(z.string()),
})
export type SavedView = z.infer<typeof SavedView>

const name = z.string().check(z.trim(), z.minLength(1, 'Please enter a name.'), z.maxLength(60))

const isQuery = (text: string) =>
  [...new URLSearchParams(text)].every(([key, value]) => key !== 'q' && key !== 'page' && /^[\w.+-]{1,40}$/.test(value))

const fields = {
  name,
  query: z.string().check(z.maxLength(500), z.refine(isQuery, 'A view can only hold filters and an order.')),
  columns: z.array(z.string().check(z.regex(/^\w{1,40}$/))).check(z.maxLength(40)),
  shared: z.boolean(),
}

const access = ['school', 'teacher'] as const
const tags = ['SavedView'] as const
const params = z.object({ id: Id })

/** Views of lists, each saved by one account, which can share it with the staff of its school. */
export const savedViewContract = defineContract({
  savedViews: {
    method: 'GET',
    path: '/v2/saved-view',
    summary: 'The caller’s views of a list, and those that colleagues share, by name',
    access: [...access],
    query: z.object({ list: z.enum(savedLists) }),
    data: z.array(SavedView),
    tags,
  },
  addSavedView: {
    method: 'POST',
    path: '/v2/saved-view/add',
    summary: 'Save a view of a list',
    access: [...access],
    body: z.object({ list: z.enum(savedLists), ...fields }),
    data: z.object({ id: z.number() }),
    tags,
  },
  editSavedView: {
    method: 'POST',
    path: '/v2/saved-view/edit/:id',
    summary: 'Rename one of the caller’s views, share it, or change what it holds',
    access: [...access],
    params,
    body: z.object({
      name: z.optional(fields.name),
      query: z.optional(fields.query),
      columns: z.optional(fields.columns),
      shared: z.optional(fields.shared),
    }),
    data: z.null(),
    tags,
  },
  removeSavedView: {
    method: 'POST',
    path: '/v2/saved-view/remove/:id',
    summary: 'Delete one of the caller’s views',
    access: [...access],
    params,
    data: z.null(),
    tags,
  },
})
