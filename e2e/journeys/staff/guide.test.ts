import { logIn } from '../../support/people/people'
import { expect, test } from '../../support/test'

test('A teacher learns what a word means, first beside it and then in the glossary', async ({ page }) => {
  await logIn(page, 'teacher')
  await page.goto('/teacher/student')
  await page.getByRole('button', { name: 'What does “Growth” mean?' }).click()
  const note = page.getByRole('note')
  await expect(note).toContainText('at least 90% likely to be real')
  await expect(note).toBeInViewport({ ratio: 1 })
  await note.getByRole('link', { name: 'More in the glossary' }).click()
  await expect(page).toHaveURL(/\/teacher\/glossary#growth$/)
  await expect(page.getByRole('region', { name: 'Growth' })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Search a word' }).fill('percentile')
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Reliable result')
  await page.getByRole('region', { name: 'Percentile' }).getByRole('link', { name: 'Measure' }).waitFor()
})

test('A teacher selects and opens a student with the keyboard alone', async ({ page }) => {
  await logIn(page, 'teacher')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByRole('group', { name: 'Selected' })).toContainText('1 selected')
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/teacher\/student\/\d+$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Give a test')
})
