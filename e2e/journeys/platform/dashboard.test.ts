import { pageLimits } from '@lekta/tools/page-limits'
import type { Page } from '@playwright/test'
import { phone } from '../../support/devices'
import { expectCodeBelow, loadOnlyWhatIsUsed } from '../../support/page/loaded-code'
import { titleOf } from '../../support/page/menu'
import { wordsIn } from '../../support/page/words-in'
import { usernameFor } from '../../support/people/children'
import { logIn, type Role } from '../../support/people/people'
import { expect, test } from '../../support/test'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The parts of the dashboard that each role sees. */
const parts: Readonly<Record<Role, readonly string[]>> = {
  admin: ['Schools'],
  school: ['Grade overview', 'Classes that need attention', 'Today and upcoming', 'Recently finished'],
  teacher: ['Today and upcoming', 'Needs attention', 'Your classes', 'Recently finished'],
  parent: [],
  child: ['You are here', 'Read next'],
}

const roles = Object.keys(parts) as Role[]

for (const role of roles) {
  test(`The ${role} role sees its own parts of the dashboard, which is small, also after a reload`, async ({
    page,
  }) => {
    await loadOnlyWhatIsUsed(page)
    await logIn(page, role, await usernameFor(role, 'dashboard'))
    for (const name of parts[role]) await expect(part(page, name)).toBeVisible()
    await expectCodeBelow(page, pageLimits.dashboard[role])
    await page.reload()
    for (const name of parts[role]) await expect(part(page, name)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('A parent sees a card for each child, with its reading range and a tip for today', async ({ page }) => {
  await logIn(page, 'parent')
  const card = page.getByRole('article', { name: 'Bintang Prasetya', exact: true })
  await expect(card.getByText('Today', { exact: true })).toBeVisible()
  await expect(card.getByText(/^Bintang reads /)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('A teacher opens a child’s report from the dashboard and goes back', async ({ page }) => {
  await logIn(page, 'teacher')
  const first = part(page, 'Recently finished').getByRole('listitem').getByRole('link').first()
  const name = await wordsIn(first)
  await first.click()
  await expect(titleOf(page)).toHaveText(name, { useInnerText: true })
  await page.goBack()
  await expect(part(page, 'Recently finished').getByRole('link', { name, exact: true })).toBeVisible()
})

test.describe(() => {
  test.use({ viewport: phone })

  test('On a phone the dashboard of a school does not scroll horizontally, and the frame does not move', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const observer = new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset.shift = String(
            Math.max(value, Number(document.documentElement.dataset.shift ?? 0)),
          )
      })
      observer.observe({ type: 'layout-shift', buffered: true })
    })
    await logIn(page, 'school')
    await expect(part(page, 'Today and upcoming')).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
    expect(shift).toBeLessThan(0.1)
  })
})

test('Without an area’s files the dashboard shows the greeting and an error card with Retry', async ({ page }) => {
  await page.route('**/remotes/teacher/**', (route) => route.abort())
  await logIn(page, 'teacher')
  const card = page.getByRole('alert').filter({ hasText: 'This page isn’t available right now' })
  await expect(card.getByText('Area: teacher, version')).toBeVisible()
  await expect(titleOf(page)).toHaveText(/^Hi, .+!$/, { useInnerText: true })
  await page.unroute('**/remotes/teacher/**')
  await card.getByRole('button', { name: 'Retry' }).click()
  await expect(part(page, 'Today and upcoming')).toBeVisible()
})
