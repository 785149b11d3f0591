import { isolate } from './isolate'

let restore: (() => void) | undefined

afterEach(() => {
  restore?.()
  restore = undefined
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: clears what the test has stored
  document.cookie = 'size=; Max-Age=0'
})

const begin = (storage = true) => {
  restore = isolate({ cookies: { size: 'mini' }, storage })
}

test('an isolated page neither reads nor changes what the browser stores', () => {
  localStorage.setItem('token', 'of the portal')
  // biome-ignore lint/suspicious/noDocumentCookie: what the portal has stored
  document.cookie = 'size=small'
  begin()
  expect([localStorage.getItem('token'), document.cookie]).toEqual([null, 'size=mini'])
  localStorage.setItem('token', 'of the page')
  // biome-ignore lint/suspicious/noDocumentCookie: what a page does
  document.cookie = 'size=default; Path=/; Max-Age=100; SameSite=Lax'
  expect([localStorage.getItem('token'), document.cookie]).toEqual(['of the page', 'size=default'])
  restore?.()
  expect([localStorage.getItem('token'), document.cookie]).toEqual(['of the portal', 'size=small'])
})

test('its storage and cookies can be emptied', () => {
  begin()
  sessionStorage.setItem('a', '1')
  sessionStorage.setItem('b', '2')
  sessionStorage.removeItem('a')
  expect([sessionStorage.length, sessionStorage.key(0), sessionStorage.key(1)]).toEqual([1, 'b', null])
  sessionStorage.clear()
  expect(sessionStorage).toHaveLength(0)
  // biome-ignore lint/suspicious/noDocumentCookie: what a page does
  document.cookie = 'size=; Path=/; Max-Age=0'
  expect(document.cookie).toBe('')
})

test('with a real API only the cookies are its own, because the token is in the storage', () => {
  localStorage.setItem('token', 'of the portal')
  begin(false)
  expect([localStorage.getItem('token'), document.cookie]).toEqual(['of the portal', 'size=mini'])
})
