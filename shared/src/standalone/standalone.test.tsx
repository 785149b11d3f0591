import { useQuery } from '@lekta/shared/client'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Root } from 'react-dom/client'
import { childContract } from '../contract/people/child'
import { defineArea } from '../routing/area'
import { blankStudent } from '../testing/blank-student'
import { answers, refusal } from '../testing/fake-api'
import { listOf } from '../testing/fake-list'
import { setClock } from './clock'
import { createPageSession } from './page-session'
import { open } from './standalone'

const ayu = { ...blankStudent, id: 7, name: 'Ayu', username: 'ayu', school: null, standing: null }

const Children = () => {
  const { t } = useTranslation()
  return (
    <>
      <h1>{t('My children')}</h1>
      <QueryContent query={useQuery(childContract.children, { query: {} })} skeleton={<p>…</p>}>
        {({ data, total }) => <p>{total === 0 ? 'none' : `${data[0]?.name} of ${total}`}</p>}
      </QueryContent>
    </>
  )
}
const Today = () => <h1>{new Date().toDateString()}</h1>
const Broken = () => {
  throw new Error('This page is broken.')
}

const area = defineArea({
  name: 'family',
  roles: ['parent', 'child'],
  words: { id: { 'My children': 'Anak saya', Today: 'Hari ini', Broken: 'Rusak' } },
  pages: [
    { path: '/family', title: 'My children', lazy: async () => ({ default: Children }) },
    { path: '/family/today', title: 'Today', lazy: async () => ({ default: Today }) },
    { path: '/family/broken', title: 'Broken', lazy: async () => ({ default: Broken }) },
  ],
})
const createFixtures = () =>
  answers(childContract, {
    children: async ({ query }) => listOf([ayu], query, { text: ({ name }) => name, sort: {} }),
    child: async () => {
      throw refusal(404, 'There is no such child.')
    },
  })

let root: Root | undefined

const start = async (address: string) => {
  history.replaceState(null, '', address)
  document.body.innerHTML = '<div id="root"></div>'
  await act(async () => {
    root = open({
      area,
      data: { createFixtures, samples: {} },
      release: { version: '2.1.0-abc', commit: '0123456789ab' },
      loadPortal: async () => createPageSession,
    })
  })
  return userEvent.setup()
}
const toolbar = () => within(screen.getByRole('region', { name: /^(Toolbar|Bilah alat)$/ }))

afterEach(() => {
  act(() => root?.unmount())
  cleanup()
  setClock(null)
  localStorage.clear()
  history.replaceState(null, '', '/')
  document.documentElement.lang = 'en'
  delete document.documentElement.dataset.size
  document.body.innerHTML = ''
})

test('an area opens at its first page, on its fixtures', async () => {
  await start('/')
  expect(await screen.findByText('Ayu of 1')).toBeVisible()
  expect(location.hash).toBe('#/family')
  expect(localStorage).toHaveLength(0)
})

test('the toolbar changes the state of the open page, and the address with it', async () => {
  const user = await start('/')
  await screen.findByText('Ayu of 1')
  await user.selectOptions(toolbar().getByRole('combobox', { name: 'State' }), 'Empty')
  expect(await screen.findByText('none')).toBeVisible()
  expect(location.search).toBe('?state=empty')
  await user.selectOptions(toolbar().getByRole('combobox', { name: 'State' }), '10,000 rows')
  expect(await screen.findByText('Ayu of 10000')).toBeVisible()
  await user.selectOptions(toolbar().getByRole('combobox', { name: 'State' }), 'Offline')
  expect(await screen.findByText(/The server can’t be reached/)).toBeVisible()
  act(() => history.back())
  expect(await screen.findByText('Ayu of 10000')).toBeVisible()
})

test('the toolbar opens pages, and shows which one is open', async () => {
  const user = await start('/')
  const pages = toolbar().getByRole('combobox', { name: 'Page' })
  expect(pages).toHaveValue('/family')
  await user.selectOptions(pages, 'Today — /family/today')
  expect(await screen.findByRole('heading', { name: new Date().toDateString() })).toBeVisible()
  expect(location.hash).toBe('#/family/today')
  expect(pages).toHaveValue('/family/today')
})

