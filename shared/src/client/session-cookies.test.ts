/**
 * @jest-environment-options {"url": "https://read.lekta.test/"}
 */
import { fakeHttp } from '../testing/fake-api'
import { findToken, restoreUser } from './authentication'
import { dropCookie, dropSession, keepCookie, keepSession } from './store/storage'
import { createStore } from './store/store'

const user = { role: 'teacher,parent', fullname: 'Sri Wahyuni', avatar: null }

let written: string[]
beforeEach(() => {
  written = []
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as { set: (text: string) => void }
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text)
    set.call(document, text)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  dropSession()
})

const sessionCookies = ['School-Token=one; Path=/; SameSite=Lax; Secure', 'role=teacher; Path=/; SameSite=Lax; Secure']

test('session cookies have no expiry date and are sent only over https', () => {
  keepSession('one', user, undefined)
  expect(written).toEqual(sessionCookies)
})

test('session cookies are restored if only the local storage is left', () => {
  keepSession('one', user, undefined)
  for (const name of ['School-Token', 'role']) dropCookie(name)
  written = []
  const store = createStore(fakeHttp([]))
  findToken(store)
  restoreUser(store)
  expect(written).toEqual(sessionCookies)
})

test('without a session no session cookies are restored', () => {
  findToken(createStore(fakeHttp([])))
  expect(written).toEqual([])
})

test('a preference cookie is stored for a year', () => {
  keepCookie('size', 'small')
  expect(written).toEqual(['size=small; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
})
