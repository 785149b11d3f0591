import { launchChromium } from './bench/chromium'
import { logIn, openTab } from './bench/visits'
const address = process.argv[2] as string
const browser = await launchChromium()
const session = await logIn({ browser, address }, 'teacher', 'lekta-demo', 'master')
for (const [name, opts] of [['d', { viewport: { width: 1440, height: 900 } }], ['p', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' }]] as const) {
  const { context, page } = await openTab({ browser, address, session }, opts as never)
  if (name === 'p') await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'dark'))
  await page.goto('/teacher/student'); await page.getByRole('link', { name: /.+/ }).first().waitFor(); await page.waitForTimeout(2500)
  await page.route('**/api/**', async (route) => { await new Promise((r) => setTimeout(r, 2500)); await route.continue() })
  await page.getByRole('searchbox').first().fill('an'); await page.keyboard.press('Enter'); await page.waitForTimeout(1100)
  await page.screenshot({ path: `/tmp/cov-${name}.png` })
  await page.waitForTimeout(3000)
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: /^Notifications/ }).first().click(); await page.waitForTimeout(900)
  await page.screenshot({ path: `/tmp/bell-${name}.png` })
  await context.close()
}
await browser.close()
