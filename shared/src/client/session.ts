import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Role } from '../contract/endpoint'
import { rolesOf, type StoredUser } from './storage'

export interface Session {
  token: string | null
  /** Empty until a login or until the stored user is restored. */
  roles: Role[]
  name: string
  avatar: string | null
}

const nobody: Session = { token: null, roles: [], name: '', avatar: null }

export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    /** Somebody is in: by login, or restored from the browser's memory. */
    entered: (_, { payload }: PayloadAction<{ token: string; user: StoredUser }>) => ({
      token: payload.token,
      roles: rolesOf(payload.user),
      name: payload.user.fullname,
      avatar: payload.user.avatar,
    }),
    /** A token is stored, but not yet whose it is. */
    tokenFound: (_, { payload }: PayloadAction<string>) => ({ ...nobody, token: payload }),
    /** Whoever is in has another name or picture now. */
    renamed: (session, { payload: { name, avatar } }: PayloadAction<Pick<Session, 'name' | 'avatar'>>) => ({
      ...session,
      name,
      avatar,
    }),
    left: () => nobody,
  },
})
