import { inBrowser, phone } from './in-browser'
import { logIn } from './people'

inBrowser(
  'On a phone the calendar has its tests below it, and one of them tells about itself',
  async ({ page }) => {
    await logIn(page, 'teacher')
    await page.goto('/teacher/schedule')
    const first = page
      .getByRole('list')
      .getByRole('button', { name: /^Reading check.*Open now/ })
      .first()
    await first.click()
    const about = page.getByRole('dialog', { name: 'Test details' })
    await about.getByRole('link', { name: 'Watch live' }).click()
    await page.getByRole('list', { name: 'Students' }).waitFor()
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beside).toBe(0)
  },
  { viewport: phone },
)
