import { useQuery } from '@lekta/shared/client'
import { childContract } from '@lekta/shared/contract/people/child'
import { defineArea } from '@lekta/shared/routing'
import { open } from '@lekta/shared/standalone'
import { answers } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPortalSession } from './portal-session'

const Children = () => {
  const { data } = useQuery(childContract.children, { query: {} })
  return <h1>{data ? `${data.total} children` : 'Children'}</h1>
}

const area = defineArea({
  name: 'parent',
  roles: ['parent'],
  words: { id: { 'My children': 'Anak saya', Books: 'Buku' } },
  pages: [
    {
      path: '/parent/child',
      title: 'My children',
      menu: { group: 'main', icon: 'children' },
      lazy: async () => ({ default: Children }),
    },
    {
      path: '/parent/book/:id',
      title: 'Books',
      menu: { group: 'main', icon: 'report' },
      lazy: async () => ({ default: () => <h1>Books to read</h1> }),
    },
  ],
})
const createFixtures = () =>
  answers(childContract, { children: async ({ query }) => listOf([], query, { text: () => '', sort: {} }) })

let root: ReturnType<typeof open> | undefined

const start = async (address: string) => {
  history.replaceState(null, '', address)
  document.body.innerHTML = '<div id="root"></div>'
  await act(async () => {
    root = open({
      area,
      data: { createFixtures, samples: { '/parent/book/:id': '/parent/book/7' } },
      release: { version: '1', commit: null },
      loadPortal: async () => createPortalSession,
    })
  })
  return userEvent.setup()
}

afterEach(() => {
  act(() => root?.unmount())
  cleanup()
  history.replaceState(null, '', '/')
  document.documentElement.lang = 'en'
  document.body.innerHTML = ''
})

test('a page is shown inside the portal, with its menu and its notifications, on fixtures', async () => {
  await start('/?around=portal')
  expect(await screen.findByRole('heading', { name: '0 children' })).toBeVisible()
  expect(location.hash).toBe('#/parent/child')
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  expect(menu.getByRole('link', { name: 'My children' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

test('the address follows the portal, and the portal follows the address', async () => {
  const user = await start('/?around=portal#/parent/book/:id')
  expect(await screen.findByRole('heading', { name: 'Books to read' })).toBeVisible()
  expect(location.hash).toBe('#/parent/book/7')
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  await user.click(menu.getByRole('link', { name: 'My children' }))
  expect(await screen.findByRole('heading', { name: '0 children' })).toBeVisible()
  expect(location.href).toMatch(/\?around=portal#\/parent\/child$/)
  act(() => history.back())
  expect(await screen.findByRole('heading', { name: 'Books to read' })).toBeVisible()
})

test('an ended session leads to the front page, as in the portal', async () => {
  await start('/?around=portal&state=unauthorised&lang=id')
  await waitFor(() => expect(location.hash).toBe('#/'))
  const sentences = await screen.findAllByText('Anda telah dikeluarkan dari sini. Silakan masuk lagi.')
  expect(sentences[0]).toBeVisible()
})
