import { call } from '@lekta/shared/client'
import { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { fakeHttp } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createFixtures, fixtureTestParams as params } from '../../fixtures'
import { type FixtureForm, testLength } from '../../fixtures-engine'
import { forbidDatabase, freshBrowser } from '../../testing/fresh-browser'
import { unreliableNetwork } from '../../testing/unreliable-network'
import { keepTime, timeBefore } from './item-clock'
import Main from './main'

type Fixtures = ReturnType<typeof createFixtures>

const open = (answers: Fixtures, role: 'child' | 'parent' = 'child') => {
  const view = renderScreen(Main, { path: '/test/main/:code/:id', at: '/test/main/READ/1', answers, role })
  return { ...view, net: unreliableNetwork(view.store.http) }
}

async function startedAttempt(form?: FixtureForm) {
  const answers = createFixtures({ form })
  await call(fakeHttp(answers), attemptContract.startTest, { params })
  return answers
}

const radios = () => within(screen.getByRole('radiogroup', { name: 'Which answer fits?' })).getAllByRole('radio')

/** Waits for an item of a test with two questions per text. Returns the heading that has the focus then. */
async function item(number: number) {
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-number', `${number}`))
  const text = screen.getByRole('heading', { name: `Text ${Math.ceil(number / 2)}` })
  const question = screen.getByRole('heading', { name: `Question ${number % 2 ? 1 : 2} of 2 about this text` })
  return number % 2 ? text : question
}

const online = () => act(() => void window.dispatchEvent(new Event('online')))

// The fake server pauses after a few quick answers, and the answers of this test are quick.
async function restIfOffered(user: ReturnType<typeof open>['user']) {
  if (screen.queryByRole('heading', { name: 'Take a breath…' })) {
    await user.tab()
    await user.keyboard('{Enter}')
  }
}

beforeEach(freshBrowser)

const progress = () => Number(screen.getByRole('progressbar', { name: 'Your progress' }).getAttribute('aria-valuenow'))

const { max_items: maxItems } = testLength('pairs')

test('a whole test can be taken with the keyboard alone, and its progress rises with every answer', async () => {
  const { user, address, net } = open(await startedAttempt())
  const seen: number[] = []
  for (let number = 1; number <= maxItems; number++) {
    await waitFor(async () => {
      await restIfOffered(user)
      expect(document.querySelector('[data-safety]')).toHaveAttribute('data-safety', 'saved')
      expect(document.querySelector('form')).toHaveAttribute('data-number', `${number}`)
      expect(document.activeElement).toHaveTextContent(/^(Text|Question) \d/)
    })
    seen.push(progress())
    await user.keyboard(number % 2 ? '2{Enter}' : 'd{Enter}')
  }
  await waitFor(() => expect(address()).toBe('/test/result/READ/1/1'))
  expect(net.tried.filter((tried) => tried.startsWith('answer'))).toHaveLength(maxItems)
  expect(seen).toEqual(Array.from({ length: maxItems }, (_, done) => Math.round((100 * done) / maxItems)))
})

/** Waits for a text of a test that began before texts had two questions. */
const singleText = (number: number) => screen.findByRole('heading', { name: `Text ${number}` })

test('a test with one question per text says nothing about questions, and its texts can be skipped', async () => {
  const { user } = open(await startedAttempt('single'))
  expect(await singleText(1)).toHaveFocus()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Skip this text (3 left)' }))
  expect(await singleText(2)).toHaveFocus()
  expect(screen.queryByText('New text')).not.toBeInTheDocument()
})

test('a choice can be changed with the arrow keys before it is confirmed, and is shown in the blank', async () => {
  const { user } = open(await startedAttempt('single'))
  await singleText(1)
  const options = radios()
  expect(options).toHaveLength(4)
  expect(screen.getByRole('button', { name: 'Choose the answer' })).toBeDisabled()
  await user.keyboard('1')
  expect(options[0]).toBeChecked()
  expect(options[0]).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(options[1]).toBeChecked()
  expect(document.querySelector('#statement [data-filled]')).toHaveTextContent(
    options[1]?.closest('label')?.textContent?.slice(1) ?? '',
  )
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await singleText(2)).toHaveFocus()
})

test('keys with a modifier and keys without an option select nothing', async () => {
  const { user } = open(await startedAttempt())
  await item(1)
  await user.keyboard('{Control>}a{/Control}5e0')
  for (const option of radios()) expect(option).not.toBeChecked()
})

