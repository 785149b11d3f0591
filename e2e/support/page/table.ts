import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'

/**
 * Returns the rows of a table. Each row maps column headings to the text of its cells as a screen reader reads it.
 * Leaves out columns without a heading, such as checkboxes, and the second line below a name.
 */
export const rowsOf = (table: Locator): Promise<Record<string, string>[]> => table.evaluate(readRows)

function readRows(table: Element): Record<string, string>[] {
  const seen = (cell: Element): string =>
    [...cell.childNodes].map((node) => (node instanceof Element ? spoken(node) : (node.textContent ?? ''))).join(' ')
  const spoken = (part: Element) => (part.matches('[aria-hidden=true], [data-detail]') ? '' : seen(part))
  const textOf = (cell: Element) => seen(cell).replace(/\s+/g, ' ').trim()
  const headings = [...table.querySelectorAll('thead th')].map(textOf)
  return [...table.querySelectorAll('tbody tr')].map((row) => {
    const cells = [...row.querySelectorAll('td')].map((cell, i) => [headings[i] ?? '', textOf(cell)] as const)
    return Object.fromEntries(cells.filter(([heading]) => heading))
  })
}

/** Returns a list’s table and the controls around it. */
export function listIn(page: Page, name: string) {
  const table = page.getByRole('table', { name, exact: true })
  const pages = page.getByRole('navigation', { name: 'Pages' })
  return {
    table,
    rows: () => rowsOf(table),
    /** Waits until the rows pass a check. */
    until: (check: (rows: Record<string, string>[]) => unknown) =>
      expect(async () => check(await rowsOf(table))).toPass(),
    search: page.getByRole('searchbox'),
    sizes: page.getByLabel('Rows per page'),
    pageButtons: pages.getByRole('button', { name: /^Page \d+$/ }),
    toPage: (number: number) => pages.getByRole('button', { name: `Page ${number}`, exact: true }).click(),
    next: pages.getByRole('button', { name: 'Next' }),
  }
}

/** Returns the texts of a select's options. */
export const choicesOf = (select: Locator) => select.getByRole('option').allInnerTexts()
