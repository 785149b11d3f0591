import {
  browserStorage,
  browserStore,
  dropSession,
  keepCookie,
  keepSession,
  readCookie,
  rolesOf,
  stored,
} from './storage'

const user = { role: 'parent', fullname: 'Ayu Lestari', avatar: null }
const children = [{ id: 7, name: 'Dimas', avatar: null }]
const keysNow = () => Object.keys(localStorage).sort()

afterEach(() => {
  localStorage.clear()
  dropSession()
})

test('a session is stored as token, user and children, and its token in the cookie School-Token', () => {
  keepSession('a token/1', user, children)
  expect(keysNow()).toEqual(['children', 'token', 'user'])
  expect(localStorage.getItem('token')).toBe('a token/1')
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user)
  expect(JSON.parse(localStorage.getItem('children') ?? '')).toEqual(children)
  expect(document.cookie).toContain('School-Token=a%20token%2F1')
  expect(readCookie('School-Token')).toBe('a token/1')
})

test('a user without children does not inherit the previous user’s', () => {
  keepSession('one', user, children)
  keepSession('two', { ...user, role: 'teacher' }, undefined)
  expect(keysNow()).toEqual(['token', 'user'])
})

test('dropping the session removes everything except the push token of the device', () => {
  keepSession('one', user, children)
  localStorage.setItem('token_child', 'two')
  localStorage.setItem('user_child', JSON.stringify(user))
  localStorage.setItem('fcmToken', 'device')
  dropSession()
  expect(keysNow()).toEqual(['fcmToken'])
  expect(document.cookie).toBe('')
})

test.each([
  ['nothing', null],
  ['text that is not JSON', '{oops'],
  ['null', 'null'],
  ['a user without a role', '{"fullname":"Ayu"}'],
  ['a user whose name is not a string', '{"role":"child","fullname":null}'],
])('%s in the storage counts as no user', (_, text) => {
  if (text !== null) localStorage.setItem('user', text)
  expect(stored.user()).toBeNull()
})

test('the roles of an account keep their order, without spaces and unknown roles', () => {
  expect(rolesOf({ ...user, role: 'teacher, parent,wizard' })).toEqual(['teacher', 'parent'])
  expect(rolesOf({ ...user, role: '' })).toEqual([])
})

describe('a browser without storage', () => {
  const { getOwnPropertyDescriptor, defineProperty } = Object
  const original = getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor
  const forbid = () =>
    defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })

  afterEach(() => {
    dropSession()
    defineProperty(window, 'localStorage', original)
  })

  test('because it is forbidden keeps the session in memory, and the token in a cookie', () => {
    forbid()
    expect(browserStorage('localStorage')).toBeNull()
    expect(stored.token()).toBeNull()
    keepSession('one', user, children)
    expect(stored.token()).toBe('one')
    expect(stored.user()).toEqual(user)
    expect(readCookie('School-Token')).toBe('one')
    dropSession()
    expect([stored.token(), stored.user()]).toEqual([null, null])
  })

  test('because it is full keeps the new session in memory, and nothing of the previous one', () => {
    keepSession('before', user, children)
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError')
    })
    keepSession('after', { ...user, fullname: 'Budi' }, undefined)
    full.mockRestore()
    expect(stored.token()).toBe('after')
    expect(stored.user()?.fullname).toBe('Budi')
    expect(keysNow()).toEqual([])
    browserStore.set('columns-student', 'name')
    expect(localStorage.getItem('columns-student')).toBe('name')
  })

  test('but with cookies still has the token', () => {
    keepSession('one', user, undefined)
    localStorage.clear()
    expect(stored.token()).toBe('one')
    expect(stored.user()).toBeNull()
  })
})

describe('a cookie', () => {
  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as other code on this origin would write it
    document.cookie = 'size=; Max-Age=0; Path=/'
  })

  test('stores any text', () => {
    keepCookie('size', 'small; really=')
    expect(readCookie('size')).toBe('small; really=')
  })

  test('is not found by a part of its name', () => {
    keepCookie('size', 'small')
    expect(readCookie('siz')).toBeNull()
    expect(readCookie('ize')).toBeNull()
  })

  test('with an invalid encoding counts as missing', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as other code on this origin would write it
    document.cookie = 'size=%E0%A4%A; Path=/'
    expect(readCookie('size')).toBeNull()
  })
})
