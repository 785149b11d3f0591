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
  test('begins with the test to take now', async () => {
    const { user, address } = show()
    await user.click((await part('Reading check, autumn')).getByRole('link', { name: 'Start' }))
    expect(address()).toBe('/test/start/READ/13')
  })

  test('leads to all of several tests', async () => {
    const { user, address } = show({ tests: [autumn, testOf(now, { id: 14, title: 'Another' })] })
    await user.click(await screen.findByRole('link', { name: 'You have 2 tests to take. See them all.' }))
    expect(address()).toBe('/child/test')
  })

  test('without a test says when the next one opens', async () => {
    show({ tests: [testOf(now, { id: 15, title: 'Soon', state: 'upcoming', opens_at: inDays(1) })] })
    expect(await screen.findByText('Your next test opens tomorrow.')).toBeVisible()
  })

  test('shows the level with an encouraging sentence, and what to read in plain words', async () => {
    const { user, address } = show()
    const card = await part('You are here')
    expect(card.getByText('460L')).toBeVisible()
    expect(card.getByText(/^You have climbed 2 steps since /)).toBeVisible()
    const read = await part('Read next')
    expect(read.getByText('Look for books between 360L and 510L. They are just right for you.')).toBeVisible()
    await user.click(read.getByRole('link', { name: 'What I can read now' }))
    expect(address()).toBe('/child/report-detail/58')
  })

  test('below 0L shows steps and picture books, and no minus signs', async () => {
    const { container } = show({
      finished: [{ id: 3, assignment_id: 3, title: 'First', finished_at: inDays(-9), value: -130 }],
    })
    const card = await part('You are here')
    expect(card.getByText('Step 6 of 8')).toBeVisible()
    expect((await part('Read next')).getByText(/^Short books with big pictures/)).toBeVisible()
    for (const region of container.querySelectorAll('section')) expect(region).not.toHaveTextContent(/[-−]\d|BR/)
  })

  test('after a hurried test keeps the level and says so', async () => {
    const [first, second] = finishedTests(now)
    if (!first || !second) throw new Error('The fixtures have two finished tests.')
    show({ finished: [first, { ...second, trusted: false }] })
    const card = await part('You are here')
    expect(card.getByText('355L')).toBeVisible()
    expect(card.getByText(/your level stays the same/)).toBeVisible()
  })

  test('with only hurried tests shows no level, and without tests no card', async () => {
    const hurried = finishedTests(now).map((one) => ({ ...one, trusted: false }))
    const { unmount } = show({ finished: hurried })
    expect(await screen.findByRole('heading', { name: 'We are not sure of your level yet' })).toBeVisible()
    unmount()
    show({ tests: [autumn], finished: [] })
    await part('Reading check, autumn')
    expect(screen.queryByRole('heading', { name: /You are here|Your level/ })).toBeNull()
  })

  test('speaks Indonesian', async () => {
    show({}, 'id')
    expect(await screen.findByRole('region', { name: 'Bacaan berikutnya' })).toBeVisible()
  })
})
