import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures, finishedTests, testOf } from '../fixtures'
import { words } from '../words.id'
import Dashboard from './dashboard'

type FixtureOptions = NonNullable<Parameters<typeof createFixtures>[0]>

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString()
const autumn = testOf(now, { id: 13, title: 'Reading check, autumn' })
const show = (options: FixtureOptions = {}, language: 'en' | 'id' = 'en') =>
  renderScreen(Dashboard, {
    path: '/home/dashboard',
    role: 'child',
    answers: createFixtures({ now, ...options }),
    language,
    words,
  })
const part = async (name: string) => within(await screen.findByRole('region', { name }))

describe('a child’s dashboard', () => {
  test('shows the open test with a link to its start page', async () => {
    const { user, address } = show()
    await user.click((await part('Reading check, autumn')).getByRole('link', { name: 'Start' }))
    expect(address()).toBe('/test/start/READ/13')
  })

  test('links to the list of tests if several are open', async () => {
    const { user, address } = show({ tests: [autumn, testOf(now, { id: 14, title: 'Another' })] })
    await user.click(await screen.findByRole('link', { name: 'You have 2 tests to take. See them all.' }))
    expect(address()).toBe('/child/test')
  })

  test('shows when the next test opens if none is open', async () => {
    show({ tests: [testOf(now, { id: 15, title: 'Soon', state: 'upcoming', opens_at: inDays(1) })] })
    expect(await screen.findByText('Your next test opens tomorrow.')).toBeVisible()
  })

  test('shows the level, an encouraging sentence and what to read, with a link to the report', async () => {
    const { user, address } = show()
    const card = await part('You are here')
    expect(card.getByText('460L')).toBeVisible()
    expect(card.getByText(/^You have climbed 2 steps since /)).toBeVisible()
    const read = await part('Read next')
    expect(read.getByText('Look for books between 360L and 510L. They are just right for you.')).toBeVisible()
    await user.click(read.getByRole('link', { name: 'What I can read now' }))
    expect(address()).toBe('/child/report-detail/58')
  })

  test('shows a step and picture books instead of a level below 0L', async () => {
    const { container } = show({
      finished: [{ id: 3, assignment_id: 3, title: 'First', finished_at: inDays(-9), value: -130 }],
    })
    const card = await part('You are here')
    expect(card.getByText('Step 6 of 8')).toBeVisible()
    expect((await part('Read next')).getByText(/^Short books with big pictures/)).toBeVisible()
    for (const region of container.querySelectorAll('section')) expect(region).not.toHaveTextContent(/[-−]\d|BR/)
  })

  test('keeps the level of the test before an untrusted one and explains that', async () => {
    const [first, second] = finishedTests(now)
    if (!first || !second) throw new Error('The fixtures have two finished tests.')
    show({ finished: [first, { ...second, trusted: false }] })
    const card = await part('You are here')
    expect(card.getByText('355L')).toBeVisible()
    expect(card.getByText(/your level stays the same/)).toBeVisible()
  })

  test('states that the level is unsure if no test is trusted, and has no card without tests', async () => {
    const untrusted = finishedTests(now).map((one) => ({ ...one, trusted: false }))
    const { unmount } = show({ finished: untrusted })
    expect(await screen.findByRole('heading', { name: 'We are not sure of your level yet' })).toBeVisible()
    unmount()
    show({ tests: [autumn], finished: [] })
    await part('Reading check, autumn')
    expect(screen.queryByRole('heading', { name: /You are here|Your level/ })).toBeNull()
  })

  test('renders in Indonesian', async () => {
    show({}, 'id')
    expect(await screen.findByRole('region', { name: 'Bacaan berikutnya' })).toBeVisible()
  })
})
