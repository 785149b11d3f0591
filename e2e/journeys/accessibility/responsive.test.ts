import type { Locator } from '@playwright/test'
import { phone } from '../../support/devices'
import { menuOf, openFromMenu, titleOf } from '../../support/page/menu'
import { usernameFor } from '../../support/people/children'
import { logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

const widthOf = async (sidebar: { boundingBox: () => Promise<{ width: number } | null> }) =>
  Math.round((await sidebar.boundingBox())?.width ?? 0)

const isOnScreen = async (menu: Locator) => {
  const box = await menu.boundingBox()
  return box !== null && box.x + box.width > 0
}

test('On a desktop the sidebar is 210 px wide, 72 px collapsed, and a reload keeps it collapsed', async ({ page }) => {
  await logIn(page, 'teacher')
  const sidebar = page.getByRole('complementary').filter({ has: menuOf(page) })
  await expect.poll(() => widthOf(sidebar)).toBe(210)
  await page.getByRole('button', { name: 'Collapse the menu' }).click()
  await expect.poll(() => widthOf(sidebar)).toBe(72)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
  await expect.poll(() => widthOf(sidebar)).toBe(72)
  await expect(page.getByRole('button', { name: 'Open the menu' })).toHaveCount(0)
})

test.describe(() => {
  test.use({ viewport: phone })

  test('On a phone the sidebar is a drawer: a button opens it, a click outside or on a link closes it', async ({
    page,
  }) => {
    await logIn(page, 'child', await usernameFor('child', 'phone'))
    const menuButton = page.getByRole('button', { name: 'Open the menu' })
    await expect.poll(() => isOnScreen(menuOf(page))).toBe(false)
    await menuButton.click()
    await expect.poll(() => isOnScreen(menuOf(page))).toBe(true)
    expect(await widthOf(page.getByRole('complementary').filter({ has: menuOf(page) }))).toBe(210)
    await page.mouse.click(phone.width - 20, 500)
    await expect.poll(() => isOnScreen(menuOf(page))).toBe(false)
    await menuButton.click()
    await openFromMenu(page, 'Test')
    await expect(page.getByRole('heading', { level: 1, name: 'My tests' })).toBeVisible()
    await expect.poll(() => isOnScreen(menuOf(page))).toBe(false)
  })
})

test('The layout changes between phone and desktop at 992 px', async ({ page }) => {
  await logIn(page, 'admin')
  await page.setViewportSize({ width: 991, height: 700 })
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible()
  await page.setViewportSize({ width: 992, height: 700 })
  await expect(page.getByRole('button', { name: /^(Collapse|Expand) the menu$/ })).toBeVisible()
  await expect(titleOf(page)).toHaveCount(1)
})
