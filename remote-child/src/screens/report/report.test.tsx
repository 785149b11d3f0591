import { reportContract } from '@lekta/shared/contract/assessment/report'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures, finishedTests } from '../../fixtures'
import type { Finished } from '../../fixtures-report'
import { words } from '../../words.id'
import MyReading from './report'

const now = new Date('2026-11-20T05:00:00Z')
const [first, second] = finishedTests(now) as [Finished, Finished]
const show = (finished: Finished[] = [first, second], language: 'en' | 'id' = 'en') =>
  renderScreen(MyReading, {
    path: '/child/report',
    role: 'child',
    answers: createFixtures({ now, finished }),
    language,
    words,
  })

const levelCard = async () =>
  (await screen.findByRole('heading', { name: 'You are here' })).parentElement as HTMLElement

/** Returns all text on the page, including the text in the drawing. */
const textOf = (container: HTMLElement) =>
  [...container.querySelectorAll('h1, h2, p, a, text')].map((element) => element.textContent).join(' ')

describe('level and growth on the “My reading” page', () => {
  test('the latest level is shown on the path, with the growth in steps', async () => {
    show()
    expect(within(await levelCard()).getByText('460L')).toBeVisible()
    expect(screen.getByText(/^You have climbed 2 steps since 14 May 2026/)).toBeVisible()
    expect(screen.getByRole('img', { name: 'Your reading journey. You are at 460L.' })).toBeVisible()
  })

  test('a single test is described as the first stop', async () => {
    show([first])
    expect(await screen.findByText(/^This is the first stop on your journey/)).toBeVisible()
  })

  test('growth of one step and of less than one step have their own sentences', async () => {
    const { unmount } = show([first, { ...second, value: first.value + 60 }])
    expect(await screen.findByText(/^You have climbed one step/)).toBeVisible()
    unmount()
    show([first, { ...second, value: first.value + 20 }])
    expect(await screen.findByText(/^You have moved up a little/)).toBeVisible()
  })

  test('a lower result is explained without negative numbers', async () => {
    const { container } = show([first, { ...second, value: first.value - 45 }])
    expect(await screen.findByText(/^Some days are harder than others/)).toBeVisible()
    expect(textOf(container)).not.toMatch(/[-−]\d/)
  })

  test('an earlier level is mentioned if the current one is far below it', async () => {
    show([first, { ...second, value: 840 }, { ...second, id: 70, value: first.value + 35 }])
    expect(await screen.findByText(/^You have been at 840L before\. Some days are harder/)).toBeVisible()
  })

  test('a level below 0L is shown as a step, without negative numbers', async () => {
    const { container } = show([
      { ...first, value: -190 },
      { ...second, value: -85 },
    ])
    expect(within(await levelCard()).getByText('Step 7 of 8')).toBeVisible()
    expect(
      screen.getByText('Once you pass the last step, your level is shown as a number, starting at 0L.'),
    ).toBeVisible()
    expect(screen.getByText(/^You have climbed 2 steps/)).toBeVisible()
    expect(textOf(container)).not.toMatch(/BR\d|[-−]\d/)
  })

  test('after an untrusted last test, the previous level is shown with an explanation', async () => {
    show([first, { ...second, trusted: false }])
    expect(within(await levelCard()).getByText('355L')).toBeVisible()
    expect(screen.getByText(/so your level stays the same/)).toBeVisible()
    expect(
      screen.getByText('This test could not show how well you read. Ask your teacher if you can try again.'),
    ).toBeVisible()
    expect(screen.queryByText('460L')).not.toBeInTheDocument()
  })

  test('with only untrusted tests, no level is shown', async () => {
    show([{ ...first, trusted: false }])
    expect(await screen.findByRole('heading', { name: 'We are not sure of your level yet' })).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Reading check, spring/ })).toBeVisible()
  })
})

describe('on the “My reading” page', () => {
  test('finished tests are listed newest first and link to their reports', async () => {
    const { user, address } = show()
    await screen.findByRole('heading', { name: 'My tests so far' })
    const stops = screen.getAllByRole('listitem')
    expect(stops.map((stop) => within(stop).getByText(/Reading check/).textContent)).toEqual([
      'Reading check, summer',
      'Reading check, spring',
    ])
    await user.click(screen.getByRole('link', { name: /Reading check, spring/ }))
    expect(address()).toBe('/child/report-detail/31')
  })

  test('a link leads to the report of the current level', async () => {
    show()
    expect(await screen.findByRole('link', { name: 'What I can read now' })).toHaveAttribute(
      'href',
      '/child/report-detail/58',
    )
  })

  test('many tests are listed in pages, and the level stays visible', async () => {
    const many = Array.from({ length: 51 }, (_, i) => ({
      ...first,
      id: i + 1,
      title: `Reading check ${i + 1}`,
      value: 300 + i,
      finished_at: new Date(now.getTime() - (60 - i) * 24 * 60 * 60 * 1000).toISOString(),
    }))
    window.scrollTo = jest.fn()
    const { user } = show(many)
    const level = within(await levelCard()).getByText('350L')
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(await screen.findByRole('link', { name: /^Reading check 1\D.*300L$/ })).toBeVisible()
    expect(level).toBeVisible()
  })

  test('before the first test, a link leads to the tests', async () => {
    const { user, address } = show([])
    expect(await screen.findByRole('heading', { name: 'Your journey starts with your first test' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to my tests' }))
    expect(address()).toBe('/child/test')
  })

  test('a failed request can be retried', async () => {
    let down = true
    const failing = answers(reportContract, {
      reports: async () => {
        if (down) throw refusal(503, 'The server is resting. Please try again.')
        return { data: [], last_page: 1, total: 0, page: 1 }
      },
    })
    const { user } = renderScreen(MyReading, { path: '/child/report', role: 'child', answers: failing })
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting. Please try again.')
    down = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Go to my tests' })).toBeVisible()
  })

  test('the heading and the growth are in Indonesian', async () => {
    show([first, second], 'id')
    expect(await screen.findByText(/^Kamu sudah naik 2 langkah sejak 14 Mei 2026/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Bacaanku' })).toBeVisible()
  })
})
