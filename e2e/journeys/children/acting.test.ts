import type { Page } from '@playwright/test'
import { answer, readItem, untilItem, untilSaved } from '../../support/attempt/item'
import { childWithTest, type FamilyChild, usernameFor } from '../../support/people/children'
import { apiSession, enterCredentials, password, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Who is using this device' })
const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('token_child')])
const firstName = (name: string) => name.split(' ')[0] ?? name

async function returnToParent(page: Page, secret: string) {
  await page
    .getByRole('dialog')
    .getByLabel(/’s password$/)
    .fill(secret)
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
}

test('A child starts a test on the parent’s device, and the parent takes over with the password', async ({ page }) => {
  const child = await childWithTest('acting')
  const name = firstName(child.name)
  await page.clock.install()
  await rememberLogin(page, 'parent')
  const [own] = await storedTokens(page)
  await page.goto(`/parents/child/test/${child.test.code}/${child.test.id}/${child.id}`)
  await expect(page.getByRole('heading', { level: 1, name: `A test for ${child.name}` })).toBeVisible()
  await page.getByRole('button', { name: `Let ${name} start here` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${name}!` })).toBeVisible()
  await expect(bar(page).getByText(`You are using ${name}’s account`)).toBeVisible()

  await page.getByRole('button', { name: 'Start', exact: true }).click()
  for (const number of [1, 2]) {
    await untilItem(page, number)
    await page.clock.fastForward(20_000)
    await answer(page, number, 'clicks')
    await untilSaved(page)
  }
  await untilItem(page, 3)
  const before = await readItem(page)
  await page.reload()
  await untilItem(page, 3)
  expect(await readItem(page)).toEqual(before)
  await expect(bar(page).getByText(`You are using ${name}’s account`)).toBeVisible()

  // The child opens a page of the parent and tries to guess the parent's password.
  await page.goto('/parent/invoice')
  await page.waitForURL('**/404')
  await bar(page)
    .getByRole('button', { name: /^Back to / })
    .click()
  await returnToParent(page, 'a guess')
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  expect((await storedTokens(page))[1]).not.toBeNull()

  await returnToParent(page, password)
  await page.waitForURL('**/home/dashboard')
  await expect(page.getByText(new RegExp(`^${name} has started `))).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  expect(await storedTokens(page)).toEqual([own, null])
})

/** Returns a link to the latest report of a child of the demo's parent. */
async function reportLink() {
  const { get, post } = await apiSession('parent')
  const { children } = (await get('/v2/dashboard/parent')).body.data as { children: FamilyChild[] }
  const [id] = children.flatMap(({ standing }) => (standing ? [standing.report_id] : []))
  const { token } = (await post(`/v2/report/${id}/link`, {})).body.data as { token: string }
  return { id, address: `/parents/child/report/${id}/${token}` }
}

test('A report link opens the report after the parent logs in, and an unknown one shows an error', async ({ page }) => {
  const { id, address } = await reportLink()
  await page.goto(address)
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/login')
  await enterCredentials(page, 'parent')
  await page.waitForURL(`**${address}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Reading measure' })).toBeVisible()
  await page.goto(`/parents/child/report/${id}/made-up`)
  await expect(page.getByText('There is no such report.')).toBeVisible()
})

test('A report link shows an error to another child', async ({ page }) => {
  const { address } = await reportLink()
  await rememberLogin(page, 'child', await usernameFor('child', 'acting'))
  await page.goto(address)
  await expect(page.getByText('There is no such report.')).toBeVisible()
})
