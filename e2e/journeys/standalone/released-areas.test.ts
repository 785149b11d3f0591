import { remoteNames } from '@lekta/tools/packages'
import { findViolations } from '@lekta/tools/standalone-pages'
import { phone } from '../../support/devices'
import { findOverflow } from '../../support/page/inspect'
import { readBoot } from '../../support/portal/boot'
import { expect, recordConsole, test } from '../../support/test'

test('Every area has a release', async () => {
  const { registry } = await readBoot()
  expect(Object.keys(registry).sort()).toEqual(remoteNames())
})

test('A release serves the manifest of its area, but no statistics of its build', async ({ request }) => {
  const { registry } = await readBoot()
  for (const { current } of Object.values(registry)) {
    expect((await request.get(current.manifest)).status()).toBe(200)
    expect((await request.get(current.manifest.replace('manifest', 'stats'))).status()).toBe(404)
  }
})

test('The address with “latest” opens the served release, which calls no server', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const { registry } = await readBoot()
  await page.goto('/remotes/teacher/latest/?state=empty')
  await expect(page.getByRole('heading', { name: 'No classrooms yet' })).toBeVisible()
  expect(page.url()).toContain(`/remotes/teacher/${registry.teacher?.current.version}/?state=empty#/home/dashboard`)
  expect(requested.filter((path) => path.startsWith('/api'))).toEqual([])
})

test('The toolbar can be used on a phone and by keyboard, and a link reproduces what it shows', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/remotes/child/latest/')
  const toolbar = page.getByRole('region', { name: 'Toolbar' })
  await toolbar.getByRole('combobox', { name: 'State' }).focus()
  await page.keyboard.press('E')
  await expect(page).toHaveURL(/\?state=empty#/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await toolbar.getByRole('combobox', { name: 'Language' }).focus()
  await page.keyboard.press('B')
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  expect([await findOverflow(page), await findViolations(page)]).toEqual([[], []])
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Keadaan' })).toHaveValue('empty')
})

test('A release on its own works inside the portal, and leaves nothing in the browser', async ({ page }) => {
  const lines = recordConsole(page)
  await page.goto('/remotes/teacher/latest/?around=portal&toolbar=off')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Student' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
  await expect(page).toHaveURL(/#\/teacher\/student$/)
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  await expect(page.getByRole('menuitem', { name: /“Reading check, autumn” closes/ })).toBeVisible()
  await page.goto('/login')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(lines.filter((line) => line.startsWith('thrown'))).toEqual([])
})

test('A real API is used after a login, with the pages of the account', async ({ page }) => {
  await page.goto('/remotes/teacher/latest/?api=/api#/teacher/student')
  await page.getByLabel('Username').fill('teacher')
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('lekta-demo')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})

test('The catalogue loads the thumbnails that are near the window, and leads to the page in that state', async ({
  page,
}) => {
  await page.goto('/remotes/parent/latest/?catalogue=error&width=390')
  const children = page.getByRole('region', { name: 'My children /parent/child' })
  await children.scrollIntoViewIfNeeded()
  const frame = children.locator('iframe').contentFrame()
  await expect(frame.getByText('This could not be loaded')).toBeVisible()
  expect(await page.locator('iframe').count()).toBeLessThan(await page.locator('li').count())
  await children.getByRole('link', { name: 'Error' }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.')
  await expect(page.getByRole('region', { name: 'Toolbar' })).toBeVisible()
})
