import type { Page } from 'playwright-core'
import { inBrowser } from './in-browser'
import { type Given, takeTheRest, takeUntil, untilItem } from './item'
import { sitDown } from './sit-down'
import { compareWithServer } from './stored-answers'
import { tabTo } from './tab-to'

// A whole test is many pages.
jest.setTimeout(300_000)

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Every answer on the screen lies within it, and no two lie on each other. */
async function lookAround(page: Page) {
  const { width = 0 } = page.viewportSize() ?? {}
  const boxes = await Promise.all(
    (await page.getByRole('radiogroup', { name: 'Which answer fits?' }).getByRole('radio').all()).map((radio) =>
      radio.boundingBox(),
    ),
  )
  boxes.forEach((box, i) => {
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    expect(box?.y).toBeGreaterThanOrEqual((boxes[i - 1]?.y ?? 0) + (boxes[i - 1]?.height ?? 0))
  })
  expect(await sideways(page)).toBe(0)
}

inBrowser(
  'A child takes a whole test by touch on a small phone in the dark, and every answer is stored once',
  async ({ page }) => {
    const given: Given[] = []
    const { name } = await sitDown(page, 'touch')
    await page.getByRole('button', { name: 'Start', exact: true }).tap()
    await untilItem(page, 1)
    expect(await ground(page)).toBe('rgb(15, 32, 38)')
    await lookAround(page)
    await takeTheRest(page, given, name, { hands: ['taps'] })
    expect(await sideways(page)).toBe(0)
    await compareWithServer(page, given)
  },
  { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
)

const nudge = (page: Page) => page.getByText('Are you still reading? Take all the time you need.')

inBrowser(
  'A child takes a whole test by keyboard at 200 % zoom, is met kindly when it rests, and every answer is stored once',
  async ({ page }) => {
    const given: Given[] = []
    const { name } = await sitDown(page, 'zoom')
    await tabTo(page, /^Start$/)
    await page.keyboard.press('Enter')
    await untilItem(page, 1)
    expect(await ground(page)).toBe('rgb(251, 250, 247)')
    await lookAround(page)
    await takeUntil(page, given, 3, { hands: ['arrows', 'digits'] })
    await page.clock.fastForward(300_000)
    await nudge(page).waitFor()
    await page.keyboard.press('Shift')
    await nudge(page).waitFor({ state: 'detached' })
    await tabTo(page, /^Pause$/)
    await page.keyboard.press('Enter')
    await page.getByText('You are taking a break. Your answers are safe.').waitFor()
    await tabTo(page, /^Continue where you stopped$/)
    await page.keyboard.press('Enter')
    await untilItem(page, 4)
    await takeTheRest(page, given, name, { hands: ['arrows', 'digits'] })
    await compareWithServer(page, given)
  },
  { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, colorScheme: 'light' },
)
