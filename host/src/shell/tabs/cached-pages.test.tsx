import { useLocation } from '@lekta/shared/routing'
import { act, screen, waitFor } from '@testing-library/react'
import { fakeRemotes } from '../../testing/fake-remotes'
import { closePortal, openPortal, type Portal } from '../../testing/open-portal'
import { installWidth } from '../../testing/set-width'

const { matchMedia } = window
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const note = () => screen.getByRole('textbox', { name: 'Note' })
const go = ({ router }: Portal, to: string | number) =>
  act(async () => {
    await (typeof to === 'number' ? router.navigate(to) : router.navigate(to))
  })

beforeEach(installWidth)
afterEach(() => {
  closePortal()
  window.matchMedia = matchMedia
  Object.assign(window, { scrollY: 0 })
})

const openStudents = async () => {
  const portal = await openPortal({ at: '/teacher/student?page=3', role: 'teacher' })
  await heading('The students')
  return portal
}

const renderPart = jest.fn(() => null)
const Part = () => renderPart()

/** A page that reads the address, with a part that records its renders. */
const Counted = () => {
  useLocation()
  return (
    <>
      <h1>The students</h1>
      <Part />
    </>
  )
}

describe('a visited page', () => {
  test('stays mounted with its state and address while it is hidden, and is loaded only once', async () => {
    const portal = await openStudents()
    await portal.user.type(note(), 'Aisyah is ill')
    const before = note()
    await go(portal, '/teacher/class-room?page=9')
    await heading('The classrooms')
    expect(screen.queryByRole('heading', { name: 'The students' })).toBeNull()
    expect(before).toBeInTheDocument()
    expect(before).not.toBeVisible()
    expect(screen.getByText('Page 3 at /teacher/student')).not.toBeVisible()
    await go(portal, '/teacher/student?page=3')
    expect(note()).toBe(before)
    expect(note()).toHaveValue('Aisyah is ill')
    expect(portal.remotes.loaded.filter((path) => path === '/teacher/student')).toHaveLength(1)
  })

  test('keeps its state when its query string changes', async () => {
    const portal = await openStudents()
    await portal.user.type(note(), 'kept')
    await go(portal, '/teacher/student?page=4')
    expect(screen.getByText('Page 4 at /teacher/student')).toBeVisible()
    expect(note()).toHaveValue('kept')
    expect(portal.store.getState().views).toMatchObject([
      { pathname: '/teacher/student', address: '/teacher/student?page=4' },
    ])
  })

  test('renders again only if its address has changed', async () => {
    renderPart.mockClear()
    const fakes = fakeRemotes()
    const loadScreen: typeof fakes.loadScreen = async (area, path) =>
      path === '/teacher/student' ? { Screen: Counted, version: '1.0.0' } : fakes.loadScreen(area, path)
    const portal = await openPortal({ at: '/teacher/student', role: 'teacher', remotes: { ...fakes, loadScreen } })
    await heading('The students')
    await go(portal, '/teacher/class-room')
    await heading('The classrooms')
    await go(portal, '/teacher/student')
    expect(await heading('The students')).toBeVisible()
    expect(renderPart).toHaveBeenCalledTimes(1)
    await go(portal, '/teacher/student?page=2')
    expect(renderPart).toHaveBeenCalledTimes(2)
  })

  test('is cached separately from the same page with other parameters', async () => {
    const portal = await openPortal({ at: '/teacher/class-room/student/5', role: 'teacher' })
    const five = await heading('Classroom 5')
    await go(portal, '/teacher/class-room/student/6')
    expect(await heading('Classroom 6')).toBeVisible()
    expect(five).toHaveTextContent('Classroom 5')
    expect(five).not.toBeVisible()
  })
})

test('a visited page refetches after an offline period only while it is visible', async () => {
  const { fetch } = window
  Object.assign(window, { fetch: async () => new Response() })
  const portal = await openPortal({ at: '/teacher/class-room', role: 'teacher' })
  await heading('The classrooms')
  const countRequests = () => portal.sent.filter(({ url }) => url === '/v2/plan').length
  const countRequestsAfterGap = async () => {
    const before = countRequests()
    act(() => void window.dispatchEvent(new Event('offline')))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(portal.store.getState().reach).toBe('online'))
    return countRequests() - before
  }
  expect(await countRequestsAfterGap()).toBe(1)
  await go(portal, '/teacher/student')
  await heading('The students')
  expect(await countRequestsAfterGap()).toBe(0)
  await go(portal, '/teacher/class-room')
  await heading('The classrooms')
  expect(await countRequestsAfterGap()).toBe(1)
  Object.assign(window, { fetch })
})

