import type { Page } from '@playwright/test'
import { type RecordedAnswer, takeTheRest, untilItem } from '../../support/attempt/item'
import { openTest } from '../../support/attempt/open-test'
import { compareWithServer } from '../../support/attempt/stored-answers'
import { expect, test } from '../../support/test'

// Taking a whole test means answering on many pages, which takes minutes.
test.describe.configure({ timeout: 300_000 })

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const backgroundColour = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Checks that every answer is fully on the screen and that no two answers overlap. */
async function checkLayout(page: Page) {
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
  expect(await horizontalOverflow(page)).toBe(0)
}

test.describe(() => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })

  test('A child takes a whole test by touch on a small phone in dark mode, and every answer is stored once', async ({
    page,
  }) => {
    const answers: RecordedAnswer[] = []
    const { name } = await openTest(page, 'touch')
    await page.getByRole('button', { name: 'Start', exact: true }).tap()
    await untilItem(page, 1)
    expect(await backgroundColour(page)).toBe('rgb(15, 32, 38)')
    await checkLayout(page)
    await takeTheRest(page, answers, name, { methods: ['taps'] })
    expect(await horizontalOverflow(page)).toBe(0)
    await compareWithServer(page, answers)
  })
})
