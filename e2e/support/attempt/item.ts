import type { Page } from '@playwright/test'
import { wordsIn } from '../page/words-in'
import { expect } from '../test'
import { choiceOf } from './simulated-reader'

/** A recorded answer of the child. */
export interface RecordedAnswer {
  number: number
  /** The index of the chosen word; null if the child skipped the item. */
  choice: number | null
  passage: string
}

/** Input methods for an answer. */
export type InputMethod = 'clicks' | 'digits' | 'letters' | 'arrows' | 'taps'

const mixedMethods: readonly InputMethod[] = ['clicks', 'digits', 'letters']

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Text \d+$/ })

/** Returns the number, the passage and the four words of the item on the screen. */
export async function readItem(page: Page) {
  const title = await wordsIn(heading(page))
  const passage = await wordsIn(page.getByRole('region', { name: title, exact: true }).getByRole('paragraph'))
  const radios = page.getByRole('radiogroup', { name: 'Which answer fits?' }).getByRole('radio')
  const words = await radios.evaluateAll(namesOf)
  return { number: Number(title.replace('Text ', '')), passage, words }
}

// The name of a radio button is inside the label around it.
const namesOf = (radios: Element[]) =>
  radios.map((radio) => radio.closest('label')?.lastElementChild?.textContent ?? '')

async function choose(page: Page, choice: number, method: InputMethod) {
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

async function confirm(page: Page, method: InputMethod) {
  if (method === 'digits' || method === 'arrows') return page.keyboard.press('Enter')
  const done = page.getByRole('button', { name: 'Next', exact: true })
  return method === 'taps' ? done.tap() : done.click()
}

/** Chooses a word and confirms it. */
export async function answer(page: Page, choice: number, method: InputMethod) {
  await choose(page, choice, method)
  await confirm(page, method)
}

export const skip = (page: Page) => page.getByRole('button', { name: /^Skip this text/ }).click()

/** Advances the page's clock, as if a child were reading. */
export const read = (page: Page, milliseconds = 20_000) => page.clock.fastForward(milliseconds)

/** Waits until the item with this number is on the screen. */
export const untilItem = (page: Page, number: number) =>
  expect(page.getByRole('heading', { level: 1, name: `Text ${number}`, exact: true })).toBeVisible()

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
  const { number, passage, words } = await readItem(page)
  expect(number).toBe(answers.length + 1)
  expect(new Set(words).size).toBe(4)
  if (reading) await read(page, reading)
  const choice = choiceOf(passage, number)
  await answer(page, choice, methods[number % methods.length] ?? 'clicks')
  answers.push({ number, choice, passage })
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
  const next = () => page.getByRole('heading', { level: 1, name: `Text ${answers.length + 1}`, exact: true })
  for (;;) {
    await expect(end.or(next())).toBeVisible()
    if (await end.isVisible()) return
    await takeItem(page, answers, options)
  }
}
