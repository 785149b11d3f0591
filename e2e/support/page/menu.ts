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

/** The page's only main heading. */
export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
