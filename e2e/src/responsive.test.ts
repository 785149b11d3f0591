import type { Locator } from 'playwright-core'
import { usernameFor } from './children'
import { eventually } from './eventually'
import { inBrowser, phone } from './in-browser'
import { menuOf, openFromMenu, titleOf } from './menu'
import { logIn } from './people'

const widthOf = async (sidebar: { boundingBox: () => Promise<{ width: number } | null> }) =>
  Math.round((await sidebar.boundingBox())?.width ?? 0)

const isInSight = async (menu: Locator) => {
  const box = await menu.boundingBox()
  return box !== null && box.x + box.width > 0
}

inBrowser('On a desktop the sidebar is 210 px wide, 72 px collapsed, and stays so after a reload', async ({ page }) => {
  await logIn(page, 'teacher')
  const sidebar = page.getByRole('complementary').filter({ has: menuOf(page) })
  await eventually(async () => expect(await widthOf(sidebar)).toBe(210))
  await page.getByRole('button', { name: 'Collapse the menu' }).click()
  await eventually(async () => expect(await widthOf(sidebar)).toBe(72))
  await page.reload()
  await page.getByRole('button', { name: 'Expand the menu' }).waitFor()
  await eventually(async () => expect(await widthOf(sidebar)).toBe(72))
  expect(await page.getByRole('button', { name: 'Open the menu' }).count()).toBe(0)
})

inBrowser(
  'On a phone the sidebar is a drawer of 210 px: the burger opens it, a click outside or on an entry closes it',
  async ({ page }) => {
    await logIn(page, 'child', await usernameFor('child', 'phone'))
    const burger = page.getByRole('button', { name: 'Open the menu' })
    await eventually(async () => expect(await isInSight(menuOf(page))).toBe(false))
    await burger.click()
    await eventually(async () => expect(await isInSight(menuOf(page))).toBe(true))
    expect(await widthOf(page.getByRole('complementary').filter({ has: menuOf(page) }))).toBe(210)
    await page.mouse.click(phone.width - 20, 500)
    await eventually(async () => expect(await isInSight(menuOf(page))).toBe(false))
    await burger.click()
    await openFromMenu(page, 'Test')
    await page.getByRole('heading', { level: 1, name: 'My tests' }).waitFor()
    await eventually(async () => expect(await isInSight(menuOf(page))).toBe(false))
  },
  { viewport: phone },
)

inBrowser('Between phone and desktop the border is 992 px', async ({ page }) => {
  await logIn(page, 'admin')
  await page.setViewportSize({ width: 991, height: 700 })
  await page.getByRole('button', { name: 'Open the menu' }).waitFor()
  await page.setViewportSize({ width: 992, height: 700 })
  await page.getByRole('button', { name: /^(Collapse|Expand) the menu$/ }).waitFor()
  expect(await titleOf(page).count()).toBe(1)
})
