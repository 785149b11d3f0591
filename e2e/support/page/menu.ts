import type { Page } from '@playwright/test'
import { expect } from '../test'

/** The sidebar. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** Opens a page by its entry in the sidebar, and waits until it is the current one. */
export async function openFromMenu(page: Page, label: string): Promise<void> {
  const entry = menuOf(page).getByRole('link', { name: label, exact: true })
  await entry.click()
  await expect(entry.and(page.locator('[aria-current="page"]'))).toBeAttached()
}

/** Locates the page's only main heading. */
export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** The attribute that marks headings of pages that the user left; `navigateWithin` sets it. */
const leftAttribute = 'data-left'

/** Locates the main heading of the current page, but not the heading of the page that `navigateWithin` left. */
export const newTitleOf = (page: Page) => page.locator(`h1:not([${leftAttribute}])`)

/** Navigates within the open portal, as the browser's back and forward buttons do. */
export const navigateWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    ([to, left]) => {
      for (const heading of document.querySelectorAll('h1')) heading.setAttribute(left, '')
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    [address, leftAttribute] as const,
  )
