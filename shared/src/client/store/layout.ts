import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Size, sizeCookie, sizes } from '../../lib/size'
import { sessionSlice } from './session'
import { keepCookie, readCookie } from './storage'

export interface Layout {
  sidebar: { opened: boolean; withoutAnimation: boolean }
  device: 'desktop' | 'mobile'
  size: Size
  /** The content of the open right panel. */
  panel: 'account' | 'settings' | null
  /** Whether the visited pages appear as a strip of tabs on a desktop. */
  tabs: boolean
}

const cookies = { sidebar: 'sidebarStatus', size: sizeCookie, tabs: 'tabs' } as const

const storedSize = (): Size => sizes.find((size) => size === readCookie(cookies.size)) ?? 'medium'

const storedSidebar = () => readCookie(cookies.sidebar) !== '0'

const keepSidebar = (opened: boolean) => keepCookie(cookies.sidebar, opened ? '1' : '0')

export const layoutSlice = createSlice({
  name: 'layout',
  initialState: (): Layout => ({
    sidebar: { opened: storedSidebar(), withoutAnimation: false },
    device: 'desktop',
    size: storedSize(),
    panel: null,
    tabs: readCookie(cookies.tabs) === '1',
  }),
  reducers: {
    sidebarToggled: ({ sidebar, device }) => {
      sidebar.opened = !sidebar.opened
      sidebar.withoutAnimation = false
      // Only a desktop's choice is stored, because on a phone the drawer opens only temporarily.
      if (device === 'desktop') keepSidebar(sidebar.opened)
    },
    sidebarClosed: ({ sidebar }, { payload }: PayloadAction<{ withoutAnimation: boolean }>) => {
      sidebar.opened = false
      sidebar.withoutAnimation = payload.withoutAnimation
    },
    deviceChanged: (layout, { payload }: PayloadAction<Layout['device']>) => {
      layout.device = payload
      if (payload === 'desktop') layout.sidebar.opened = storedSidebar()
    },
    sizeSet: (layout, { payload }: PayloadAction<Size>) => {
      layout.size = payload
      keepCookie(cookies.size, payload)
    },
    /** Opens the right panel with this content, or closes the panel if it already shows this content. */
    panelToggled: (layout, { payload }: PayloadAction<NonNullable<Layout['panel']>>) => {
      layout.panel = layout.panel === payload ? null : payload
    },
    panelClosed: (layout) => {
      layout.panel = null
    },
    tabsSet: (layout, { payload }: PayloadAction<boolean>) => {
      layout.tabs = payload
      keepCookie(cookies.tabs, payload ? '1' : '0')
    },
  },
  extraReducers: (build) =>
    build.addCase(sessionSlice.actions.left, (layout) => {
      layout.panel = null
    }),
})
