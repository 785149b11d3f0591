import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Whether the portal is read-only, as the newest response says. */
export const maintenanceSlice = createSlice({
  name: 'maintenance',
  initialState: false,
  reducers: { maintenanceChanged: (_, { payload }: PayloadAction<boolean>) => payload },
})