describe('a visited page is unmounted', () => {
  test('when it is left, if it must not be cached', async () => {
    const portal = await openPortal({ at: '/teacher/class-room/student', role: 'teacher' })
    const uncached = await heading('Which classroom?')
    await go(portal, '/teacher/student')
    await heading('The students')
    expect(uncached).not.toBeInTheDocument()
    expect(portal.store.getState().views.map(({ pathname }) => pathname)).toEqual(['/teacher/student'])
  })

  test('when eight others are cached, unless it is the dashboard', async () => {
    const portal = await openPortal({ at: '/home/dashboard', role: 'teacher' })
    const home = await heading('Hi, Sri!')
    await go(portal, '/teacher/student')
    const students = await heading('The students')
    for (let id = 1; id <= 7; id++) {
      await go(portal, `/teacher/class-room/student/${id}`)
      await heading(`Classroom ${id}`)
    }
    expect(home).toBeInTheDocument()
    expect(students).not.toBeInTheDocument()
    expect(portal.store.getState().views).toHaveLength(8)
  })

  test('by a logout', async () => {
    const portal = await openStudents()
    await go(portal, '/teacher/class-room')
    await heading('The classrooms')
    await portal.user.click(screen.getByRole('button', { name: /^Account of/ }))
    await portal.user.click(screen.getByRole('button', { name: 'Logout' }))
    await heading('Know how well each child reads. Watch it grow.')
    expect(screen.queryByText('Page 3 at /teacher/student')).toBeNull()
    expect(portal.store.getState().views).toEqual([])
  })
})

/** Replaces `ResizeObserver`; `grow` calls the newest active observer. */
function mockResizeObserver() {
  const { ResizeObserver } = window
  const growing = new Set<() => void>()
  class Growth {
    constructor(private readonly listener: () => void) {}
    observe = () => void growing.add(this.listener)
    unobserve = () => undefined
    disconnect = () => void growing.delete(this.listener)
  }
  Object.assign(window, { ResizeObserver: Growth })
  return { grow: () => [...growing].at(-1)?.(), restore: () => Object.assign(window, { ResizeObserver }) }
}

describe('returning', () => {
  const scrolled = (scrollY: number) => {
    Object.assign(window, { scrollY })
    act(() => void window.dispatchEvent(new Event('scroll')))
  }
  // A window that scrolls to the requested position, as in a browser.
  const mockScrollTo = () =>
    jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
      Object.assign(window, { scrollY: top })
    }) as typeof window.scrollTo)

  afterEach(() => jest.restoreAllMocks())

  test('to the same address, by a link or by going back, restores the scroll position', async () => {
    mockScrollTo()
    const portal = await openStudents()
    scrolled(700)
    await go(portal, '/teacher/class-room')
    expect(window.scrollY).toBe(0)
    scrolled(50)
    await go(portal, '/teacher/student?page=3')
    expect(window.scrollY).toBe(700)
    await go(portal, -1)
    expect(window.scrollY).toBe(50)
    await go(portal, -1)
    expect(window.scrollY).toBe(700)
  })

  test('to a page at another address scrolls to the top, a new query on the open page does not', async () => {
    mockScrollTo()
    const portal = await openStudents()
    scrolled(700)
    await go(portal, '/teacher/student?page=4')
    expect(window.scrollY).toBe(700)
    await go(portal, '/teacher/class-room')
    await go(portal, '/teacher/student')
    expect(window.scrollY).toBe(0)
  })

  test('by going back restores the focus', async () => {
    const portal = await openStudents()
    act(() => note().focus())
    await go(portal, '/teacher/class-room')
    await heading('The classrooms')
    expect(screen.getByRole('main')).toHaveFocus()
    await go(portal, -1)
    expect(note()).toHaveFocus()
  })

  test('to a page that is still growing restores the scroll position until the user scrolls', async () => {
    const { grow, restore } = mockResizeObserver()
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const portal = await openStudents()
    scrolled(700)
    await go(portal, '/teacher/class-room')
    Object.assign(window, { scrollY: 0 })
    scrollTo.mockClear()
    await go(portal, -1)
    grow()
    expect(scrollTo.mock.calls).toEqual([
      [0, 700],
      [0, 700],
    ])
    window.dispatchEvent(new Event('wheel'))
    grow()
    expect(scrollTo).toHaveBeenCalledTimes(2)
    restore()
  })
})
