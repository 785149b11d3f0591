import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** `here`: the server answers, as far as this browser knows; `offline`: no network; `gone`: network, but no answer. */
export type Reach = 'here' | 'offline' | 'gone'

export const reachSlice = createSlice({
  name: 'reach',
  initialState: 'here' as Reach,
  reducers: { reached: (_, { payload }: PayloadAction<Reach>) => payload },
})
