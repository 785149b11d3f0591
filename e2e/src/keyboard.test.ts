import type { Page } from 'playwright-core'
import { usernameFor } from './addresses'
import { inBrowser } from './in-browser'
import { read, readItem, untilItem } from './item'
import { titleOf } from './menu'
import { password } from './people'

/** What has the focus, by its role’s usual name. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: here } = document
    const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : null
    return (here?.getAttribute('aria-label') ?? label ?? here?.textContent ?? '').trim()
  })

const longestWay = 40

/** Presses Tab until something of this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp) {
  const passed: string[] = []
  for (let presses = 0; presses < longestWay; presses++) {
    await page.keyboard.press('Tab')
    const here = await focusedName(page)
    if (name.test(here)) return
    passed.push(here)
  }
  throw new Error(`Tab never came to ${name}; it passed ${passed.join(' | ')}`)
}

inBrowser('Somebody without a mouse logs in, opens the tests from the menu and takes three items', async ({ page }) => {
  const username = await usernameFor('child', 'keyboard')
  await page.clock.install()
  await page.goto('/login')
  await titleOf(page).waitFor()
  await tabTo(page, /^Username/)
  await page.keyboard.type(username)
  await tabTo(page, /^Password/)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Hi, / }).waitFor()
  await tabTo(page, /^Test$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'My tests' }).waitFor()
  await page.getByRole('link', { name: 'Start', exact: true }).waitFor()
  await tabTo(page, /^Start$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
  await tabTo(page, /^Start$/)
  await page.keyboard.press('Enter')
  for (let number = 1; number <= 3; number++) {
    await untilItem(page, number)
    const { words } = await readItem(page)
    await read(page)
    await tabTo(page, new RegExp(`^A${words[0]}$`))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await untilItem(page, 4)
})
