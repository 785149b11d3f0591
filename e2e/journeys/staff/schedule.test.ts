import { phone } from '../../support/devices'
import { rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

test.describe(() => {
  test.use({ viewport: phone })

  test('On a phone a teacher opens the details of a test from the calendar and watches it live', async ({ page }) => {
    await rememberLogin(page, 'teacher')
    await page.goto('/teacher/schedule')
    const first = page
      .getByRole('list')
      .getByRole('button', { name: /^Reading check.*Open now/ })
      .first()
    await first.click()
    const details = page.getByRole('dialog', { name: 'Test details' })
    await details.getByRole('link', { name: 'Watch live' }).click()
    await expect(page.getByRole('list', { name: 'Students' })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})
