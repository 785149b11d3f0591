import type { Page } from '@playwright/test'
import { usernameFor } from '../people/children'
import { type Role, rememberLogin } from '../people/people'
import { addressOf, findAddressValues, redirectOf } from '../portal/addresses'
import { allows, allPages, type SeenPage } from '../portal/boot'
import { expect, test } from '../test'
import { inspect, readIndonesian, settle, switchLanguage } from './inspect'
import { navigateWithin } from './menu'
import { waitForPage } from './wait-for-page'

/** Asserts, if a page is in English, that it is the one that was opened. */
async function expectOpened(page: Page, address: string, pages: readonly SeenPage[]) {
  if ((await page.locator('html').getAttribute('lang')) === 'en') await waitForPage(page, address, address, pages)
}

async function inspectAll(page: Page, addresses: readonly string[], pages: readonly SeenPage[]) {
  await page.clock.install()
  const found: Record<string, string[]> = {}
  for (const [index, address] of addresses.entries()) {
    // Opening each page directly would load and start the whole portal each time.
    if (index === 0) await page.goto(address)
    else await navigateWithin(page, address)
    await settle(page)
    await expectOpened(page, address, pages)
    const list = await inspect(page, { backwards: index % 2 === 1, changeLanguage: () => switchLanguage(page) })
    await expectOpened(page, address, pages)
    if (list.length > 0) found[address] = list
  }
  expect(found).toEqual({})
}

/**
 * Returns whether a role inspects a page: it may see the page and is not redirected. The parent role skips pages that
 * list other roles as well.
 */
export const isInspectedBy = (role: Role, page: SeenPage) =>
  !page.public &&
  allows(page, role) &&
  !redirectOf(page, role) &&
  (role !== 'parent' || page.roles === null || page.roles.length === 1)

/**
 * The roles whose inspection starts in Indonesian; the others start in English. So a page that roles of both groups
 * inspect is checked in all combinations.
 */
const indonesianRoles: readonly Role[] = ['school', 'child']

/** Opens and inspects every page of a role, divided into `parts` tests that can run in parallel. */
export function inspectPagesOf(role: Role, parts = 1) {
  for (let part = 1; part <= parts; part++) {
    const suffix = parts > 1 ? `, part ${part} of ${parts}` : ''
    test(`The pages of the ${role} role open, and have no accessibility violations${suffix}`, async ({ page }) => {
      await rememberLogin(page, role, await usernameFor(role, 'accessibility'))
      const values = await findAddressValues(page, role)
      const all = await allPages()
      const inspected = all.filter((each) => isInspectedBy(role, each))
      const chosen = inspected.filter((_, index) => index % parts === part - 1)
      expect(chosen.length).toBeGreaterThan(0)
      if (indonesianRoles.includes(role)) await readIndonesian(page)
      await inspectAll(
        page,
        chosen.map((each) => addressOf(each, values)),
        all,
      )
    })
  }
}
