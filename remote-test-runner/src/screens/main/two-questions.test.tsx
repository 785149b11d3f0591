import { call } from '@lekta/shared/client'
import { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { fakeHttp } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import { createFixtures, fixtureTestParams as params } from '../../fixtures'
import { fixturePassages } from '../../fixtures-passages'
import { freshBrowser } from '../../testing/fresh-browser'
import Main from './main'

const startedTest = async () => {
  const answers = createFixtures()
  await call(fakeHttp(answers), attemptContract.startTest, { params })
  return answers
}

async function open(answers?: ReturnType<typeof createFixtures>) {
  const view = renderScreen(Main, {
    path: '/test/main/:code/:id',
    at: '/test/main/READ/1',
    answers: answers ?? (await startedTest()),
    role: 'child',
  })
  await screen.findByRole('radiogroup', { name: 'Which answer fits?' })
  return view
}

const region = (text: number) => screen.getByRole('region', { name: `Text ${text}` })
const heading = (name: string) => screen.findByRole('heading', { name })
// A test begins with the second easiest text.
const firstQuestions = fixturePassages[1]?.questions ?? []

/** Replaces the layout of an element, which has no size in these tests. */
const layOut = (element: Element, box: Partial<DOMRect>) =>
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(box as DOMRect)

beforeEach(freshBrowser)
afterEach(() => jest.restoreAllMocks())

test('a question has no blank, and a chosen option is not written into it', async () => {
  const { user } = await open()
  const statement = document.querySelector('#statement')
  await user.keyboard('2')
  expect(statement?.textContent).toBe(firstQuestions[0]?.statement)
  expect(statement?.children).toHaveLength(0)
})

test('the second question keeps the same text, its scroll position and its ruler, and gets the focus', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'How I read' }))
  await user.click(await screen.findByRole('switch', { name: 'Reading ruler' }))
  await user.keyboard('{Escape}')
  const [text, ruler] = [region(1), await screen.findByRole('slider', { name: 'Reading ruler' })]
  const lines = text.querySelector('p')
  text.scrollTop = 40
  layOut(screen.getByRole('heading', { level: 2 }), { left: 320, top: 80 })
  layOut(text, { right: 300, bottom: 500 })
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await user.keyboard('1{Enter}')
  expect(await heading('Question 2 of 2 about this text')).toHaveFocus()
  expect(document.querySelector('#statement')).toHaveTextContent(/^Mira stopped Joko because/)
  expect(region(1)).toBe(text)
  expect(text.querySelector('p')).toBe(lines)
  expect(screen.getByRole('slider', { name: 'Reading ruler' })).toBe(ruler)
  expect(text.scrollTop).toBe(40)
  expect(scroll).not.toHaveBeenCalled()
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
})

test('a new text is named as new, is shown from its top and gets the focus', async () => {
  const { user } = await open()
  expect(screen.queryByText('New text')).not.toBeInTheDocument()
  await user.keyboard('1{Enter}')
  await heading('Question 2 of 2 about this text')
  region(1).scrollTop = 40
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await user.keyboard('1{Enter}')
  expect(await heading('Text 2')).toHaveFocus()
  expect(screen.getByText('New text')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Question 1 of 2 about this text' })).toBeVisible()
  expect(scroll).toHaveBeenCalledWith(0, 0)
  expect(region(2).scrollTop).toBe(0)
})

test.each([
  ['below its text', { right: 600, bottom: 300 }, -250 - 300 - 8],
  ['beside its text', { right: 300, bottom: 500 }, -250 - 8],
])('a question %s that has left the screen is scrolled back to it', async (_, text, distance) => {
  const { user } = await open()
  layOut(region(1), text)
  layOut(screen.getByRole('heading', { level: 2 }), { left: 320, top: -250 })
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await user.keyboard('1{Enter}')
  await heading('Question 2 of 2 about this text')
  expect(scroll).toHaveBeenCalledWith(0, distance)
})

test('the time of the second question does not contain the time of the first one', async () => {
  const { user, store } = await open()
  const sent: number[] = []
  store.http.interceptors.request.use((config) => {
    if (config.url?.endsWith('/answer')) sent.push((config.data as { milliseconds: number }).milliseconds)
    return config
  })
  const clock = jest.spyOn(performance, 'now')
  const start = performance.now()
  await user.keyboard('1')
  clock.mockImplementation(() => start + 9000)
  await user.keyboard('{Enter}')
  await heading('Question 2 of 2 about this text')
  await new Promise(requestAnimationFrame)
  await user.keyboard('1')
  clock.mockImplementation(() => start + 11_000)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]).toBeGreaterThan(8000)
  expect(sent[1]).toBeLessThanOrEqual(2000)
})

test('after a reload, the second question begins with its text', async () => {
  const answers = await startedTest()
  const first = await open(answers)
  await first.user.keyboard('1{Enter}')
  await heading('Question 2 of 2 about this text')
  await waitFor(() => expect(document.querySelector('[data-safety]')).toHaveAttribute('data-safety', 'saved'))
  first.unmount()
  await open(answers)
  expect(await heading('Text 1')).toHaveFocus()
  expect(screen.getByRole('heading', { name: 'Question 2 of 2 about this text' })).toBeVisible()
})
