import { newName } from '../../support/people/new-name'
import { logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

const secret = 'tujuh harimau sumatra'

test('An admin adds a school, which logs in with its card, and is refused while it is archived', async ({
  page,
  openBrowser,
}) => {
  const name = newName('SD Arsip')
  await logIn(page, 'admin')
  await page.goto('/admin/school')
  await page.getByRole('link', { name: 'Add school' }).first().click()
  await page.getByLabel('Name of the school').fill(name)
  await page.getByLabel('Language of letters and login cards').selectOption('English')
  await page.getByRole('button', { name: 'Add school' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} can log in now` })).toBeVisible()
  const card = page.getByRole('group', { name: 'Login card' })
  const [username = '', password = ''] = await card.locator('dd').allInnerTexts()

  const school = await openBrowser()
  const enter = async (chosen: string) => {
    await school.goto('/login?as=master&lang=en')
    await school.getByRole('textbox', { name: 'Username or e-mail', exact: true }).fill(username)
    await school.getByLabel(/^Password/).fill(chosen)
    await school.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await enter(password)
  await school.getByLabel(/^New password/).fill(secret)
  await school.getByRole('button', { name: 'Save and continue' }).click()
  await expect(school.getByRole('heading', { level: 1, name: /^Hi, / })).toBeVisible()

  await page.getByRole('link', { name: 'Open the school' }).click()
  await page.getByRole('button', { name: 'Archive school' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive school' }).click()
  await expect(page.getByRole('button', { name: 'Restore school' })).toBeVisible()

  await school.goto('/school/student')
  await school.waitForURL((url) => url.pathname !== '/school/student')
  await enter(secret)
  await expect(school.getByText(/Your school’s access to Lekta has ended/)).toBeVisible()

  await page.getByRole('button', { name: 'Restore school' }).click()
  await expect(page.getByRole('button', { name: 'Archive school' })).toBeVisible()
  await enter(secret)
  // The login leads to the page that the school asked for while it was archived.
  await expect(school.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
})
