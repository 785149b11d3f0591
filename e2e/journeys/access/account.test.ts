import type { Page } from '@playwright/test'
import { titleOf } from '../../support/page/menu'
import { mailedLink } from '../../support/people/mailbox'
import { confirm, type NewParent, newParent, register } from '../../support/people/register'
import { expect, test } from '../../support/test'

const newPassword = 'lima kancil abu-abu'

const title = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function logIn(page: Page, { username }: NewParent, password: string) {
  await fill(page, 'Username', username)
  await fill(page, 'Password', password)
  await press(page, 'Log in')
  await title(page, 'Hi, Ratna!')
}

/** Clears the stored login, as if the session had ended. */
async function dropSession(page: Page) {
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
}

async function changePassword(page: Page, parent: NewParent) {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await fill(page, 'E-mail', parent.email)
  await press(page, 'Send me the link')
  await title(page, 'Check your inbox')
  const link = await mailedLink(parent.email, '/change-password/')
  await page.goto(link)
  await expect(page.getByText(`For ${parent.name}’s account.`)).toBeVisible()
  await fill(page, 'New password', newPassword)
  await press(page, 'Save password')
  await expect(page.getByText('Your new password is saved. Use it to log in.')).toBeVisible()
  return link
}

test('A parent registers, confirms the address, and later chooses a new password', async ({ page }) => {
  const parent = newParent('Ratna', 'Kusuma', 'empat gajah putih')
  await register(page, parent)
  const confirmation = await confirm(page, parent)

  await page.goto('/parent/setting/index')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await fill(page, 'Name', `${parent.name} Dewi`)
  await press(page, 'Save profile')
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Account of ${parent.name} Dewi` })).toBeVisible()
  await fill(page, 'Name', parent.name)
  await press(page, 'Save profile')
  await expect(page.getByRole('button', { name: `Account of ${parent.name}`, exact: true })).toBeVisible()

  await dropSession(page)
  const link = await changePassword(page, parent)
  await logIn(page, parent, newPassword)

  await dropSession(page)
  for (const used of [link, confirmation]) {
    await page.goto(used)
    await title(page, /^This link does not work/)
  }
  await page.goto('/change-password/unknown')
  await title(page, 'This link does not work')
})

test('Leaving unsaved settings requires confirmation', async ({ page }) => {
  await page.goto('/login?as=master')
  await fill(page, 'Username or e-mail', 'teacher2')
  await fill(page, 'Password', 'lekta-demo')
  await press(page, 'Log in')
  await title(page, /^Hi, /)
  await page.goto('/teacher/setting/index')
  await fill(page, 'Name', 'Somebody else')
  const studentLink = page.getByRole('link', { name: 'Student', exact: true })
  await studentLink.click()
  await press(page, 'Stay')
  await expect(titleOf(page).filter({ hasText: 'Settings' })).toBeVisible()
  await studentLink.click()
  await press(page, 'Leave')
  await expect(titleOf(page).filter({ hasText: 'Student' })).toBeVisible()
})
