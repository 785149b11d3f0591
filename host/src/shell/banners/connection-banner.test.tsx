import { profileOf } from '@lekta/shared/testing/profile'
import { act, screen, waitFor } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

const { fetch } = window
const answer = { ok: false }

beforeEach(() => {
  answer.ok = false
  Object.assign(window, { fetch: async () => new Response(null, { status: answer.ok ? 200 : 503 }) })
})
afterEach(() => {
  closePortal()
  jest.restoreAllMocks()
  Object.assign(window, { fetch })
})

const serverDown = 'We can’t reach the server. We’ll keep trying, so you don’t need to do anything.'
const offline = 'You’re offline. Everything will continue as soon as you’re connected again.'

test('a banner reports that the server is down, and disappears when the server is back', async () => {
  let down = true
  const profileMe = async () => {
    if (down) throw Object.assign(new Error(), { status: 503, code: 503, message: 'Not now.' })
    return profileOf()
  }
  const { sent } = await openPortal({ at: '/teacher/class-room', role: 'teacher', server: { profileMe } })
  expect(await screen.findByText(serverDown)).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'The classrooms' })).toBeVisible()
  const before = sent.length
  down = false
  answer.ok = true
  await waitFor(() => expect(screen.queryByText(serverDown)).toBeNull(), { timeout: 3000 })
  await waitFor(() => expect(sent.length).toBeGreaterThan(before))
})

test('a banner reports that the device is offline, until it is online again', async () => {
  await openPortal({ at: '/teacher/student', role: 'teacher' })
  await screen.findByRole('heading', { name: 'The students' })
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(offline)).toBeVisible()
  answer.ok = true
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(offline)).toBeNull())
})
