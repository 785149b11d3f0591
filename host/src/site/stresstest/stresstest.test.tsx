import { screen, within } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

const { fetch } = window
const request = jest.fn()

/** Serves responses until this many requests have been made; later ones fail. */
const serve = (answers = Number.POSITIVE_INFINITY) => {
  request.mockReset().mockImplementation(async () => {
    if (request.mock.calls.length > answers) throw new TypeError('Failed to fetch')
    return new Response('{}', { headers: { Date: new Date().toUTCString() } })
  })
  Object.assign(window, { fetch: request })
}

beforeEach(() => Object.assign(window, { CSS: { supports: () => true } }))
afterEach(() => {
  closePortal()
  Object.assign(window, { fetch })
})

async function check(children?: string) {
  const { user } = await openPortal({ at: '/stresstest' })
  const size = await screen.findByRole('combobox', { name: 'How many children will take the test at the same time?' })
  if (children) await user.selectOptions(size, children)
  await user.click(screen.getByRole('button', { name: 'Start check' }))
  const conclusion = await screen.findByRole('heading', { level: 2 })
  return { user, conclusion, result: within(conclusion.closest('section') as HTMLElement) }
}

test('the check sends as many requests as a class of the chosen size, and shows its findings', async () => {
  serve()
  const { conclusion, result } = await check('10')
  expect(request).toHaveBeenCalledTimes(15 + 3 * 10 + 1)
  expect(request.mock.calls[0]).toEqual(['/healthz', expect.objectContaining({ cache: 'no-store' })])
  expect(conclusion).toHaveFocus()
  expect(result.getByText('Stable: none of 25 requests was lost.')).toBeVisible()
  expect(result.getByText('This device’s clock is right.')).toBeVisible()
})

test('a browser that cannot store answers is reported as not ready', async () => {
  serve()
  // The test environment has no IndexedDB, like a private window of some browsers.
  const { conclusion, result } = await check()
  expect(conclusion).toHaveTextContent('Not ready yet: a class of 30 would have problems here.')
  expect(result.getByText(/can’t save answers while the network is down/)).toBeVisible()
})

test('lost requests are reported as an unstable connection', async () => {
  serve(20)
  const { result } = await check()
  expect(result.getByText(/^Unstable: \d+ of 45 requests were lost/)).toBeVisible()
})

test('the result can be copied, and the check can be repeated', async () => {
  serve()
  const { user, result } = await check('10')
  await user.click(result.getByRole('button', { name: 'Copy result' }))
  expect(await result.findByText('Copied. You can paste it into an e-mail.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toMatch(/^Not ready yet: a class of 10 .*\n[\s\S]*Clock \(good\)/)
  request.mockClear()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByRole('heading', { level: 2 })
  expect(request.mock.calls.length).toBeGreaterThan(40)
})