test('questions can be skipped as often as the server allows', async () => {
  const { user } = open(await startedAttempt())
  for (let left = 4; left >= 1; left--) {
    await item(5 - left)
    await user.click(screen.getByRole('button', { name: `Skip this question (${left} left)` }))
  }
  await item(5)
  expect(screen.getByRole('button', { name: 'Skip this question (0 left)' })).toBeDisabled()
})

test('while offline the child gets one more text and then waits, and the page recovers by itself', async () => {
  const { user, net } = open(await startedAttempt())
  await item(1)
  net.always = 'down'
  await user.keyboard('1{Enter}')
  await item(2)
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for the internet. Your answers are safe.'),
  )
  await user.keyboard('3{Enter}')
  expect(await screen.findByRole('heading', { name: 'Waiting for the internet' })).toHaveFocus()
  expect(screen.getByText('2 answers are safe on this device')).toBeVisible()
  expect(progress()).toBeGreaterThan(0)
  net.always = 'fine'
  online()
  await item(3)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your answers are saved.'))
})

test('after a reload the test continues at the next unanswered text', async () => {
  const answers = await startedAttempt()
  const first = open(answers)
  await item(1)
  first.net.always = 'down'
  await first.user.keyboard('1{Enter}')
  await item(2)
  await waitFor(() => expect(first.net.tried).toContain('answer 1'))
  first.unmount()
  const second = open(answers)
  await item(2)
  expect(second.net.tried[0]).toBe('answer 1')
})

test('four quick answers cause a pause, after which the test continues', async () => {
  const { user } = open(await startedAttempt())
  for (let number = 1; number <= 4; number++) {
    await item(number)
    await user.keyboard('1{Enter}')
  }
  expect(await screen.findByRole('heading', { name: 'Take a breath…' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'I’m ready' }))
  expect(await item(5)).toHaveFocus()
  expect(screen.getByRole('heading', { name: 'Text 3' })).toHaveFocus()
})

test('when the session ends, the answer is kept and the test continues after a new login', async () => {
  const answers = await startedAttempt()
  const first = open(answers)
  await item(1)
  first.net.always = 401
  await first.user.keyboard('1{Enter}')
  await screen.findByRole('heading', { name: 'Please log in again' })
  expect(screen.getByText('1 answer is safe on this device')).toBeVisible()
  await first.user.click(screen.getByRole('button', { name: 'Log in again' }))
  expect(first.store.getState().session.token).toBeNull()
  expect(first.address()).toBe('/login?redirect=%2Ftest%2Fmain%2FREAD%2F1')
  first.unmount()
  open(answers)
  await item(2)
})

test('when the account is closed during a test, the page says so kindly and leads to the front page', async () => {
  const { user, net, store, address } = open(await startedAttempt())
  await item(1)
  net.refusal = { code: 50016, message: 'This account is closed. Thank you for reading with us!' }
  net.always = 401
  await user.keyboard('1{Enter}')
  await screen.findByRole('heading', { name: 'The test ends here' })
  expect(screen.getByText('This account is closed. Thank you for reading with us!')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go to the front page' }))
  expect(store.getState().session.token).toBeNull()
  expect(address()).toBe('/')
})

test('a refusal by the server is shown and can be retried', async () => {
  const { user, net } = open(await startedAttempt())
  await item(1)
  net.conditions.push(403)
  await user.keyboard('1{Enter}')
  await screen.findByRole('heading', { name: 'The test cannot continue right now' })
  expect(screen.getByText('Refused with 403.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await item(2)
})

test('the progress bar starts at 0 and rises after an answer', async () => {
  const { user } = open(await startedAttempt())
  await item(1)
  expect(progress()).toBe(0)
  await user.keyboard('1{Enter}')
  await waitFor(() => expect(progress()).toBe(Math.round(100 / maxItems)))
})

test('reading settings apply at once, are remembered, and can be reset', async () => {
  const answers = await startedAttempt()
  const { user, unmount } = open(answers)
  await item(1)
  await user.click(screen.getByRole('button', { name: 'How I read' }))
  expect(await screen.findByRole('heading', { name: 'How I read' })).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: 'Very large' }))
  await user.click(screen.getByRole('switch', { name: 'Reading ruler' }))
  expect(document.querySelector('[data-size]')).toHaveAttribute('data-size', 'largest')
  expect(await screen.findByRole('slider', { name: 'Reading ruler' })).toBeVisible()
  unmount()
  const second = open(answers)
  await item(1)
  expect(await screen.findByRole('slider', { name: 'Reading ruler' })).toBeVisible()
  expect(document.querySelector('[data-size]')).toHaveAttribute('data-size', 'largest')
  await second.user.click(screen.getByRole('button', { name: 'How I read' }))
  await second.user.click(await screen.findByRole('button', { name: 'Reset' }))
  expect(document.querySelector('[data-size]')).toHaveAttribute('data-size', 'normal')
})

