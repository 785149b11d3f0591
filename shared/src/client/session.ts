import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Role } from '../contract/endpoint'
import { rolesOf, type StoredUser } from './storage'

export interface Session {
  token: string | null
  /** Empty until a login or until the stored user is restored. */
  roles: Role[]
  name: string
  avatar: string | null
  /** While a parent's device acts for a child: whose device it is, and whether the child's time on it is over. */
  acting: { parent: string; over: boolean } | null
}

const loggedOut: Session = { token: null, roles: [], name: '', avatar: null, acting: null }

interface Entered {
  token: string
  user: StoredUser
  /** Of the parent whose device acts for this child. */
  parent?: string
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: loggedOut,
  reducers: {
    /** Somebody is in: by login, or restored from the browser's memory. */
    entered: (_, { payload }: PayloadAction<Entered>) => ({
      token: payload.token,
      roles: rolesOf(payload.user),
      name: payload.user.fullname,
      avatar: payload.user.avatar,
      acting: payload.parent === undefined ? null : { parent: payload.parent, over: false },
    }),
    /** The child's session on its parent's device has ended; the parent is asked for. */
    actingOver: (session) => ({ ...session, acting: session.acting && { ...session.acting, over: true } }),
    /** A token is stored, but not yet whose it is. */
    tokenFound: (_, { payload }: PayloadAction<string>) => ({ ...loggedOut, token: payload }),
    /** Whoever is in has another name or picture now. */
    renamed: (session, { payload: { name, avatar } }: PayloadAction<Pick<Session, 'name' | 'avatar'>>) => ({
      ...session,
      name,
      avatar,
    }),
    left: () => loggedOut,
  },
})
