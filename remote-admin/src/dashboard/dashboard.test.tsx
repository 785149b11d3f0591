import { dashboardContract } from '@lekta/shared/contract/dashboard'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures, figures } from '../fixtures'
import Dashboard from './dashboard'

const { fetch } = window
/** Replaces the browser's `fetch` with a mock, and returns the record of its calls. */
const fakeFetch = (answer: () => Promise<Response>) => {
  const fake = jest.fn(answer)
  Object.assign(window, { fetch: fake })
  return fake.mock
}

beforeEach(() => void fakeFetch(async () => new Response()))
afterEach(() => void Object.assign(window, { fetch }))

const open = (first: ReturnType<typeof answers> = []) =>
  renderScreen(Dashboard, { role: 'admin', answers: [...first, ...createFixtures()] })

describe('the platform’s figures', () => {
  test('show current activity and the busiest schools', async () => {
    const { container } = open()
    const table = within(await screen.findByRole('table', { name: 'Schools' }))
    const cells = table.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    expect(cells).toEqual([[], ['Sekolah Cakrawala', '240', '7', '208'], ['Sekolah Tunas Samudra', '96', '4', '80']])
    expect(table.getByRole('link', { name: 'Sekolah Cakrawala' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/school\/\d+$/),
    )
    for (const text of [
      'Tests in progress3',
      'Answers in the last hour250',
      'Open sessions7',
      'Queued jobs4',
      'Students12,345At 41 schools',
      'The 2 busiest of 41 schools',
    ])
      expect(container).toHaveTextContent(text)
  })

  test('can be retried after a failed request', async () => {
    let isDown = true
    const adminDashboard = async () => {
      if (isDown) throw refusal(503, 'The server is resting.')
      return { ...figures, busiest: [] }
    }
    const { user } = open(answers(dashboardContract, { adminDashboard }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No schools yet.')).toBeVisible()
  })
})

describe('what waits for an admin', () => {
  const waiting = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }))

  test('is counted, with links to the pages where it is done', async () => {
    open()
    const links = (await waiting()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['1 overpayment to refund or use', '/admin/payment'],
      ['3 invoices await a transfer', '/admin/payment'],
      ['2 jobs have failed', '/admin/jobs'],
    ])
  })

  test('is nothing when all is done', async () => {
    const done = { ...figures, unpaid_invoices: 0, overpayments: 0, jobs_failed: 0 }
    open(answers(dashboardContract, { adminDashboard: async () => done }))
    expect((await waiting()).getByText('Nothing waits for you.')).toBeVisible()
  })
})

describe('the platform’s health', () => {
  test.each([
    [200, 'Server and database are running.'],
    [503, 'The server is running, but its database is not ready.'],
  ])('after a response with status %d is “%s”', async (status, sentence) => {
    const { calls } = fakeFetch(async () => new Response(null, { status }))
    open()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(calls[0]?.at(0)).toBe('/readyz')
  })

  test('is unknown after a failed request, and can be checked again', async () => {
    fakeFetch(async () => {
      throw new TypeError('Failed to fetch')
    })
    const { user } = open()
    expect(await screen.findByText('The server isn’t responding.')).toBeVisible()
    fakeFetch(async () => new Response())
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Server and database are running.')).toBeVisible()
  })
})
