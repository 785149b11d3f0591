import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The POST that undoes an action, as plain values so that the store can hold it. */
export interface Undo {
  path: string
  body: unknown
  tags: readonly string[]
}

/** A sentence that the shell shows over the page until it is closed or has been read. */
export interface Notice {
  kind: 'success' | 'warning' | 'error'
  /** English, which the shell translates, or a text that a screen has already translated. */
  text: string
  /** Values for the placeholders, which are not translated. */
  values?: Readonly<Record<string, string>>
  /** The call that undoes the action. */
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
