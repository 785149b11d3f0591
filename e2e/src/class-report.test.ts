import type { Page } from 'playwright-core'
import { eventually } from './eventually'
import { inBrowser } from './in-browser'
import { menuOf, titleOf } from './menu'
import { pagesOf } from './pdf'
import { logIn } from './people'
import { wordsIn } from './words-in'

async function chooseClass(page: Page, name: string) {
  await page.getByLabel('Classroom', { exact: true }).selectOption(name)
  await page.waitForURL(/classroom=\d/)
}

inBrowser('A teacher sees a class’s growth since a day, and who can read together', async ({ page }) => {
  await logIn(page, 'teacher')
  await page.goto('/teacher/report')
  await chooseClass(page, '4A')
  await page.getByRole('tab', { name: 'Growth', exact: true }).click()
  const monthAgo = new Date(Date.now() - 60 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await page.getByLabel('Growth since').fill(monthAgo)
  await page.getByText(/^Median growth since .*[+−±]\d+L$/).waitFor()
  expect(page.url()).toContain(`since=${monthAgo}`)
  await page.getByRole('tab', { name: 'Reading groups' }).click()
  const groups = page.getByRole('region', { name: /^Group \d+: texts near/ })
  await groups.first().getByRole('link').first().waitFor()
  expect(await groups.count()).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  expect(await menuOf(page).isVisible()).toBe(false)
  expect(await page.getByRole('tab', { name: 'Growth', exact: true }).isVisible()).toBe(false)
  expect(await groups.first().isVisible()).toBe(true)
})

inBrowser(
  'A child’s report fits on two sheets, and its letter to the parents on one in each language',
  async ({ page }) => {
    await logIn(page, 'teacher')
    await page.goto('/teacher/report?classroom=&tab=finished')
    const first = page.getByRole('table').getByRole('link').first()
    const name = await wordsIn(first)
    await first.click()
    await eventually(async () => expect(await wordsIn(titleOf(page))).toContain(name))
    await page.getByRole('heading', { name: 'Text by text' }).waitFor()
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2)
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: 'Letter to parents' }).click()
    await page.emulateMedia({ media: 'print' })
    await page.getByText(/^Dear parents of /).waitFor()
    expect(await page.getByRole('heading', { name: 'Text by text' }).isVisible()).toBe(false)
    // Once it is on paper the letter is put away.
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(2)
    await page.getByText(/^Dear parents of /).waitFor({ state: 'detached' })
  },
)
