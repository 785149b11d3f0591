import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The POST that undoes an action, as plain values that the store can contain. */
export interface Undo {
  path: string
  body: unknown
  tags: readonly string[]
}

/** A sentence that the shell shows above the page until the user closes it or has had time to read it. */
export interface Notice {
  kind: 'success' | 'warning' | 'error'
  /** An English text that the shell translates, or a text that a screen has already translated. */
  text: string
  /** The values of the placeholders, which are not translated. */
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
    /** Shows news that the user did not cause, unless it would replace an error or the chance to undo. */
    newsArrived: (shown, { payload }: PayloadAction<Notice>) =>
      shown?.undo || shown?.kind === 'error' ? shown : payload,
    noticeClosed: () => null,
  },
})
