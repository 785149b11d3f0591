import { phone } from '../../support/devices'
import { rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

test.describe(() => {
  test.use({ viewport: phone })

  test('On a phone the calendar has its tests below it, and one of them tells about itself', async ({ page }) => {
    await rememberLogin(page, 'teacher')
    await page.goto('/teacher/schedule')
    const first = page
      .getByRole('list')
      .getByRole('button', { name: /^Reading check.*Open now/ })
      .first()
    await first.click()
    const about = page.getByRole('dialog', { name: 'Test details' })
    await about.getByRole('link', { name: 'Watch live' }).click()
    await expect(page.getByRole('list', { name: 'Students' })).toBeVisible()
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beside).toBe(0)
  })
})
