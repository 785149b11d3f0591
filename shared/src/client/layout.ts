import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { keepCookie, readCookie } from './storage'

export const sizes = ['default', 'medium', 'small', 'mini'] as const
export type Size = (typeof sizes)[number]

export interface Layout {
  sidebar: { opened: boolean; withoutAnimation: boolean }
  device: 'desktop' | 'mobile'
  size: Size
}

const cookies = { sidebar: 'sidebarStatus', size: 'size' } as const

const keptSize = (): Size => sizes.find((size) => size === readCookie(cookies.size)) ?? 'medium'

const keptSidebar = () => readCookie(cookies.sidebar) !== '0'

const keepSidebar = (opened: boolean) => keepCookie(cookies.sidebar, opened ? '1' : '0')

export const layoutSlice = createSlice({
  name: 'layout',
  initialState: (): Layout => ({
    sidebar: { opened: keptSidebar(), withoutAnimation: false },
    device: 'desktop',
    size: keptSize(),
  }),
  reducers: {
    sidebarToggled: ({ sidebar, device }) => {
      sidebar.opened = !sidebar.opened
      sidebar.withoutAnimation = false
      // A drawer on a phone is opened for the moment; only the choice of a desktop is kept.
      if (device === 'desktop') keepSidebar(sidebar.opened)
    },
    sidebarClosed: ({ sidebar }, { payload }: PayloadAction<{ withoutAnimation: boolean }>) => {
      sidebar.opened = false
      sidebar.withoutAnimation = payload.withoutAnimation
    },
    deviceChanged: (layout, { payload }: PayloadAction<Layout['device']>) => {
      layout.device = payload
      if (payload === 'desktop') layout.sidebar.opened = keptSidebar()
    },
    sizeSet: (layout, { payload }: PayloadAction<Size>) => {
      layout.size = payload
      keepCookie(cookies.size, payload)
    },
  },
})
