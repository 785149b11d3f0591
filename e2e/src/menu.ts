import type { Page } from 'playwright-core'

/** The sidebar. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** Opens a page by its entry in the sidebar. */
export const openFromMenu = (page: Page, label: string) =>
  menuOf(page).getByRole('link', { name: label, exact: true }).click()

/** The page's one title. */
export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
