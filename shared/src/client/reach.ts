import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Whether the server can be reached, as far as this browser knows. */
export type Reach = 'here' | 'offline' | 'gone'

export const reachSlice = createSlice({
  name: 'reach',
  initialState: 'here' as Reach,
  reducers: { reached: (_, { payload }: PayloadAction<Reach>) => payload },
})
