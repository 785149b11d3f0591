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
  test('shows name, points, grade and school, and a back link', async () => {
    show(7)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' })).toBeVisible()
    expect(screen.getByText('1,250 points')).toBeVisible()
    expect(screen.getByText('Grade 3, SD Melati')).toBeVisible()
    expect(screen.getByRole('link', { name: 'My children' })).toHaveAttribute('href', '/parent/child')
  })

  test('shows the measure and the growth chart', async () => {
    show(7)
    expect((await part('Reading measure')).getByText('460L')).toBeVisible()
    expect((await part('Growth')).getByRole('figure', { name: /\(355L\).*\(460L\)/ })).toBeVisible()
  })

  test('shows username and date of birth, and omits missing data', async () => {
    show(7)
    const about = await part('About')
    expect(about.getByText('ayu')).toBeVisible()
    expect(about.getByText('2 May 2017')).toBeVisible()
    expect(about.queryByText('Email')).not.toBeInTheDocument()
  })

  test('links to the open test, and can switch to the child’s account to show the report', async () => {
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

  test('without finished tests has neither points nor a list of tests', async () => {
    show(8)
    expect(await screen.findByRole('heading', { name: 'No tests finished yet' })).toBeVisible()
    expect(screen.queryByText(/points/)).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'All tests' })).not.toBeInTheDocument()
  })

  test('shows the server’s message and a Retry button for an unknown child', async () => {
    show(99)
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such child.')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  test('renders in Indonesian', async () => {
    show(7, 'id')
    expect((await part('Semua tes')).getByText('8 November 2026')).toBeVisible()
    expect((await part('Tentang')).getByText('2 Mei 2017')).toBeVisible()
  })
})

describe('the tests in a child’s profile', () => {
  test('are listed newest first, with links to their reports', async () => {
    const { user, address } = show(7)
    const links = (await part('All tests')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^8 November 2026460L/),
      expect.stringMatching(/^11 July 2026355L/),
    ])
    await user.click(links[1] as HTMLElement)
    expect(address()).toBe('/child/report-detail/28')
  })

  test('are marked if they are untrusted', async () => {
    show(9)
    expect((await part('All tests')).getByText('This measure is not reliable')).toBeVisible()
  })

  test('include an open home test, without a button to start another one', async () => {
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
})
