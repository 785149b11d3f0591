import { remoteNames } from '@lekta/tools/packages'
import {
  findLayoutProblems,
  findViolations,
  readPages,
  type Shown,
  show,
  untilSettled,
} from '@lekta/tools/standalone-pages'
import type { Page } from '@playwright/test'
import { desktop, phone } from '../../support/devices'
import { takePicture, writePictureIndex } from '../../support/standalone/pictures'
import { expect, recordConsole, test } from '../../support/test'

/** The states in which the accessibility of pages differs, and the other ones. */
const withAxe = ['full', 'empty', 'error']
const others = ['slow', 'offline', 'unauthorised', 'manyRows']

/** Opens one page in one state, and returns what is wrong with it. */
async function visit(page: Page, shown: Shown): Promise<string[]> {
  await show(page, shown)
  const missing = await untilSettled(page)
  await takePicture(page, shown)
  return missing.length > 0 ? missing : page.evaluate(findLayoutProblems, 'body')
}

/** How pages are looked at: each language in its own window, because another language or width draws a page again. */
const looks = [
  { language: 'en', viewport: desktop, axe: false },
  { language: 'id', viewport: phone, axe: true },
] as const

/** Opens every page of a role in a state: in English in a large window, and in Indonesian on a phone. */
async function visitAll(page: Page, addresses: readonly string[], { role, state }: Pick<Shown, 'role' | 'state'>) {
  const found: Record<string, string[]> = {}
  for (const { language, viewport, axe } of looks) {
    await page.setViewportSize(viewport)
    for (const at of addresses) {
      const problems = await visit(page, { role, state, at, language })
      if (axe && withAxe.includes(state)) problems.push(...(await findViolations(page)))
      if (problems.length > 0) found[`${at} as ${role}, ${state}, ${language}`] = problems
    }
  }
  return found
}

test.afterAll(writePictureIndex)

for (const area of remoteNames()) {
  for (const group of [withAxe, others]) {
    test(`Every page of the ${area} area is whole in the states ${group.join(', ')}`, async ({ page }) => {
      test.slow()
      const lines = recordConsole(page)
      await page.clock.install()
      const pages = await readPages(page, `/remotes/${area}/latest/`)
      const found: Record<string, string[]> = {}
      for (const [role, addresses] of Object.entries(pages))
        for (const state of group) Object.assign(found, await visitAll(page, addresses, { role, state }))
      expect(found).toEqual({})
      expect(lines.filter((line) => line.startsWith('thrown'))).toEqual([])
    })
  }
}
