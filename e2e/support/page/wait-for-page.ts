import type { Page } from '@playwright/test'
import { pageAt, type SeenPage } from '../portal/boot'
import { expect } from '../test'
import { titleOf } from './menu'

const pathOf = (address: string) => new URL(address, 'http://portal').pathname

/** Runs in the page. Returns whether the window has this title, and one visible main heading. */
const isShown = (title: string) =>
  document.title === title && [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility()).length === 1

/** Milliseconds between two looks of the browser at its page. */
const polling = 50

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
  // Lets the browser wait, because each look from outside costs much more. If the page does not come, the assertion below
  // says what the page shows instead.
  await page.waitForFunction(isShown, expectedPage.title, { polling }).catch(() => null)
  await expect(async () => {
    const [title, headings] = await Promise.all([page.title(), titleOf(page).count()])
    expect({ address, at: pathOf(page.url()), title, headings }).toEqual(expectedPage)
  }).toPass()
}
