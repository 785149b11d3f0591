import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pagesOf, readingsOf } from '../../support/files/pdf'
import { titleOf } from '../../support/page/menu'
import { usernameFor } from '../../support/people/children'
import { apiSession, callsWith, logIn, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'
import { testRun } from '../../support/test-run'

/** Removes the spaces from a text, because text that is read from a PDF has none. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** Returns the text of a PDF without spaces. */
const textOf = (pdf: Buffer) => readingsOf(pdf).map(withoutSpaces).join(' ')

/** Returns the file that the browser saves while `act` runs. */
async function savedBy(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  const name = download.suggestedFilename()
  const file = join(testRun().folder, name)
  await download.saveAs(file)
  return { name, content: await readFile(file) }
}

/** Opens a report with a trusted measure from the list. Returns the same report from the API. */
async function openReport(page: Page) {
  const { get } = await apiSession('teacher')
  const lines = (await get('/v2/report')).body.data as { id: number; trusted: boolean; child: { name: string } }[]
  const line = lines.find(({ trusted }) => trusted)
  if (!line) throw new Error('The teacher has no report that can be trusted.')
  await page.goto('/teacher/report?classroom=&tab=finished')
  await page.getByRole('table').locator(`a[href$="/report-detail/${line.id}"]`).click()
  await page.waitForURL(`**/teacher/report-detail/${line.id}`)
  await expect(titleOf(page)).toContainText(line.child.name, { useInnerText: true })
  await expect(page.getByRole('heading', { name: 'Text by text' })).toBeVisible()
  return (await get(`/v2/report/${line.id}`)).body.data as unknown as {
    child: { name: string }
    measure: { value: number; low: number; high: number }
    answers: { number: number; asked: string; outcome: string }[]
  }
}

const formatMeasure = (measure: number) => (measure < 0 ? `BR${-measure}L` : `${measure}L`)

test('A teacher gets a child’s report in print, as a PDF, as a CSV and as a letter in Indonesian', async ({ page }) => {
  await logIn(page, 'teacher')
  const { child, measure, answers } = await openReport(page)
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2)
  const list = page.getByRole('table').filter({ hasText: answers[0]?.asked })
  await expect(list).toBeHidden()
  await page.getByText(`Show ${answers.length} answers`).press('Enter')
  await expect(list).toBeVisible()

  const report = await savedBy(page, () => page.getByRole('button', { name: 'Download PDF' }).click())
  expect(report.name).toMatch(/^Reading report .*\.pdf$/)
  expect(pagesOf(report.content)).toBe(2)
  for (const words of [child.name, `between ${formatMeasure(measure.low)} and ${formatMeasure(measure.high)}`])
    expect(textOf(report.content)).toContain(withoutSpaces(words))

  const letter = await savedBy(page, async () => {
    await page.getByRole('button', { name: 'Letter to parents' }).click()
    await page.getByRole('menuitem', { name: 'In Indonesian' }).click()
  })
  expect(letter.name).toMatch(/^Surat untuk orang tua .*\.pdf$/)
  expect(pagesOf(letter.content)).toBe(1)
  for (const words of [`Kepada orang tua ${child.name}`, `ukuran membaca ${formatMeasure(measure.value)}`])
    expect(textOf(letter.content)).toContain(withoutSpaces(words))

  const csv = await savedBy(page, () => page.getByRole('button', { name: 'Download CSV' }).click())
  const [head, ...rows] = csv.content.toString('utf8').trim().split(/\r?\n/)
  expect(head).toContain('Answer')
  expect(rows).toHaveLength(answers.length)
  for (const [i, row] of rows.entries()) {
    expect(row).toContain(child.name)
    expect(row).toContain(String(answers[i]?.outcome))
  }
})

test('A child’s report shows three passages that the child can read now, from easy to difficult', async ({ page }) => {
  await rememberLogin(page, 'child', await usernameFor('child', 'report'))
  await page.goto('/child/report')
  await page.getByRole('link', { name: 'What I can read now' }).click()
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What you can read now' }) })
  await expect(part).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const { body } = await callsWith(token ?? '').get(`/v2/report/${page.url().split('/').at(-1)}`)
  const { samples } = body.data as unknown as { samples: { title: string; text: number }[] }
  expect(samples.map(({ text }) => text)).toEqual(samples.map(({ text }) => text).sort((a, b) => a - b))
  expect(samples).toHaveLength(3)
  const shelves = await part.getByRole('listitem').allInnerTexts()
  expect(shelves).toHaveLength(3)
  for (const [i, { title, text }] of samples.entries()) {
    expect(shelves[i]).toContain(title)
    // A child never sees a level below 0L.
    if (text < 0) expect(shelves[i]).not.toMatch(/about \d|BR\d/)
    else expect(shelves[i]).toContain(`about ${text}L`)
  }
  await expect(page.getByRole('button', { name: 'Letter to parents' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Text by text' })).toHaveCount(0)
})
