import type { Page } from 'playwright-core'
import { usernameFor } from './children'
import { eventually } from './eventually'
import { inBrowser, phone } from './in-browser'
import { titleOf } from './menu'
import { logIn, type Role } from './people'
import { wordsIn } from './words-in'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What a role finds on its first screen. */
const parts: Readonly<Record<Role, readonly string[]>> = {
  admin: ['Schools'],
  school: ['Grade overview', 'Classes that need attention', 'Today and upcoming', 'Recently finished'],
  teacher: ['Today and upcoming', 'Needs attention', 'Your classes', 'Recently finished'],
  parent: [],
  child: ['You are here', 'Read next'],
}

const roles = Object.keys(parts) as Role[]

for (const role of roles) {
  inBrowser(
    `The ${role} sees what is theirs on the dashboard, and comes back to it after a reload`,
    async ({ page }) => {
      await logIn(page, role, await usernameFor(role, 'dashboard'))
      for (const name of parts[role]) await part(page, name).waitFor()
      await page.reload()
      for (const name of parts[role]) await part(page, name).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    },
  )
}

inBrowser('A parent sees each child with what helps today', async ({ page }) => {
  await logIn(page, 'parent')
  const card = page.getByRole('article', { name: 'Gita Prasetya', exact: true })
  await card.getByText('Today', { exact: true }).waitFor()
  await card.getByText(/^Most likely between (BR)?\d+L and (BR)?\d+L$/).waitFor()
  expect(await page.getByRole('article').count()).toBe(3)
})

inBrowser('A teacher comes from the dashboard to a child’s report, and back', async ({ page }) => {
  await logIn(page, 'teacher')
  const first = part(page, 'Recently finished').getByRole('listitem').getByRole('link').first()
  const name = await wordsIn(first)
  await first.click()
  await eventually(async () => expect(await wordsIn(titleOf(page))).toBe(name))
  await page.goBack()
  await part(page, 'Recently finished').getByRole('link', { name, exact: true }).waitFor()
})

inBrowser(
  'On a phone the dashboard of a school stands in one column, with nothing beside the screen',
  async ({ page }) => {
    await logIn(page, 'school')
    await part(page, 'Today and upcoming').waitFor()
    const beside = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beside).toBe(0)
  },
  { viewport: phone },
)

inBrowser('Without an area’s files the greeting stands, and a card says why the rest does not', async ({ page }) => {
  await page.route('**/remotes/teacher/**', (route) => route.abort())
  await logIn(page, 'teacher')
  const card = page.getByRole('alert').filter({ hasText: 'This page isn’t available right now' })
  await card.getByText('Area: teacher, version').waitFor()
  expect(await wordsIn(titleOf(page))).toMatch(/^Hi, .+!$/)
  await page.unroute('**/remotes/teacher/**')
  await card.getByRole('button', { name: 'Retry' }).click()
  await part(page, 'Today and upcoming').waitFor()
})
