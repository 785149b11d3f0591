import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A POST as plain values, so that the store can hold it. */
export interface Undo {
  path: string
  body: unknown
  tags: readonly string[]
}

/** A sentence that the shell shows over the page until it is closed or has been read. */
export interface Notice {
  kind: 'success' | 'warning' | 'error'
  /** English, already in the user's language where it comes from a screen. */
  text: string
  /** Values for the placeholders, which are not translated. */
  values?: Readonly<Record<string, string>>
  /** What takes back the thing that was done. */
  undo?: Undo
}

export const noticeSlice = createSlice({
  name: 'notice',
  initialState: null as Notice | null,
  reducers: {
    noticed: (_, { payload }: PayloadAction<Notice>) => payload,
    noticeClosed: () => null,
  },
})
