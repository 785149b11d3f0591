import { act, fireEvent, screen, within } from '@testing-library/react'
import { closePortal, openPortal, type Portal } from '../../testing/open-portal'
import { installWidth, setWidth } from '../../testing/set-width'

const { matchMedia } = window
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const strip = () => screen.getByRole('navigation', { name: 'Visited pages' })
const tabs = () => within(strip()).getAllByRole('link')
const names = () => tabs().map(({ textContent }) => textContent)
const tab = (name: string) => within(strip()).getByRole('link', { name })
const go = ({ router }: Portal, to: string) => act(() => router.navigate(to))
const hidden = true

beforeEach(() => {
  installWidth()
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as an earlier visit would
  document.cookie = 'tabs=1; Path=/'
})
afterEach(() => {
  closePortal()
  window.matchMedia = matchMedia
})

/** Opens the dashboard, the second page of the students, and the classrooms 5 and 6. */
const openPages = async () => {
  const portal = await openPortal({ at: '/teacher/student?page=2', role: 'teacher' })
  await heading('The students')
  await go(portal, '/teacher/class-room/student/5')
  await heading('Classroom 5')
  await go(portal, '/teacher/class-room/student/6')
  await heading('Classroom 6')
  return portal
}
const choose = async ({ user }: Portal, item: string) => {
  await user.click(screen.getByRole('button', { name: 'Close visited pages' }))
  await user.click(await screen.findByRole('menuitem', { name: item, hidden }))
}

test('the dashboard comes first and cannot be closed, then the visited pages follow in order', async () => {
  await openPages()
  expect(names()).toEqual(['Dashboard', 'Student', 'Classroom 5', 'Classroom 6'])
  expect(tab('Classroom 6')).toHaveAttribute('aria-current', 'page')
  expect(tab('Classroom 5')).toHaveAttribute('title', 'Students of this classroom: Classroom 5')
  expect(within(strip()).queryByRole('button', { name: 'Close Dashboard' })).toBeNull()
})

test('a tab opens the address at which its page was left', async () => {
  const { user, address } = await openPages()
  await user.click(tab('Student'))
  expect(await heading('The students')).toBeVisible()
  expect(address()).toBe('/teacher/student?page=2')
})

describe('closing', () => {
  test('another tab keeps the open page', async () => {
    const { user, address } = await openPages()
    await user.click(screen.getByRole('button', { name: 'Close Classroom 5' }))
    expect(names()).toEqual(['Dashboard', 'Student', 'Classroom 6'])
    expect(address()).toBe('/teacher/class-room/student/6')
    expect(screen.queryByText('Classroom 5')).toBeNull()
  })

  test('the open page opens the next tab, or the previous one if it was the last', async () => {
    const portal = await openPages()
    await portal.user.click(tab('Student'))
    await heading('The students')
    await portal.user.click(screen.getByRole('button', { name: 'Close Student' }))
    expect(await heading('Classroom 5')).toBeVisible()
    await portal.user.click(tab('Classroom 6'))
    await heading('Classroom 6')
    await portal.user.click(screen.getByRole('button', { name: 'Close Classroom 6' }))
    expect(await heading('Classroom 5')).toBeVisible()
    expect(names()).toEqual(['Dashboard', 'Classroom 5'])
  })

  test('works with the middle mouse button too, but not for the dashboard', async () => {
    await openPages()
    fireEvent(tab('Student'), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    fireEvent(tab('Dashboard'), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    expect(names()).toEqual(['Dashboard', 'Classroom 5', 'Classroom 6'])
  })

  test('the others keeps the open page and the dashboard', async () => {
    const portal = await openPages()
    await choose(portal, 'Close the others')
    expect(names()).toEqual(['Dashboard', 'Classroom 6'])
    expect(portal.address()).toBe('/teacher/class-room/student/6')
  })

  test('this page opens its neighbour, and closing all opens the dashboard', async () => {
    const portal = await openPages()
    await choose(portal, 'Close this page')
    expect(await heading('Classroom 5')).toBeVisible()
    await choose(portal, 'Close all')
    expect(await heading('Hi, Sri!')).toBeVisible()
    expect(names()).toEqual(['Dashboard'])
  })

  test('is disabled if only the dashboard is open', async () => {
    const { user } = await openPortal({ at: '/home/dashboard', role: 'teacher' })
    await heading('Hi, Sri!')
    await user.click(screen.getByRole('button', { name: 'Close visited pages' }))
    for (const item of await screen.findAllByRole('menuitem', { hidden })) {
      expect(item).toHaveAttribute('data-disabled', 'true')
    }
  })
})

describe('with the keyboard', () => {
  test('the tabs are a single tab stop, and the arrow keys wrap around in them', async () => {
    const { user } = await openPages()
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0])
    act(() => tab('Classroom 6').focus())
    await user.keyboard('{ArrowRight}')
    expect(tab('Dashboard')).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(tab('Classroom 5')).toHaveFocus()
    await user.keyboard('{Home}{ArrowRight}{Enter}')
    expect(await heading('The students')).toBeVisible()
  })

  test('Delete closes a tab and moves the focus to its neighbour', async () => {
    const { user } = await openPages()
    act(() => tab('Student').focus())
    await user.keyboard('{Delete}')
    expect(names()).toEqual(['Dashboard', 'Classroom 5', 'Classroom 6'])
    expect(tab('Classroom 5')).toHaveFocus()
    await user.keyboard('{Home}{Delete}')
    expect(names()).toEqual(['Dashboard', 'Classroom 5', 'Classroom 6'])
  })
})

test('a phone has no tabs', async () => {
  await openPages()
  setWidth(390)
  expect(screen.queryByRole('navigation', { name: 'Visited pages' })).toBeNull()
})