test('Escape closes the settings and focuses their button, and a click on the page closes them too', async () => {
  const { user } = open(await startedAttempt())
  await item(1)
  const button = screen.getByRole('button', { name: 'How I read' })
  await user.click(button)
  await screen.findByRole('dialog', { name: 'How I read' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
  await user.click(button)
  await screen.findByRole('dialog', { name: 'How I read' })
  await user.click(screen.getByRole('heading', { name: 'Text 1' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an answer contains the reading aids used for its text, also those switched off again', async () => {
  const { user, store } = open(await startedAttempt())
  const sent: unknown[] = []
  store.http.interceptors.request.use((config) => {
    if (config.url?.endsWith('/answer')) sent.push((config.data as { aids: unknown }).aids)
    return config
  })
  await item(1)
  await user.click(screen.getByRole('button', { name: 'How I read' }))
  await user.click(await screen.findByRole('radio', { name: 'Strong' }))
  await user.click(screen.getByRole('radio', { name: 'Easy letters' }))
  await user.click(screen.getByRole('radio', { name: 'Like in books' }))
  await user.keyboard('{Escape}')
  await user.keyboard('1')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await item(2)
  await user.click(screen.getByRole('button', { name: /^Skip this question/ }))
  await item(3)
  await waitFor(() => expect(sent).toEqual([['contrast:high', 'face:dyslexia'], ['contrast:high']]))
})

test('a pause leads to the start page, and the test continues at the same text', async () => {
  const answers = await startedAttempt()
  const { user, address, unmount } = open(answers)
  await item(1)
  await user.keyboard('2{Enter}')
  await item(2)
  await user.click(screen.getByRole('link', { name: 'Pause' }))
  expect(address()).toBe('/test/start/READ/1')
  unmount()
  open(answers)
  await item(2)
})

test('without storage, the page shows a message and warns before closing while answers are waiting', async () => {
  forbidDatabase()
  const { user, net } = open(await startedAttempt())
  await item(1)
  net.always = 'down'
  await user.keyboard('1{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for the internet. Please keep this page open.'),
  )
  expect(screen.getByText('Please keep this page open.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDisabled()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  net.always = 'fine'
  online()
  expect(await screen.findByRole('link', { name: 'Pause' })).toBeVisible()
})

test('a test that is open in another tab shows a message and can be taken over', async () => {
  const answers = await startedAttempt()
  const { user } = open(answers)
  await item(1)
  const other = new BroadcastChannel('lekta-test:READ/1')
  other.postMessage({ since: 0, by: 'another tab' })
  expect(await screen.findByRole('heading', { name: 'Your test is open in another tab' })).toHaveFocus()
  expect(screen.queryByRole('radiogroup', { name: 'Which answer fits?' })).toBeNull()
  const taken = new Promise<{ since: number }>((resolve) => {
    other.onmessage = ({ data }) => resolve(data)
  })
  await user.click(screen.getByRole('button', { name: 'Continue here' }))
  await item(1)
  expect((await taken).since).toBeLessThan(0)
  other.close()
})

test('the time on a text includes the time before a reload, and starts again with the next text', async () => {
  const answers = await startedAttempt()
  const sent: number[] = []
  const watch = (http: ReturnType<typeof open>['store']['http']) =>
    http.interceptors.request.use((config) => {
      if (config.url?.endsWith('/answer')) sent.push((config.data as { milliseconds: number }).milliseconds)
      return config
    })
  const at = { code: 'READ', id: 1, tries: 1, number: 1 }
  const hour = 60 * 60_000
  keepTime(at, hour)
  const first = open(answers)
  await item(1)
  first.unmount()
  expect(timeBefore(at)).toBeGreaterThanOrEqual(hour)
  const second = open(answers)
  watch(second.store.http)
  await item(1)
  await second.user.keyboard('1{Enter}')
  await item(2)
  await waitFor(() => expect(sent[0]).toBeGreaterThanOrEqual(hour))
  await second.user.keyboard('1{Enter}')
  await waitFor(() => expect(sent[1]).toBeLessThan(hour))
})

test('without a running attempt the page redirects to the start page and starts none', async () => {
  const { address, net } = open(createFixtures())
  await waitFor(() => expect(address()).toBe('/test/start/READ/1'))
  expect(net.tried).not.toContain('start')
})

test('a parent is redirected to the start page', async () => {
  const { address } = open(await startedAttempt(), 'parent')
  await waitFor(() => expect(address()).toBe('/test/start/READ/1'))
})
