import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { closePortal, openPortal } from '../testing/open-portal'
import { installWidth, setWidth } from '../testing/set-width'

const menu = () => screen.getByRole('navigation', { name: 'Main menu', hidden: true })
const entries = () =>
  within(menu())
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')])
const sidebar = () => screen.getByRole('complementary', { hidden: true })
const frame = () => sidebar().parentElement as HTMLElement
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const { matchMedia } = window

beforeEach(installWidth)
afterEach(() => {
  closePortal()
  window.matchMedia = matchMedia
})

const openDashboard = async (role = 'teacher') => {
  const portal = await openPortal({ at: '/home/dashboard', role })
  await heading('Hi, Sri!')
  return portal
}

describe('the frame', () => {
  test('has one of each landmark, and a skip link', async () => {
    await openDashboard()
    for (const role of ['banner', 'main', 'contentinfo', 'complementary']) {
      expect(screen.getAllByRole(role)).toHaveLength(1)
    }
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
  })

  test('is not rendered around the login page', async () => {
    await openPortal({ at: '/login' })
    await heading('Welcome back')
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
  })
})

describe('the sidebar', () => {
  test.each([
    [
      'teacher',
      [
        ['Dashboard', '/home/dashboard'],
        ['Student', '/teacher/student'],
        ['Classroom', '/teacher/class-room'],
      ],
    ],
    [
      'child',
      [
        ['Dashboard', '/home/dashboard'],
        ['Test', '/child/test'],
      ],
    ],
  ])('of a %s has the entries of the role, those of the submenu last', async (role, expected) => {
    await openPortal({ at: '/home/dashboard', role })
    await heading('Hi, Sri!')
    expect(entries()).toEqual(expected)
  })

  test('marks the open page, preloads an area on hover and opens its page', async () => {
    const { user, remotes } = await openDashboard()
    const link = within(menu()).getByRole('link', { name: 'Student' })
    expect(within(menu()).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await user.hover(link)
    expect(remotes.preloaded).toEqual(['teacher'])
    await user.click(link)
    expect(await heading('The students')).toBeVisible()
    expect(link).toHaveAttribute('aria-current', 'page')
  })

  test('collapses and expands by its button, and stores that in a cookie', async () => {
    const { user } = await openDashboard()
    const button = screen.getByRole('button', { name: 'Collapse the menu' })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(frame()).toHaveAttribute('data-sidebar', 'open')
    expect(sidebar()).not.toHaveAttribute('data-narrow')
    await user.click(button)
    expect(screen.getByRole('button', { name: 'Expand the menu' })).toHaveAttribute('aria-expanded', 'false')
    expect(frame()).toHaveAttribute('data-sidebar', 'closed')
    expect(sidebar()).toHaveAttribute('data-narrow')
    expect(document.cookie).toContain('sidebarStatus=0')
    expect(entries()[1]).toEqual(['Student', '/teacher/student'])
    await user.click(screen.getByRole('button', { name: 'Expand the menu' }))
    expect(document.cookie).toContain('sidebarStatus=1')
  })

  test('is collapsed in a new window if it was collapsed before', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as an earlier visit would
    document.cookie = 'sidebarStatus=0; Path=/'
    await openDashboard()
    expect(frame()).toHaveAttribute('data-sidebar', 'closed')
  })
})