test('a link reproduces role, language, size, clock and page', async () => {
  const user = await start('/?role=child&lang=id&size=mini&at=2026-02-03T09:00#/family/today')
  expect(await screen.findByRole('heading', { name: 'Tue Feb 03 2026' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'id')
  expect(document.documentElement).toHaveAttribute('data-size', 'mini')
  await user.click(toolbar().getByRole('button', { name: 'Pilihan (4)' }))
  expect(toolbar().getByRole('combobox', { name: 'Peran' })).toHaveValue('child')
  expect(toolbar().getByLabelText('Tanggal dan jam')).toHaveValue('2026-02-03T09:00')
  expect(toolbar().getByText('Versi 2.1.0-abc dari commit 0123456789ab')).toBeVisible()
})

test('the toolbar can be collapsed, shown again and left out', async () => {
  const user = await start('/')
  await user.click(toolbar().getByRole('button', { name: 'Hide the toolbar' }))
  expect(location.search).toBe('?toolbar=collapsed')
  await user.click(toolbar().getByRole('button', { name: 'Show the toolbar' }))
  expect(toolbar().getByRole('combobox', { name: 'Page' })).toBeVisible()
  act(() => root?.unmount())
  await start('/?toolbar=off')
  expect(await screen.findByText('Ayu of 1')).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
})

test('a page that throws and an address without a page are explained', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await start('/#/family/broken')
  expect(await screen.findByRole('alert')).toHaveTextContent('This page is broken.')
  log.mockRestore()
  act(() => root?.unmount())
  await start('/#/nowhere')
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeVisible()
})

test('a real API needs a login', async () => {
  await start('/?api=/api&role=child')
  expect(await screen.findByRole('heading', { name: 'Log in to the API' })).toBeVisible()
  expect(screen.getByLabelText('Username')).toBeRequired()
  expect(screen.getByLabelText('Password')).toBeRequired()
})

describe('the catalogue', () => {
  const observers: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  const { IntersectionObserver: original } = globalThis

  beforeEach(() => {
    observers.length = 0
    globalThis.IntersectionObserver = class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push(onChange)
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver
  })
  afterEach(() => {
    globalThis.IntersectionObserver = original
  })

  test('shows every page in every state, and loads a page when it comes near the window', async () => {
    await start('/?catalogue&lang=id')
    expect(screen.getByRole('heading', { level: 1, name: 'Semua halaman family' })).toBeVisible()
    const today = within(screen.getByRole('region', { name: 'Hari ini /family/today' }))
    expect(today.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...['Lengkap', 'Kosong', 'Galat', 'Lambat', 'Luring', 'Sudah keluar (401)', '10.000 baris'],
    ])
    expect(today.getByRole('link', { name: 'Kosong' })).toHaveAttribute('href', '/?lang=id&state=empty#/family/today')
    expect(document.querySelector('iframe')).toBeNull()
    act(() => observers[1]?.([{ isIntersecting: true }]))
    expect(document.querySelector('iframe')).toHaveAttribute('src', '/?lang=id&state=empty&toolbar=off#/family')
    act(() => observers[1]?.([{ isIntersecting: false }]))
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('is reached from the toolbar, and can show one state in the width of a phone', async () => {
    const user = await start('/')
    await user.click(toolbar().getByRole('button', { name: 'All pages' }))
    await user.selectOptions(toolbar().getByRole('combobox', { name: 'States' }), 'Error')
    await user.selectOptions(toolbar().getByRole('combobox', { name: 'Width' }), '390 px')
    expect(location.search).toBe('?catalogue=error&width=390')
    expect(screen.getAllByRole('link', { name: 'Error' })).toHaveLength(3)
    await user.click(toolbar().getByRole('button', { name: 'One page' }))
    expect(await screen.findByText('Ayu of 1')).toBeVisible()
  })
})
