import { sessionContract } from '../contract/session'
import { answers, refusal } from '../testing/fake-api'
import { recordedHttp, silentHttp } from '../testing/transports'
import { queryOf } from './api/api'
import { findToken, forgetSession, logIn, logOut, notifyLeaving, restoreUser } from './authentication'
import { sessionSlice } from './store/session'
import { dropSession, keepSession, readCookie } from './store/storage'
import { createStore } from './store/store'

const parent = { role: 'parent,teacher', fullname: 'Sri Wahyuni', avatar: null }
const children = [{ id: 7, name: 'Dimas', avatar: null }]
const credentials = { username: 'sri', password: 'lekta-demo' }
const loggedOut = { token: null, roles: [], name: '', avatar: null, acting: null }
const sri = { token: 'fresh', roles: ['parent', 'teacher'], name: 'Sri Wahyuni', avatar: null, acting: null }

function portal() {
  const enter = async ({ body }: { body: typeof credentials }) => {
    if (body.password !== credentials.password) throw refusal(401, 'The name or the password is wrong.')
    return { token: 'fresh', user: { ...parent, children } }
  }
  const server = recordedHttp(
    answers(sessionContract, {
      loginUsername: enter,
      loginMaster: enter,
      logout: async () => null,
      profileMe: async () => ({
        id: 1,
        name: 'Sri',
        username: 'sri',
        email: null,
        email_confirmed: false,
        language: 'en',
        avatar: null,
        roles: [],
        school: null,
      }),
    }),
  )
  const store = createStore(server.http)
  return { ...server, store, session: () => store.getState().session }
}

const authorization = (http: ReturnType<typeof portal>['http']) => http.defaults.headers.common.Authorization

afterEach(() => {
  localStorage.clear()
  dropSession()
})

describe('a login', () => {
  test.each([
    ['family', '/auth/loginUsername'],
    ['master', '/v2/auth/loginMaster'],
  ] as const)('as %s calls %s and stores token, user, roles and children', async (entrance, path) => {
    const { store, http, sent, session } = portal()
    await logIn(store, entrance, credentials)
    expect(sent[0]).toMatchObject({ method: 'POST', url: path, body: credentials })
    expect(session()).toEqual(sri)
    expect(localStorage.getItem('token')).toBe('fresh')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(parent)
    expect(JSON.parse(localStorage.getItem('children') ?? '')).toEqual(children)
    expect(readCookie('School-Token')).toBe('fresh')
    expect(authorization(http)).toBe('Bearer fresh')
  })

  test('that is refused rejects with the server’s message and stores nothing', async () => {
    const { store, session } = portal()
    await expect(logIn(store, 'family', { ...credentials, password: 'x' })).rejects.toMatchObject({
      status: 401,
      message: 'The name or the password is wrong.',
    })
    expect(session()).toEqual(loggedOut)
    expect(localStorage).toHaveLength(0)
  })
})

describe('a stored session', () => {
  test('provides its token at once, and its user on request', () => {
    keepSession('fresh', parent, children)
    const { store, http, session } = portal()
    findToken(store)
    expect(session()).toEqual({ ...loggedOut, token: 'fresh' })
    expect(authorization(http)).toBe('Bearer fresh')
    restoreUser(store)
    expect(session()).toEqual(sri)
  })

  test('that does not exist leaves the user logged out', () => {
    const { store, http, session } = portal()
    findToken(store)
    expect(session()).toEqual(loggedOut)
    expect(authorization(http)).toBeUndefined()
  })

  test('without a user fails with “Verification failed, please Login again.”', () => {
    localStorage.setItem('token', 'fresh')
    const { store } = portal()
    findToken(store)
    expect(() => restoreUser(store)).toThrow(new Error('Verification failed, please Login again.'))
  })

  test.each(['', 'wizard'])('with the roles “%s” fails with an error about the roles', (role) => {
    keepSession('fresh', { ...parent, role }, undefined)
    const { store } = portal()
    findToken(store)
    expect(() => restoreUser(store)).toThrow(new Error('getInfo: roles must be a non-null array!'))
  })
})

const expectNothingStored = () => {
  expect(localStorage).toHaveLength(0)
  expect(document.cookie).toBe('')
}

describe('a logout', () => {
  test('clears session, cache and storage at once, and notifies the server with the old token', async () => {
    const { store, http, sent, session } = portal()
    await logIn(store, 'family', credentials)
    await store.dispatch(queryOf(sessionContract.profileMe).initiate())
    const logout = logOut(store)
    expect(session()).toEqual(loggedOut)
    expect(authorization(http)).toBeUndefined()
    expect(store.getState().api.queries).toEqual({})
    expectNothingStored()
    await logout
    expect(sent.at(-1)).toMatchObject({
      url: '/auth/logout',
      body: { leaving: false },
      headers: { Authorization: 'Bearer fresh', 'X-Token': 'fresh' },
    })
  })

  test('clears session and storage even if the server is down', async () => {
    keepSession('fresh', parent, children)
    const store = createStore(silentHttp())
    findToken(store)
    await logOut(store)
    expect(store.getState().session).toEqual(loggedOut)
    expectNothingStored()
  })

  test('can clear session and storage without a request', async () => {
    const { store, sent, session } = portal()
    await logIn(store, 'family', credentials)
    forgetSession(store)
    expect(session()).toEqual(loggedOut)
    expect(sent.map(({ url }) => url)).toEqual(['/auth/loginUsername'])
    expectNothingStored()
  })
})

describe('a page that is closed', () => {
  const post = jest.fn(async (_: string, __: RequestInit) => new Response())
  const { fetch } = window
  beforeEach(() => {
    post.mockClear()
    Object.assign(window, { fetch: post })
  })
  afterEach(() => Object.assign(window, { fetch }))

  test('notifies the server with a request that outlives the page, and keeps its storage', () => {
    keepSession('fresh', parent, children)
    const { store } = portal()
    store.dispatch(sessionSlice.actions.tokenFound('fresh'))
    notifyLeaving(store)
    expect(post).toHaveBeenCalledTimes(1)
    const [url, request] = post.mock.calls[0] ?? []
    expect(url).toBe('/api/auth/logout')
    expect(request).toMatchObject({
      method: 'POST',
      keepalive: true,
      headers: { Authorization: 'Bearer fresh', 'X-Token': 'fresh', 'Content-Type': 'application/json' },
      body: '{"leaving":true}',
    })
    expect(Object.keys(localStorage).sort()).toEqual(['children', 'token', 'user'])
    expect(readCookie('School-Token')).toBe('fresh')
  })

  test('sends nothing without a session', () => {
    notifyLeaving(portal().store)
    expect(post).not.toHaveBeenCalled()
  })
})
