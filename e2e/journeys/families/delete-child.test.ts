import type { Page } from '@playwright/test'
import { newName } from '../../support/people/new-name'
import { confirm, newParent, register } from '../../support/people/register'
import { expect, test } from '../../support/test'

/** Adds a child to the family. Returns its login card. */
async function addChild(page: Page, first: string) {
  await page.goto('/parent/child/add')
  await page.getByLabel('Name', { exact: true }).fill(`${first} Kusuma`)
  await page.getByRole('checkbox', { name: /^I am this child’s parent/ }).check()
  await page.getByRole('button', { name: 'Add child', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${first} Kusuma can log in now` })).toBeVisible()
  const [username = '', password = ''] = await page.getByRole('definition').allInnerTexts()
  return { username, password }
}

/** Logs in with a child's card on a device of its own. Returns whether that is possible. */
async function canLogIn(page: Page, { username, password }: { username: string; password: string }) {
  const reply = await page.request.post('/api/auth/loginUsername', { data: { username, password } })
  return reply.ok()
}

async function openProfile(page: Page, first: string) {
  await page.goto('/parent/child')
  await page.locator('a[href^="/parent/profile/child/"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: `${first} Kusuma` })).toBeVisible()
}

async function requestDeletion(page: Page, first: string) {
  await page.getByRole('button', { name: 'Delete data' }).click()
  const dialog = page.getByRole('dialog', { name: `Delete all data about ${first}?` })
  await expect(dialog.getByText('the account with name, picture and all details')).toBeVisible()
  await dialog.getByLabel(`Type “${first}” to confirm`).fill(first)
  await dialog.getByRole('button', { name: /^Delete on / }).click()
  await expect(page.getByText(new RegExp(`^${first} Kusuma will be deleted on `))).toBeVisible()
}

test('A parent deletes a child’s data, thinks better of it, and then deletes it', async ({ page }) => {
  const parent = newParent('Lestari', 'Kusuma', 'empat gajah putih')
  await register(page, parent)
  await confirm(page, parent)
  const first = newName('Putri')
  const card = await addChild(page, first)
  expect(await canLogIn(page, card)).toBe(true)

  await openProfile(page, first)
  await requestDeletion(page, first)
  expect(await canLogIn(page, card)).toBe(false)
  await page.getByRole('button', { name: `Cancel deletion of ${first} Kusuma` }).click()
  await expect(page.getByRole('button', { name: 'Delete data' })).toBeVisible()
  expect(await canLogIn(page, card)).toBe(true)

  await requestDeletion(page, first)
  await page.goto('/parent/setting/index?tab=children')
  await expect(page.getByText(new RegExp(`^${first} Kusuma will be deleted on `))).toBeVisible()
  expect(await canLogIn(page, card)).toBe(false)
})
