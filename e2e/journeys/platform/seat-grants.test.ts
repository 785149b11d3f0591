import { newName } from '../../support/people/new-name'
import { logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

test('An admin grants seats to a school, which is notified and sees them among its subscriptions', async ({
  page,
  openBrowser,
}) => {
  const name = newName('SD Kursi')
  await logIn(page, 'admin')
  await page.goto('/admin/school/add')
  await page.getByLabel('Name of the school').fill(name)
  await page.getByLabel('Language of letters and login cards').selectOption('English')
  await page.getByRole('button', { name: 'Add school' }).click()
  const card = page.getByRole('group', { name: 'Login card' })
  await expect(card.locator('dd').last()).toBeVisible()
  const [username = '', password = ''] = await card.locator('dd').allInnerTexts()

  await page.getByRole('link', { name: 'Open the school' }).click()
  await page.getByRole('button', { name: 'Grant seats' }).click()
  const dialog = page.getByRole('dialog', { name: `Grant seats to ${name}` })
  await dialog.getByRole('spinbutton', { name: 'Seats' }).fill('30')
  await dialog.getByRole('button', { name: 'Grant seats' }).click()
  await expect(page.getByRole('row', { name: /Pilot seats/ })).toContainText('0 of 30')

  const school = await openBrowser()
  await school.goto('/login?as=master&lang=en')
  await school.getByRole('textbox', { name: 'Username or e-mail', exact: true }).fill(username)
  await school.getByLabel(/^Password/).fill(password)
  await school.getByRole('button', { name: 'Log in', exact: true }).click()
  await school.getByLabel(/^New password/).fill('tujuh harimau sumatra')
  await school.getByRole('button', { name: 'Save and continue' }).click()
  await expect(school.getByRole('heading', { level: 1, name: /^Hi, / })).toBeVisible()
  await school.goto('/notification/index')
  await school.getByText(/You received 30 free seats/).click()
  await expect(school.getByRole('heading', { name: 'Pilot seats' })).toBeVisible()
})
