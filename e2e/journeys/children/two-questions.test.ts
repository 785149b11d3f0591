import type { Locator, Page } from '@playwright/test'
import {
  choose,
  confirm,
  itemOnScreen,
  type RecordedAnswer,
  read,
  readItem,
  textOnScreen,
  untilItem,
  untilSaved,
} from '../../support/attempt/item'
import { openTest } from '../../support/attempt/open-test'
import { choiceOf } from '../../support/attempt/simulated-reader'
import { compareWithServer } from '../../support/attempt/stored-answers'
import { tabTo } from '../../support/page/tab-to'
import { expect, test } from '../../support/test'

// Taking a whole test means answering on many pages, which takes minutes.
test.describe.configure({ timeout: 300_000 })

// A window of 1280 × 720 at 200 % zoom.
test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2, colorScheme: 'light' })

const options = (page: Page) => page.getByRole('radiogroup', { name: 'Which answer fits?' }).getByRole('radio')
const statement = (page: Page) => page.locator('#statement')

/** Returns whether the first line of an element is on the screen, with nothing in front of it. */
const isInView = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top } = one.getBoundingClientRect()
    const hit = document.elementFromPoint(left + 8, top + 12)
    return one === hit || one.contains(hit) || (hit?.contains(one) ?? false)
  })

/** Returns where the text is, and how far it is scrolled. */
const textState = (page: Page) =>
  textOnScreen(page).evaluate((text) => {
    const { top, bottom } = text.getBoundingClientRect()
    const visible = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return { top, bottom, visible, scrolled: text.scrollTop, hidden: text.scrollHeight - text.clientHeight }
  })

/** Checks that at least three lines of the text are on the screen, and that the keyboard reaches the others. */
async function checkText(page: Page) {
  const { visible, hidden } = await textState(page)
  expect(visible).toBeGreaterThan(96)
  if (hidden > 0) await expect(textOnScreen(page)).toHaveAttribute('tabindex', '0')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Scrolls a text that is longer than its place with the arrow keys, as a child reads it. The focus is on its heading. */
async function readOn(page: Page) {
  const { hidden } = await textState(page)
  if (hidden <= 0) return
  await page.keyboard.press('ArrowDown')
  // Browsers scroll smoothly, for a moment.
  let last = 0
  const isAtRest = async () => {
    const before = last
    last = (await textState(page)).scrolled
    return last > 0 && last === before
  }
  await expect.poll(isAtRest).toBe(true)
}

/** Checks that a question that has just appeared has the focus, if it is the second one, and can be read. */
async function checkArrival(page: Page, question: number | null) {
  const focused = question === 2 ? /^Question 2 of 2/ : /^Text \d+$/
  await expect(page.locator(':focus')).toHaveText(focused)
  await checkText(page)
  expect(await isInView(statement(page))).toBe(true)
  for (const option of await options(page).all()) await expect(option).not.toBeChecked()
}

/** Answers the item on the screen by keyboard. The second question must appear without moving the text. */
async function takeByKeyboard(page: Page, answers: RecordedAnswer[]) {
  const { question, ...item } = await readItem(page)
  expect(item.number).toBe(answers.length + 1)
  await checkArrival(page, question)
  if (question !== 2) await readOn(page)
  await read(page)
  const choice = choiceOf(item, item.number)
  const method = item.number % 3 === 0 ? 'arrows' : 'digits'
  await choose(page, choice, method)
  expect(await isInView(options(page).nth(choice))).toBe(true)
  await checkText(page)
  const before = await textState(page)
  await confirm(page, method)
  answers.push({ ...item, choice })
  if (question !== 1) return
  await untilItem(page, item.number + 1)
  expect(await textState(page)).toEqual(before)
}

/** Answers items until `count` are answered, or until the test ends and the page praises the child. */
async function takeItems(page: Page, answers: RecordedAnswer[], name: string, count = Number.POSITIVE_INFINITY) {
  const end = page.getByRole('heading', { level: 1, name: `You did it, ${name}!` })
  while (answers.length < count) {
    await expect(end.or(itemOnScreen(page, answers.length + 1))).toBeVisible()
    if (await end.isVisible()) return
    await takeByKeyboard(page, answers)
    await untilSavedOrOver(page, end)
  }
}

const untilSavedOrOver = (page: Page, end: Locator) => Promise.any([untilSaved(page), expect(end).toBeVisible()])

const idleMessage = (page: Page) => page.getByText('Are you still reading? Take all the time you need.')

async function pauseAndContinue(page: Page) {
  await page.clock.fastForward(300_000)
  await expect(idleMessage(page)).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(idleMessage(page)).toHaveCount(0)
  await tabTo(page, /^Pause$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are taking a break. Your answers are safe.')).toBeVisible()
  await tabTo(page, /^Continue where you stopped$/)
  await page.keyboard.press('Enter')
}

test('A child takes a whole test by keyboard at 200 % zoom with a pause, and the text stays on the screen', async ({
  page,
}) => {
  const answers: RecordedAnswer[] = []
  const { name } = await openTest(page, 'zoom')
  await tabTo(page, /^Start$/)
  await page.keyboard.press('Enter')
  await untilItem(page, 1)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 250, 247)')
  await takeItems(page, answers, name, 4)
  await untilItem(page, 5)
  await pauseAndContinue(page)
  await untilItem(page, 5)
  await takeItems(page, answers, name)
  await compareWithServer(page, answers)
})
