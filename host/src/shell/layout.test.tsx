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

const atHome = async (role = 'teacher') => {
  const portal = await openPortal({ at: '/home/dashboard', role })
  await heading('Hi, Sri!')
  return portal
}

describe('the frame', () => {
  test('has one of each landmark, and a skip link', async () => {
    await atHome()
    for (const role of ['banner', 'main', 'contentinfo', 'complementary']) {
      expect(screen.getAllByRole(role)).toHaveLength(1)
    }
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
  })

  test('is not around the pages before the login', async () => {
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

  test('marks the page that is open, loads an area early and leads there', async () => {
    const { user, remotes } = await atHome()
    const link = within(menu()).getByRole('link', { name: 'Student' })
    expect(within(menu()).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await user.hover(link)
    expect(remotes.preloaded).toEqual(['teacher'])
    await user.click(link)
    expect(await heading('The students')).toBeVisible()
    expect(link).toHaveAttribute('aria-current', 'page')
  })

  test('collapses and expands by its button, and the browser remembers it', async () => {
    const { user } = await atHome()
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

  test('that was collapsed is so again in a new window', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie as an earlier visit would
    document.cookie = 'sidebarStatus=0; Path=/'
    await atHome()
    expect(frame()).toHaveAttribute('data-sidebar', 'closed')
  })
})

describe('on a window narrower than 992 px', () => {
  const burger = () => screen.getByRole('button', { name: 'Open the menu' })
  const drawn = () => frame().getAttribute('data-sidebar')

  beforeEach(() => setWidth(991))

  test('the menu is a drawer, closed and out of reach at first', async () => {
    await atHome()
    expect(frame()).toHaveAttribute('data-device', 'mobile')
    expect(frame()).toHaveAttribute('data-still')
    expect(drawn()).toBe('closed')
    expect(sidebar()).toHaveAttribute('inert')
    expect(burger()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('button', { name: 'Close the menu' })).toBeNull()
  })

  test('the button opens it, and a click beside it closes it', async () => {
    const { user } = await atHome()
    await user.click(burger())
    expect(drawn()).toBe('open')
    expect(sidebar()).not.toHaveAttribute('inert')
    expect(sidebar()).toHaveFocus()
    const skip = screen.getByText('Skip to content')
    expect(skip).toHaveAttribute('inert')
    expect(document.cookie).not.toContain('sidebarStatus')
    await user.click(screen.getByRole('button', { name: 'Close the menu' }))
    expect(drawn()).toBe('closed')
    expect(skip).not.toHaveAttribute('inert')
    expect(burger()).toHaveFocus()
  })

  test('Escape closes it', async () => {
    const { user } = await atHome()
    await user.click(burger())
    await user.keyboard('{Escape}')
    expect(drawn()).toBe('closed')
    expect(burger()).toHaveFocus()
  })

  test.each(['Student', 'Dashboard'])('its entry %s closes it', async (name) => {
    const { user } = await atHome()
    await user.click(burger())
    await user.click(within(menu()).getByRole('link', { name }))
    await waitFor(() => expect(drawn()).toBe('closed'))
    expect(screen.getByRole('main')).toBeVisible()
  })

  test('the sidebar is back when the window is widened', async () => {
    await atHome()
    setWidth(992)
    expect(frame()).toHaveAttribute('data-device', 'desktop')
    expect(drawn()).toBe('open')
    expect(sidebar()).not.toHaveAttribute('inert')
    setWidth(991)
    expect(drawn()).toBe('closed')
  })
})

describe('breadcrumbs', () => {
  const trail = () =>
    within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null])

  test('lead from the dashboard to the page by the pages’ titles', async () => {
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

  test('end with the page that is open, also when its address ends with a slash', async () => {
    await openPortal({ at: '/teacher/student/', role: 'teacher' })
    await heading('The students')
    expect(trail()).toEqual([
      ['Dashboard', '/home/dashboard'],
      ['Student', null],
    ])
    expect(screen.getByText('Student', { selector: 'li > span' })).toHaveAttribute('aria-current', 'page')
  })

  test('on the dashboard are the dashboard alone', async () => {
    await atHome()
    expect(trail()).toEqual([['Dashboard', null]])
  })
})

describe('the progress bar', () => {
  const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' })
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))

  // React renders at the end of each step of the fake clock.
  const settle = async () => {
    for (let i = 0; i < 5; i++) await pass(0)
  }
  const follow = () => {
    fireEvent.click(within(menu()).getByRole('link', { name: 'Student' }))
    return settle()
  }

  afterEach(() => void jest.useRealTimers())

  test('appears when a page takes longer than 80 ms, and goes with its arrival', async () => {
    const { remotes } = await atHome()
    const release = remotes.hold('/teacher/student')
    jest.useFakeTimers()
    await follow()
    await pass(79)
    expect(bar()).toBeNull()
    await pass(1)
    expect(bar()).toBeInTheDocument()
    release()
    await settle()
    expect(screen.getByRole('heading', { name: 'The students' })).toBeVisible()
    expect(bar()).toBeNull()
  })

  test('never appears for a page that loads at once', async () => {
    await atHome()
    jest.useFakeTimers()
    await follow()
    expect(screen.getByRole('heading', { name: 'The students' })).toBeVisible()
    await pass(500)
    expect(bar()).toBeNull()
  })
})
