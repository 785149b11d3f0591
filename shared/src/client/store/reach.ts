import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * `online`: the server answers, as far as this browser knows; `offline`: there is no network; `serverUnreachable`: there
 * is a network, but the server does not answer.
 */
export type Reach = 'online' | 'offline' | 'serverUnreachable'

export const reachSlice = createSlice({
  name: 'reach',
  initialState: 'online' as Reach,
  reducers: { reached: (_, { payload }: PayloadAction<Reach>) => payload },
})
