import { screen, within } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'
import { installWidth, setWidth } from '../../testing/set-width'

const { matchMedia } = window
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const field = () => screen.findByRole('combobox', { name: 'Search pages' })
const options = () => within(screen.getByRole('listbox', { name: 'Pages' })).queryAllByRole('option')
const chosen = () => options().find((option) => option.getAttribute('aria-selected') === 'true')

beforeEach(installWidth)
afterEach(() => {
  closePortal()
  window.matchMedia = matchMedia
})

const atHome = async () => {
  const portal = await openPortal({ at: '/home/dashboard', role: 'teacher' })
  await heading('Hi, Sri!')
  return portal
}
const opened = async () => {
  const portal = await atHome()
  await portal.user.keyboard('{Control>}k{/Control}')
  return { ...portal, input: await field() }
}

test('the button of the top panel opens the search, on a phone too', async () => {
  const { user } = await atHome()
  await user.click(screen.getByRole('button', { name: 'Search pages' }))
  expect(await field()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  setWidth(390)
  await user.click(screen.getByRole('button', { name: 'Search pages' }))
  expect(await field()).toHaveFocus()
})

test('⌘K opens it too, and offers the pages of the menu', async () => {
  const { user } = await atHome()
  await user.keyboard('{Meta>}k{/Meta}')
  expect(await field()).toHaveAttribute('aria-expanded', 'true')
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'Dashboard/home/dashboard',
    'Student/teacher/student',
    'Classroom/teacher/class-room',
  ])
})

test('matching pages are listed, the first is selected, and Enter opens it', async () => {
  const { user, input, address } = await opened()
  await user.type(input, 'classrom')
  expect(chosen()).toHaveTextContent('Classroom')
  expect(input).toHaveAttribute('aria-activedescendant', chosen()?.id)
  await user.keyboard('{Enter}')
  expect(await heading('The classrooms')).toBeVisible()
  expect(address()).toBe('/teacher/class-room')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('the arrow keys go round among the pages', async () => {
  const { user, input } = await opened()
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toHaveTextContent('Classroom')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toHaveTextContent('Student')
  await user.keyboard('{Enter}')
  expect(await heading('The students')).toBeVisible()
  expect(input).not.toBeInTheDocument()
})

test('a click opens a page', async () => {
  const { user } = await opened()
  await user.click(options()[1] as HTMLElement)
  expect(await heading('The students')).toBeVisible()
})

test('Escape gives the focus back to where it was', async () => {
  const { user } = await atHome()
  const bell = screen.getByRole('button', { name: /^Notifications/ })
  bell.focus()
  await user.keyboard('{Control>}k{/Control}')
  expect(await field()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(bell).toHaveFocus()
})

test('without a match a message is shown, and Enter does nothing', async () => {
  const { user, input, address } = await opened()
  await user.type(input, 'zzzzqqq')
  expect(screen.getByText('No pages match “zzzzqqq”. Try a shorter word.')).toBeVisible()
  expect(input).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Enter}{ArrowDown}')
  expect(address()).toBe('/home/dashboard')
  expect(input).toBeVisible()
})
