import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { childrenOf, createFixtures, testOf } from '../../fixtures'
import { words } from '../../words.id'
import ChildProfile from './profile'

const now = new Date('2026-11-20T05:00:00Z')
const family = createFixtures({ now, children: childrenOf(now) })
const show = (id: number, language: 'en' | 'id' = 'en', answers = family) =>
  renderScreen(ChildProfile, {
    path: '/parent/profile/child/:id',
    at: `/parent/profile/child/${id}`,
    role: 'parent',
    answers,
    language,
    words,
  })
const part = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).parentElement as HTMLElement)

describe('a child’s profile', () => {
  test('name, points, grade and school are at the top, with a back link', async () => {
    show(7)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' })).toBeVisible()
    expect(screen.getByText('1,250 points')).toBeVisible()
    expect(screen.getByText('Grade 3, SD Melati')).toBeVisible()
    expect(screen.getByRole('link', { name: 'My children' })).toHaveAttribute('href', '/parent/child')
  })

  test('measure and growth are shown as in the report', async () => {
    show(7)
    expect((await part('Reading measure')).getByText('460L')).toBeVisible()
    expect((await part('Growth')).getByRole('img', { name: /\(355L\).*\(460L\)/ })).toBeVisible()
  })

  test('every test is listed, newest first, and links to its report', async () => {
    const { user, address } = show(7)
    const links = (await part('All tests')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^8 November 2026460L/),
      expect.stringMatching(/^11 July 2026355L/),
    ])
    await user.click(links[1] as HTMLElement)
    expect(address()).toBe('/child/report-detail/28')
  })

  test('a test with little effort is marked in the list', async () => {
    show(9)
    expect((await part('All tests')).getByText('This measure is not reliable')).toBeVisible()
  })

  test('unknown data about the child is left out', async () => {
    show(7)
    const about = await part('About')
    expect(about.getByText('ayu')).toBeVisible()
    expect(about.getByText('2 May 2017')).toBeVisible()
    expect(about.queryByText('Email')).not.toBeInTheDocument()
  })

  test('an open test can be taken on this device, and the report read as the child, after an explanation', async () => {
    const { user, address, store } = show(7)
    const here = await part('On this device')
    expect(await here.findByRole('link', { name: 'Let Ayu take the test here' })).toHaveAttribute(
      'href',
      '/parents/child/test/READ/13/7',
    )
    await user.click(here.getByRole('button', { name: 'See the report as Ayu' }))
    const dialog = within(await screen.findByRole('dialog'))
    const returnHint = dialog.getByText('To return to your account, use the bar at the top and enter your password.')
    await waitFor(() => expect(returnHint).toBeVisible())
    await user.click(dialog.getByRole('button', { name: 'Continue as Ayu' }))
    await waitFor(() => expect(address()).toBe('/child/report-detail/58'))
    expect(store.getState().session).toMatchObject({ roles: ['child'], name: 'Ayu Lestari' })
  })

  test('an untested child has no points and sees what will happen', async () => {
    show(8)
    expect(await screen.findByRole('heading', { name: 'No tests finished yet' })).toBeVisible()
    expect(screen.queryByText(/points/)).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'All tests' })).not.toBeInTheDocument()
  })

  test('a waiting test at home is named, and is not given a second time', async () => {
    const [child] = childrenOf(now)
    if (!child) throw new Error('The fixtures have a child.')
    const homeChild = { ...child, school: null, standing: null }
    const tests = { [homeChild.id]: testOf(now, homeChild, { title: 'Reading test at home' }) }
    show(homeChild.id, 'en', createFixtures({ now, children: [homeChild], tests }))
    expect(await screen.findByText(/^Ayu can log in and take “Reading test at home”/)).toBeVisible()
    const home = await part('Home test')
    expect(home.getByText(/^“Reading test at home” is open until/)).toBeVisible()
    expect(home.getByRole('link', { name: 'Test details' })).toBeVisible()
    expect(home.queryByRole('button')).toBeNull()
  })

  test('a child of another parent is refused with the server’s sentence', async () => {
    show(99)
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such child.')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  test('it speaks Indonesian', async () => {
    show(7, 'id')
    expect((await part('Semua tes')).getByText('8 November 2026')).toBeVisible()
    expect((await part('Tentang')).getByText('2 Mei 2017')).toBeVisible()
  })
})
