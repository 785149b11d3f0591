import type { Page } from '@playwright/test'
import { wordsIn } from '../page/words-in'
import { expect } from '../test'
import { choiceOf } from './simulated-reader'

/** What a child sees of an item. */
interface SeenItem {
  number: number
  /** 1 or 2 in a test with two questions for each text, which names them; null in a test with one. */
  question: number | null
  passage: string
  statement: string
  options: string[]
}

/** A recorded answer of the child. */
export interface RecordedAnswer extends Pick<SeenItem, 'number' | 'passage' | 'statement'> {
  /** The index of the chosen option; null if the child skipped the item. */
  choice: number | null
}

/** Input methods for an answer. */
export type InputMethod = 'clicks' | 'digits' | 'letters' | 'arrows' | 'taps'

const mixedMethods: readonly InputMethod[] = ['clicks', 'digits', 'letters']

/** Returns the item with this number, if it is on the screen. */
export const itemOnScreen = (page: Page, number: number) => page.locator(`form[data-number="${number}"]`)

/** Returns the text of the item on the screen. */
export const textOnScreen = (page: Page) => page.getByRole('region', { name: /^Text \d+$/ })

/** Reads the item on the screen, and checks how its text and its question are numbered. */
export async function readItem(page: Page): Promise<SeenItem> {
  const number = Number(await page.locator('form[data-number]').getAttribute('data-number'))
  const [sign] = await page.getByRole('heading', { level: 2, name: /^Question \d of 2 about this text$/ }).all()
  const question = sign ? 2 - (number % 2) : null
  if (sign) await expect(sign).toContainText(`Question ${question} of 2`)
  const title = `Text ${sign ? Math.ceil(number / 2) : number}`
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  const passage = await wordsIn(textOnScreen(page).getByRole('paragraph'))
  const statement = await wordsIn(page.locator('#statement'))
  const radios = page.getByRole('radiogroup', { name: 'Which answer fits?' }).getByRole('radio')
  return { number, question, passage, statement, options: await radios.evaluateAll(namesOf) }
}

// The name of a radio button is inside the label around it.
const namesOf = (radios: Element[]) =>
  radios.map((radio) => radio.closest('label')?.lastElementChild?.textContent ?? '')

/** Chooses an option without confirming it. */
export async function choose(page: Page, choice: number, method: InputMethod) {
  if (method === 'digits') return page.keyboard.press(String(choice + 1))
  if (method === 'letters') return page.keyboard.press('ABCD'.charAt(choice))
  if (method === 'arrows') {
    await page.keyboard.press('1')
    for (let below = 0; below < choice; below++) await page.keyboard.press('ArrowDown')
    return
  }
  const radio = page.getByRole('radiogroup', { name: 'Which answer fits?' }).getByRole('radio').nth(choice)
  return method === 'taps' ? radio.tap() : radio.check()
}

/** Confirms the chosen option. */
export async function confirm(page: Page, method: InputMethod) {
  if (method === 'digits' || method === 'arrows') return page.keyboard.press('Enter')
  const done = page.getByRole('button', { name: 'Next', exact: true })
  return method === 'taps' ? done.tap() : done.click()
}

/** Chooses an option and confirms it. */
export async function answer(page: Page, choice: number, method: InputMethod) {
  await choose(page, choice, method)
  await confirm(page, method)
}

export const skip = (page: Page) => page.getByRole('button', { name: /^Skip this (text|question) / }).click()

/** Advances the page's clock, as if a child were reading. */
export const read = (page: Page, milliseconds = 20_000) => page.clock.fastForward(milliseconds)

/** Waits until the item with this number is on the screen. */
export const untilItem = (page: Page, number: number) => expect(itemOnScreen(page, number)).toBeVisible()

/** Returns the element that announces whether the answers are saved. */
export const saveStatus = (page: Page) => page.getByRole('banner').getByRole('status')

/** Waits until every answer is stored. By then the server has also sent the item after the next. */
export const untilSaved = (page: Page) =>
  expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible()

/** Options for how a child takes a test. */
interface TakeOptions {
  /** Reading time per item by the page's clock, in milliseconds. */
  reading?: number
  /** Input methods, used in rotation. */
  methods?: readonly InputMethod[]
}

/** Reads and answers the item on the screen, and adds the answer to `answers`. Uses the input methods in rotation. */
export async function takeItem(
  page: Page,
  answers: RecordedAnswer[],
  { reading = 20_000, methods = mixedMethods }: TakeOptions = {},
) {
  const item = await readItem(page)
  const { number, passage, statement, options } = item
  expect(number).toBe(answers.length + 1)
  expect(new Set(options).size).toBe(4)
  if (reading) await read(page, reading)
  const choice = choiceOf(item, number)
  await answer(page, choice, methods[number % methods.length] ?? 'clicks')
  answers.push({ number, choice, passage, statement })
}

/** Answers items until `count` are answered, waiting for each to be saved. Then waits for the next item. */
export async function takeUntil(page: Page, answers: RecordedAnswer[], count: number, options?: TakeOptions) {
  while (answers.length < count) {
    await untilItem(page, answers.length + 1)
    await takeItem(page, answers, options)
    await untilSaved(page)
  }
  await untilItem(page, count + 1)
}

/** Answers the remaining items until the test ends and the page praises the child by its first name. */
export async function takeTheRest(page: Page, answers: RecordedAnswer[], name: string, options?: TakeOptions) {
  const end = page.getByRole('heading', { level: 1, name: `You did it, ${name}!` })
  const next = () => itemOnScreen(page, answers.length + 1)
  for (;;) {
    await expect(end.or(next())).toBeVisible()
    if (await end.isVisible()) return
    await takeItem(page, answers, options)
  }
}
