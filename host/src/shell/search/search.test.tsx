import { screen, within } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'
import { installWidth, setWidth } from '../../testing/set-width'

const { matchMedia } = window
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const field = () => screen.findByRole('combobox', { name: 'Search pages' })
const options = () => within(screen.getByRole('listbox', { name: 'Pages' })).queryAllByRole('option')
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
  await user.click(screen.getByRole('button', { name: 'Search pages' }))
  expect(await field()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  setWidth(390)
  await user.click(screen.getByRole('button', { name: 'Search pages' }))
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
