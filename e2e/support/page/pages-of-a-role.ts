import type { Page } from '@playwright/test'
import { usernameFor } from '../people/children'
import { logIn, type Role } from '../people/people'
import { addressOf, knownTo } from '../portal/addresses'
import { allows, allPages, type SeenPage } from '../portal/boot'
import { expect, test } from '../test'
import { inspect, readIndonesian, settle, speakOther } from './inspect'

// One test looks at all pages of a role, on a busy machine for longer than a journey may take.
test.describe.configure({ timeout: 400_000 })

async function inspectAll(page: Page, addresses: readonly string[]) {
  await page.clock.install()
  const found: Record<string, string[]> = {}
  for (const [index, address] of addresses.entries()) {
    await page.goto(address)
    await settle(page)
    const list = await inspect(page, { backwards: index % 2 === 1, turn: () => speakOther(page) })
    if (list.length > 0) found[address] = list
  }
  expect(found).toEqual({})
}

/** Who looks at which page: everybody who may see it; of lists and tests that others see too, parents see what teachers do. */
const looksAt = (role: Role, page: SeenPage) =>
  allows(page, role) && (role !== 'parent' || page.roles === null || page.roles.length === 1)

/** Who begins in Indonesian, so that pages which two roles share are looked at in all ways; the others begin in English. */
const readers: readonly Role[] = ['school', 'child']

/** Looks at every page of a role, as somebody of that role. */
export const lookAtPagesOf = (role: Role) =>
  test(`axe finds nothing on the pages of the ${role}`, async ({ page }) => {
    await logIn(page, role, await usernameFor(role, 'accessibility'))
    const known = await knownTo(page, role)
    const pages = (await allPages()).filter((one) => !one.public && looksAt(role, one))
    expect(pages.length).toBeGreaterThan(0)
    if (readers.includes(role)) await readIndonesian(page)
    await inspectAll(
      page,
      pages.map((one) => addressOf(one, known)),
    )
  })
