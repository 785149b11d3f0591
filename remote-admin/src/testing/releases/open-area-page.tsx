import type { Answer } from '@lekta/shared/testing/fake-api'
import { type Rendered, renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import AreaPage from '../../releases/area/area-page'

/** Opens the page of an area. */
export const openAreaPage = (area = 'teacher', search = '', first: readonly Answer[] = []): Rendered =>
  renderScreen(AreaPage, {
    path: '/admin/releases/:area',
    at: `/admin/releases/${area}${search}`,
    role: 'admin',
    answers: [...first, ...createFixtures()],
  })

/** Returns the row of a release in the list of releases. */
export async function rowOf(version: string): Promise<HTMLElement> {
  const table = within(await screen.findByRole('table', { name: 'Releases' }))
  return (await table.findByRole('link', { name: version })).closest('tr') as HTMLElement
}

/**
 * Opens the menu of a release in the list of releases, and returns its items. Tests load no styles, so the menu counts as
 * hidden.
 */
export async function openMenuOf(user: Rendered['user'], version: string): Promise<HTMLElement[]> {
  await user.click(within(await rowOf(version)).getByRole('button', { name: `Actions for ${version}` }))
  return screen.findAllByRole('menuitem', { hidden: true })
}
