import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Role } from '../../contract/endpoint'
import { rolesOf, type StoredUser } from './storage'

export interface Session {
  token: string | null
  /** Empty until the user logs in or is restored from storage. */
  roles: Role[]
  name: string
  /** The preferred name, if it is not the first word of the name. */
  preferred_name?: string
  avatar: string | null
  /**
   * Set while a parent's device acts for a child: the parent's name, and whether the child's session on it has ended.
   */
  acting: { parent: string; over: boolean } | null
}

const loggedOut: Session = { token: null, roles: [], name: '', avatar: null, acting: null }

interface Entered {
  token: string
  user: StoredUser
  /** The name of the parent whose device acts for this child. */
  parent?: string
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: loggedOut,
  reducers: {
    /** A user has logged in, or was restored from storage. */
    entered: (_, { payload }: PayloadAction<Entered>) => ({
      token: payload.token,
      roles: rolesOf(payload.user),
      name: payload.user.fullname,
      ...(payload.user.preferred_name && { preferred_name: payload.user.preferred_name }),
      avatar: payload.user.avatar,
      acting: payload.parent === undefined ? null : { parent: payload.parent, over: false },
    }),
    /** The child's session on the parent's device has ended; the parent has to log in again. */
    actingOver: (session) => ({ ...session, acting: session.acting && { ...session.acting, over: true } }),
    /** A token is stored, but its user is not loaded yet. */
    tokenFound: (_, { payload }: PayloadAction<string>) => ({ ...loggedOut, token: payload }),
    /** The user has a new name or picture. */
    renamed: (session, { payload: { name, avatar } }: PayloadAction<Pick<Session, 'name' | 'avatar'>>) => ({
      ...session,
      name,
      avatar,
    }),
    left: () => loggedOut,
  },
})
