import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pagesOf, readingsOf } from '../../support/files/pdf'
import { filesOf } from '../../support/files/zip'
import { confirm, newParent, register } from '../../support/people/register'
import { expect, test } from '../../support/test'
import { testRun } from '../../support/test-run'

/** Adds a child and opens its profile. */
async function addChild(page: Page, name: string) {
  await page.getByRole('link', { name: 'Add child', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('checkbox', { name: /^I am this child’s parent/ }).check()
  await page.getByRole('button', { name: 'Add child', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} can log in now` })).toBeVisible()
  await page.goto('/parent/child')
  await page.getByRole('main').getByRole('link', { name }).first().click()
}

test('A parent downloads everything that is stored about a child', async ({ page }) => {
  const parent = newParent('Dewi', 'Anggraini', 'tujuh rusa totol')
  await register(page, parent)
  await confirm(page, parent)
  await addChild(page, 'Mia Anggraini')
  await expect(page.getByRole('heading', { level: 2, name: 'Download everything about Mia' })).toBeVisible()
  await page.getByRole('button', { name: 'Prepare the file' }).click()
  const download = page.getByRole('button', { name: /^Download \(\d+ kB\)$/ })
  await expect(download).toBeVisible()
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(saved.suggestedFilename()).toMatch(/^Lekta Mia Anggraini \d{4}-\d\d-\d\d\.zip$/)
  const path = join(testRun().folder, saved.suggestedFilename())
  await saved.saveAs(path)
  const files = filesOf(await readFile(path))
  const data = JSON.parse(files.get('data.json')?.toString('utf8') ?? '')
  expect(data).toMatchObject({ format: 'lekta-personal-data', person: { name: 'Mia Anggraini', kind: 'child' } })
  expect(data.sections.family.parent_link).toMatchObject([{ parent: parent.name }])
  const report = files.get('report.pdf') ?? Buffer.alloc(0)
  expect(pagesOf(report)).toBeGreaterThan(1)
  expect(readingsOf(report).some((reading) => reading.includes('Anggraini'))).toBe(true)
})