describe('in a window narrower than 992 px', () => {
  const menuButton = () => screen.getByRole('button', { name: 'Open the menu' })
  const drawerState = () => frame().getAttribute('data-sidebar')

  beforeEach(() => setWidth(991))

  test('the menu is a drawer that is closed and inert at first', async () => {
    await openDashboard()
    expect(frame()).toHaveAttribute('data-device', 'mobile')
    expect(frame()).toHaveAttribute('data-still')
    expect(drawerState()).toBe('closed')
    expect(sidebar()).toHaveAttribute('inert')
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('button', { name: 'Close the menu' })).toBeNull()
  })

  test('the menu button opens the drawer, and a click beside it closes it', async () => {
    const { user } = await openDashboard()
    await user.click(menuButton())
    expect(drawerState()).toBe('open')
    expect(sidebar()).not.toHaveAttribute('inert')
    expect(sidebar()).toHaveFocus()
    const skip = screen.getByText('Skip to content')
    expect(skip).toHaveAttribute('inert')
    expect(document.cookie).not.toContain('sidebarStatus')
    await user.click(screen.getByRole('button', { name: 'Close the menu' }))
    expect(drawerState()).toBe('closed')
    expect(skip).not.toHaveAttribute('inert')
    expect(menuButton()).toHaveFocus()
  })

  test('Escape closes the drawer and returns the focus to the menu button', async () => {
    const { user } = await openDashboard()
    await user.click(menuButton())
    await user.keyboard('{Escape}')
    expect(drawerState()).toBe('closed')
    expect(menuButton()).toHaveFocus()
  })

  test.each(['Student', 'Dashboard'])('the entry %s closes the drawer', async (name) => {
    const { user } = await openDashboard()
    await user.click(menuButton())
    await user.click(within(menu()).getByRole('link', { name }))
    await waitFor(() => expect(drawerState()).toBe('closed'))
    expect(screen.getByRole('main')).toBeVisible()
  })

  test('the sidebar replaces the drawer when the window is widened', async () => {
    await openDashboard()
    setWidth(992)
    expect(frame()).toHaveAttribute('data-device', 'desktop')
    expect(drawerState()).toBe('open')
    expect(sidebar()).not.toHaveAttribute('inert')
    setWidth(991)
    expect(drawerState()).toBe('closed')
  })
})

describe('breadcrumbs', () => {
  const trail = () =>
    within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null])

  test('link from the dashboard to the open page by the titles of the pages', async () => {
    const { user } = await openPortal({ at: '/teacher/class-room/student/5', role: 'teacher' })
    await heading('Classroom 5')
    expect(trail()).toEqual([
      ['Dashboard', '/home/dashboard'],
      ['Classroom', '/teacher/class-room'],
      ['Students of this classroom', null],
    ])
    await user.click(screen.getAllByRole('link', { name: 'Classroom' }).at(-1) as HTMLElement)
    expect(await heading('The classrooms')).toBeVisible()
  })

  test('end with the open page, even if its address ends with a slash', async () => {
    await openPortal({ at: '/teacher/class-room/student/5/', role: 'teacher' })
    await heading('Classroom 5')
    expect(trail().at(-1)).toEqual(['Students of this classroom', null])
    const last = screen.getByText('Students of this classroom', { selector: 'li > span' })
    expect(last).toHaveAttribute('aria-current', 'page')
  })

  test.each(['/home/dashboard', '/teacher/student'])('are not on %s, which the menu leads to', async (at) => {
    await openPortal({ at, role: 'teacher' })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull()
  })
})

describe('the progress bar', () => {
  const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' })
  const passTime = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

  // React renders at the end of each step of the fake clock.
  const settle = async () => {
    for (let i = 0; i < 5; i++) await passTime(0)
  }
  const openStudents = () => {
    fireEvent.click(within(menu()).getByRole('link', { name: 'Student' }))
    return settle()
  }

  afterEach(() => void jest.useRealTimers())

  test('appears if a page takes longer than 80 ms, and disappears when the page has loaded', async () => {
    const { remotes } = await openDashboard()
    const release = remotes.hold('/teacher/student')
    jest.useFakeTimers()
    await openStudents()
    await passTime(79)
    expect(bar()).toBeNull()
    await passTime(1)
    expect(bar()).toBeInTheDocument()
    release()
    await settle()
    expect(screen.getByRole('heading', { name: 'The students' })).toBeVisible()
    expect(bar()).toBeNull()
  })

  test('never appears for a page that loads at once', async () => {
    await openDashboard()
    jest.useFakeTimers()
    await openStudents()
    expect(screen.getByRole('heading', { name: 'The students' })).toBeVisible()
    for (let time = 0; time < 500; time += 10) {
      await passTime(10)
      expect(bar()).toBeNull()
    }
  })
})
