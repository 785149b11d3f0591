import type { Handlers } from '@lekta/shared/contract/endpoint'
import { type FoundRecord, searchContract } from '@lekta/shared/contract/search'
import type { Area } from '@lekta/shared/routing'
import { answers } from '@lekta/shared/testing/fake-api'
import { fireEvent, screen, within } from '@testing-library/react'
import { fakeRemotes } from '../../testing/fake-remotes'
import { closePortal, openPortal } from '../../testing/open-portal'
import { installWidth, setWidth } from '../../testing/set-width'

const { matchMedia } = window
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const field = () => screen.findByRole('combobox', { name: 'Search' })
const options = () => within(screen.getByRole('listbox', { name: 'Search results' })).queryAllByRole('option')
const selected = () => options().find((option) => option.getAttribute('aria-selected') === 'true')

beforeEach(installWidth)
afterEach(() => {
  closePortal()
  window.matchMedia = matchMedia
})

const openDashboard = async () => {
  const portal = await openPortal({ at: '/home/dashboard', role: 'teacher' })
  await heading('Hi, Sri!')
  return portal
}
const openSearch = async () => {
  const portal = await openDashboard()
  await portal.user.keyboard('{Control>}k{/Control}')
  return { ...portal, input: await field() }
}

test('the search button in the header opens the search, also on a phone', async () => {
  const { user } = await openDashboard()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await field()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  setWidth(390)
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await field()).toHaveFocus()
})

test('⌘K opens the search with the menu pages', async () => {
  const { user } = await openDashboard()
  await user.keyboard('{Meta>}k{/Meta}')
  expect(await field()).toHaveAttribute('aria-expanded', 'true')
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'Dashboard/home/dashboard',
    'Student/teacher/student',
    'Classroom/teacher/class-room',
  ])
})

test('matching pages are listed, the first is selected, and Enter opens it', async () => {
  const { user, input, address } = await openSearch()
  await user.type(input, 'classrom')
  expect(selected()).toHaveTextContent('Classroom')
  expect(input).toHaveAttribute('aria-activedescendant', selected()?.id)
  await user.keyboard('{Enter}')
  expect(await heading('The classrooms')).toBeVisible()
  expect(address()).toBe('/teacher/class-room')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('the arrow keys wrap around in the list of pages', async () => {
  const { user, input } = await openSearch()
  await user.keyboard('{ArrowUp}')
  expect(selected()).toHaveTextContent('Classroom')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(selected()).toHaveTextContent('Student')
  await user.keyboard('{Enter}')
  expect(await heading('The students')).toBeVisible()
  expect(input).not.toBeInTheDocument()
})

test('a click on a result opens its page', async () => {
  const { user } = await openSearch()
  await user.click(options()[1] as HTMLElement)
  expect(await heading('The students')).toBeVisible()
})

test('Escape returns the focus to the element that had it', async () => {
  const { user } = await openDashboard()
  const bell = screen.getByRole('button', { name: /^Notifications/ })
  bell.focus()
  await user.keyboard('{Control>}k{/Control}')
  expect(await field()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(bell).toHaveFocus()
})

test('without a match a message is shown, and Enter does nothing', async () => {
  const { user, input, address } = await openSearch()
  await user.type(input, 'zzzzqqq')
  expect(screen.getByText('No pages match “zzzzqqq”. Try a shorter word.')).toBeVisible()
  expect(input).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Enter}{ArrowDown}')
  expect(address()).toBe('/home/dashboard')
  expect(input).toBeVisible()
})

describe('records', () => {
  const wulan: FoundRecord = {
    kind: 'student',
    id: 5,
    name: 'Wulan Prasetyo',
    detail: 'wulan.p',
    avatar: null,
    classrooms: ['4A'],
    students: null,
    at: null,
    status: null,
  }
  const staff: Area = {
    name: 'staff',
    roles: ['teacher'],
    words: { id: {} },
    pages: [
      { path: '/staff/student/:id', title: 'Student', lazy: async () => ({ default: () => <h1>Wulan’s page</h1> }) },
    ],
    search: { records: { student: '/staff/student/:id' } },
  }

  const openWith = async (handlers: Partial<Handlers<typeof searchContract>>, at = '/home/dashboard') => {
    const portal = await openPortal({
      at,
      role: 'teacher',
      remotes: fakeRemotes(undefined, [staff]),
      more: answers(searchContract, handlers),
    })
    await screen.findByRole('heading', { level: 1 })
    await portal.user.keyboard('{Control>}k{/Control}')
    return { ...portal, input: await field() }
  }
  const searches = (sent: readonly { url: string }[]) => sent.filter(({ url }) => url.includes('/search'))

  test('are found on the server, in a group of their kind, and Enter opens the first', async () => {
    const { user, input, address } = await openWith({ search: async () => ({ records: [wulan], corrected: true }) })
    await user.type(input, 'wuln')
    expect(await screen.findByRole('option', { name: /Wulan Prasetyo/ })).toHaveTextContent('4A · wulan.p')
    expect(screen.getByRole('group', { name: 'Students' })).toBeVisible()
    expect(screen.getByText('No exact match, so similar spellings are listed.')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(await heading('Wulan’s page')).toBeVisible()
    expect(address()).toBe('/staff/student/5')
  })

  test('are asked for once when someone types without a pause, and Enter waits for them', async () => {
    const { input, sent } = await openWith({ search: async () => ({ records: [wulan], corrected: false }) })
    // All of it happens at once, however busy the machine is.
    for (const value of ['wu', 'wul', 'wulan']) fireEvent.change(input, { target: { value } })
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(await heading('Wulan’s page')).toBeVisible()
    expect(searches(sent)).toHaveLength(1)
  })

  test('that were opened before come first when nothing is typed', async () => {
    await openWith({ recentRecords: async () => [wulan] }, '/staff/student/5')
    expect(await screen.findByRole('group', { name: 'Recent' })).toHaveTextContent('Wulan Prasetyo')
    expect(selected()).toHaveTextContent('Wulan Prasetyo')
    expect(localStorage.getItem('recent-1')).toBe('student:5')
  })

  test('cannot be found while the server fails, but pages can', async () => {
    const { user, input } = await openWith({})
    await user.type(input, 'classrom')
    expect(await screen.findByText(/Only pages can be found right now/)).toBeVisible()
    expect(selected()).toHaveTextContent('Classroom')
  })
})
