import type { Page } from '@playwright/test'
import { pageAt, type SeenPage } from '../portal/boot'
import { expect } from '../test'
import { titleOf } from './menu'

const pathOf = (address: string) => new URL(address, 'http://portal').pathname

/**
 * Waits until an English page is open: at the expected path, with its title in the window and exactly one main
 * heading. `address` is the one that was opened, for the message.
 */
export async function waitForPage(page: Page, address: string, expected: string, pages: readonly SeenPage[]) {
  const expectedPage = {
    address,
    at: pathOf(expected),
    title: `${pageAt(pages, pathOf(expected)).title} - Lekta`,
    headings: 1,
  }
  await expect(async () => {
    const [title, headings] = await Promise.all([page.title(), titleOf(page).count()])
    expect({ address, at: pathOf(page.url()), title, headings }).toEqual(expectedPage)
  }).toPass()
}
