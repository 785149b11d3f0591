import { type PreviewOffer, previewContract } from '@lekta/shared/contract/delivery/preview'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { screen, waitFor } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

const offer: PreviewOffer = {
  area: 'teacher',
  version: '2.0.0-b',
  commit: '0123456789abcdef',
  author: 'Ayu Lestari',
  built_at: '2026-11-25T10:00:00.000Z',
  expires_at: '2026-11-27T10:00:00.000Z',
}
const at = '/preview?link=signed.text'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

// jsdom cannot load another page, and reports an error instead.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  closePortal()
  jest.restoreAllMocks()
})

function open(read: () => Promise<PreviewOffer>, accept = async () => {}) {
  const accepted: string[] = []
  const more = answers(previewContract, {
    previewOffer: read,
    acceptPreview: async ({ body }) => {
      await accept()
      accepted.push(body.link)
      return null
    },
  })
  return openPortal({ at, role: 'teacher', more }).then((portal) => ({ ...portal, accepted }))
}

test('a link says what it offers, and starts the preview only once that is accepted', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  const { user, accepted } = await open(async () => offer)
  expect(await heading('Preview of teacher')).toBeVisible()
  expect(screen.getByText('Only your account sees this version. Everyone else keeps the current one.')).toBeVisible()
  for (const text of ['2.0.0-b', '0123456789ab', 'Ayu Lestari', /^25 Nov 2026/, /^27 Nov 2026/])
    expect(screen.getByText(text)).toBeVisible()
  expect(accepted).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Use this version' }))
  await waitFor(() => expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/remotes.json']))
  expect(accepted).toEqual(['signed.text'])
})

test('“Not now” changes nothing', async () => {
  const { user, accepted, address } = await open(async () => offer)
  await user.click(await screen.findByRole('link', { name: 'Not now' }))
  expect(await heading('Hi, Sri!')).toBeVisible()
  expect([address(), accepted]).toEqual(['/home/dashboard', []])
})

test('a preview that cannot be started says why', async () => {
  const { user } = await open(
    async () => offer,
    async () => {
      throw refusal(503, 'The server is being maintained.')
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Use this version' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is being maintained.')
  expect(screen.getByRole('button', { name: 'Use this version' })).toBeEnabled()
})

test('a link that is of no use to the account says so, and another account can open it', async () => {
  const { user } = await open(async () => {
    throw refusal(404, 'There is no such preview link.')
  })
  expect(await heading('This preview link doesn’t work')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('made for another account')
  expect(screen.getAllByRole('link', { name: 'Go to dashboard' }).at(-1)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use another account' }))
  expect(await heading('Welcome back')).toBeVisible()
  expect(sessionStorage.getItem('wanted')).toBe(at)
})

test('an address without a link needs no request', async () => {
  const { sent } = await openPortal({ at: '/preview', role: 'teacher' })
  expect(await heading('This preview link doesn’t work')).toBeVisible()
  expect(sent.filter(({ url }) => url.includes('/preview'))).toEqual([])
})

test('an offer that cannot be read can be requested again', async () => {
  let isDown = true
  const { user } = await open(async () => {
    if (isDown) throw refusal(503, 'The server is being maintained.')
    return offer
  })
  expect(await screen.findByText('The server is being maintained.')).toBeVisible()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await heading('Preview of teacher')).toBeVisible()
})

test('without a login the link leads to the login, and then back', async () => {
  const more = answers(previewContract, { previewOffer: async () => offer })
  const { user, address } = await openPortal({ at, more })
  await heading('Welcome back')
  expect(address()).toBe('/login')
  await user.click(screen.getByRole('tab', { name: 'School or teacher' }))
  await user.type(await screen.findByLabelText('Username or e-mail'), 'sri')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await heading('Preview of teacher')).toBeVisible()
  expect(address()).toBe(at)
})
