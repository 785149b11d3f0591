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
    /** Shows the outcome of what the user just did. */
    noticed: (_, { payload }: PayloadAction<Notice>) => payload,
    /** Shows news that the user did not ask for, unless it would hide an error or the chance to undo. */
    newsArrived: (shown, { payload }: PayloadAction<Notice>) =>
      shown?.undo || shown?.kind === 'error' ? shown : payload,
    noticeClosed: () => null,
  },
})
