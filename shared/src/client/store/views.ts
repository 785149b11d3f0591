import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionSlice } from './session'

/** Maximum number of cached pages. The least recently visited page is removed first. */
export const mostViews = 8

/** A visited page, cached in the state in which the user left it. */
export interface View {
  /** The page's path without a trailing slash. The same page with other parameters is a separate view. */
  pathname: string
  /** Path and search of the last visit. */
  address: string
  /** Whether the page is pinned: it is never removed and cannot be closed. */
  affix: boolean
  /** The page's subject, such as a child or a classroom, if the title alone does not name it. */
  about?: string
  /** Rank by last visit: the view visited last has the highest number. */
  seen: number
}

const lastSeen = (views: readonly View[]) => Math.max(0, ...views.map(({ seen }) => seen))

function makeRoom(views: View[]) {
  const loose = views.filter(({ affix }) => !affix).sort((a, b) => a.seen - b.seen)
  for (const oldest of loose.slice(0, Math.max(0, views.length - mostViews))) views.splice(views.indexOf(oldest), 1)
}

/** The visited pages, in the order in which they were opened. */
export const viewsSlice = createSlice({
  name: 'views',
  initialState: [] as View[],
  reducers: {
    viewSeen: (views, { payload }: PayloadAction<Pick<View, 'pathname' | 'address' | 'affix'>>) => {
      const seen = lastSeen(views) + 1
      const open = views.find(({ pathname }) => pathname === payload.pathname)
      if (open) Object.assign(open, payload, { seen })
      else views.push({ ...payload, seen })
      makeRoom(views)
    },
    viewNamed: (views, { payload }: PayloadAction<{ pathname: string; about: string }>) => {
      const view = views.find(({ pathname }) => pathname === payload.pathname)
      if (view) view.about = payload.about
    },
    viewClosed: (views, { payload }: PayloadAction<string>) =>
      views.filter(({ pathname, affix }) => affix || pathname !== payload),
    otherViewsClosed: (views, { payload }: PayloadAction<string>) =>
      views.filter(({ pathname, affix }) => affix || pathname === payload),
    allViewsClosed: (views) => views.filter(({ affix }) => affix),
  },
  extraReducers: (build) => build.addCase(sessionSlice.actions.left, () => []),
})
