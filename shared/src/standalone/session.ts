import {
  createHttp,
  createStore,
  forgetSession,
  restoreUser,
  type Store,
  sendToken,
  sessionSlice,
  stored,
} from '@lekta/shared/client'
import { addWords, createWords, type WordBook } from '@lekta/shared/i18n'
import type { Area } from '@lekta/shared/routing'
import { isAxiosError } from 'axios'
import type { ReactNode } from 'react'
import type { Role } from '../contract/endpoint'
import { words as sharedWords } from '../i18n/words.id'
import { fakeHttp } from '../testing/fake-api'
import type { StandaloneData } from '../testing/samples'
import { answersInState } from '../testing/states/answers-in-state'
import type { Options } from './options'
import { words as standaloneWords } from './words.id'

/** An area with its fixtures. */
export interface StandaloneArea {
  area: Area
  data: StandaloneData
}

/** The area as it is shown with some options. */
export interface Session {
  element: ReactNode
  /** Returns the address of the open page within the area. */
  address: () => string
  navigate: (address: string) => void
  /** Calls back after each navigation, until the returned function is called. */
  subscribe: (onNavigated: () => void) => () => void
  dispose: () => void
}

/** Creates a session. `choose` changes options, and thereby begins another session. */
export type CreateSession = (
  alone: StandaloneArea,
  options: Options,
  choose: (change: Partial<Options>) => void,
) => Session

/** Creates the client of the fake server, in the state that the options name. */
export function createFakeHttp(
  { createFixtures, createStandaloneFixtures, emptyForms }: StandaloneData,
  { state }: Options,
) {
  return fakeHttp(answersInState(state, (createStandaloneFixtures ?? createFixtures)(), emptyForms))
}

/** Creates the client of a real API. A session that the server has ended is forgotten, so that a login is asked for. */
function createRealStore(api: string): Store {
  const store = createStore(createHttp(api))
  store.http.interceptors.response.use(undefined, (error: unknown) => {
    if (isAxiosError(error) && error.response?.status === 401) forgetSession(store)
    throw error
  })
  const token = stored.token()
  if (token && stored.user()) {
    sendToken(store.http, token)
    store.dispatch(sessionSlice.actions.tokenFound(token))
    restoreUser(store)
  }
  return store
}

/** Logs in with a role. Fixtures accept any token, and nothing is stored in the browser. */
export function enterAs(store: Store, role: Role) {
  const token = 'fixtures'
  sendToken(store.http, token)
  store.dispatch(sessionSlice.actions.entered({ token, user: { role, fullname: 'Ayu Lestari', avatar: null } }))
}

/** Creates the store of a session, logged in unless a real API has no token. */
export function createSessionStore({ data }: StandaloneArea, options: Options): Store {
  if (options.api) return createRealStore(options.api)
  const store = createStore(createFakeHttp(data, options))
  enterAs(store, options.role)
  return store
}

/** Returns the texts of the area, of `shared` and of the standalone page in a language. */
export function createSessionWords({ area }: StandaloneArea, { language }: Options): WordBook {
  const words = createWords(language)
  addWords(words, { ...sharedWords, ...standaloneWords, ...area.words.id })
  return words
}
