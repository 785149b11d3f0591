import { sessionContract } from '../contract/session'
import { answers, refusal } from '../testing/fake-api'
import { recordedHttp } from '../testing/transports'
import {
  actFor,
  findToken,
  forgetSession,
  renameUser,
  restoreUser,
  returnToParent,
  startSession,
} from './authentication'
import { dropSession } from './store/storage'
import { createStore } from './store/store'

const sri = {
  role: 'parent',
  fullname: 'Sri Wahyuni',
  avatar: null,
  children: [{ id: 7, name: 'Dimas', avatar: null }],
}
const dimas = { role: 'child', fullname: 'Dimas', avatar: null }
const asDimas = {
  token: 'of the child',
  roles: ['child'],
  name: 'Dimas',
  acting: { parent: 'Sri Wahyuni', over: false },
}

function portal() {
  const server = recordedHttp(
    answers(sessionContract, {
      loginId: async () => ({ token: 'of the child', user: dimas }),
      backFromChild: async ({ body }) => {
        if (body.password !== 'lekta-demo') throw refusal(400, 'Please check what is marked.')
        return null
      },
    }),
  )
  const store = createStore(server.http)
  return { ...server, store, session: () => store.getState().session }
}

async function actForDimas() {
  const here = portal()
  startSession(here.store, { token: 'of the parent', user: sri })
  await actFor(here.store, { id: 7 })
  return here
}

const authorizationOf = ({ http }: ReturnType<typeof portal>) => http.defaults.headers.common.Authorization

afterEach(() => {
  localStorage.clear()
  dropSession()
})

test('acting for a child stores its token next to the parent’s and sends it with requests', async () => {
  const here = await actForDimas()
  expect(here.sent[0]).toMatchObject({ url: '/auth/loginId', body: { id: 7 } })
  expect(here.session()).toMatchObject(asDimas)
  expect(authorizationOf(here)).toBe('Bearer of the child')
  expect(localStorage.getItem('token_child')).toBe('of the child')
  expect(localStorage.getItem('token')).toBe('of the parent')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ fullname: 'Sri Wahyuni' })
})

test('the session is still that of the child after a reload', async () => {
  await actForDimas()
  const { store, session } = portal()
  findToken(store)
  restoreUser(store)
  expect(session()).toMatchObject(asDimas)
})

test('restoring the session throws if the stored user of the child is missing', async () => {
  await actForDimas()
  localStorage.removeItem('user_child')
  const { store } = portal()
  findToken(store)
  expect(() => restoreUser(store)).toThrow('Verification failed, please Login again.')
})

test('the password returns to the parent’s session and removes everything of the child', async () => {
  const here = await actForDimas()
  await returnToParent(here.store, 'lekta-demo')
  expect(here.sent.at(-1)).toMatchObject({ url: '/auth/back', headers: { Authorization: 'Bearer of the parent' } })
  expect(here.session()).toMatchObject({ token: 'of the parent', roles: ['parent'], name: 'Sri Wahyuni', acting: null })
  expect(authorizationOf(here)).toBe('Bearer of the parent')
  expect(Object.keys(localStorage).sort()).toEqual(['children', 'token', 'user'])
})

test('a wrong password keeps the child’s session', async () => {
  const here = await actForDimas()
  await expect(returnToParent(here.store, 'a guess')).rejects.toMatchObject({ status: 400 })
  expect(here.session()).toMatchObject(asDimas)
  expect(localStorage.getItem('token_child')).toBe('of the child')
})

test('renaming the child does not rename the parent', async () => {
  const { store } = await actForDimas()
  renameUser(store, { name: 'Dimas P', avatar: null })
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ fullname: 'Sri Wahyuni' })
  expect(JSON.parse(localStorage.getItem('user_child') ?? '')).toMatchObject({ fullname: 'Dimas P' })
})

test('a logout, or the login of another user, removes the child’s session', async () => {
  const { store } = await actForDimas()
  forgetSession(store)
  expect(localStorage).toHaveLength(0)
  await actForDimas()
  startSession(store, { token: 'other', user: { role: 'teacher', fullname: 'Ibu Guru', avatar: null } })
  expect(localStorage.getItem('token_child')).toBeNull()
  expect(store.getState().session.acting).toBeNull()
})
