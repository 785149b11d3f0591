import type { Page } from '@playwright/test'
import { desktop, phone } from '../../support/devices'
import { titleOf } from '../../support/page/menu'
import { apiSession } from '../../support/people/people'
import { expect, test } from '../../support/test'

interface Card {
  username: string
  password: string
}

const newPassword = 'empat perahu kertas'

/** Creates a school of its own for the journey, so that the demo school stays as it was. */
async function createSchool(): Promise<Card & { id: number }> {
  const { post } = await apiSession('admin')
  const name = `Sekolah Pindah ${Date.now().toString(36)}`
  const { data } = (await post('/v2/platform/school/add', { name, time_zone: 'Asia/Jakarta', language: 'en' })).body
  const { id, login } = data as { id: number; login: Card }
  return { ...login, id }
}

/** Logs in with the first password, and chooses one. */
async function logInFirst(page: Page, { username, password }: Card) {
  await page.goto('/login?as=master')
  await page.getByLabel('Username or e-mail', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(titleOf(page).filter({ hasText: 'Hi' })).toBeVisible()
}

/** Adds two classes with two students each. */
async function addClasses({ username }: Card) {
  const { post } = await apiSession('school', username, newPassword)
  for (const [room, grade, names] of [
    ['5A', 5, ['Ayu Prima', 'Bagas Prima']],
    ['6A', 6, ['Citra Prima', 'Dimas Prima']],
  ] as const) {
    const { id } = (await post('/v2/classroom/add', { name: room, grade })).body.data as { id: number }
    for (const name of names) await post('/v2/student/add', { name, grade, classrooms: [id] })
  }
}

const namesIn = async ({ username }: Card, archived = false) => {
  const { get } = await apiSession('school', username, newPassword)
  const query = `options[archived]=${archived}&options[sortBy]=name`
  const { data } = (await get(`/v2/student?${query}`)).body as { data: { name: string; classrooms: string[] }[] }
  return data.map(({ name, classrooms }) => `${name} ${classrooms.join()}`)
}

const before = ['Ayu Prima 5A', 'Bagas Prima 5A', 'Citra Prima 6A', 'Dimas Prima 6A']

/** Goes through the plan with one exception, and begins the school year. */
async function beginYear(page: Page) {
  await page.goto('/school/class-room')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New school year' }).click()
  await expect(page.getByRole('combobox', { name: 'Where 5A moves' })).toHaveValue('6A')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('combobox', { name: 'What happens to Bagas Prima' }).selectOption('Repeats the grade')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'What will happen' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Exceptions' })).toContainText('Bagas Prima')
  await page.goForward()
  await page.getByRole('button', { name: /^Begin school year \d{4}\/\d{4}$/ }).click()
  await expect(page.getByRole('heading', { name: /^The school year .* has begun$/ })).toBeVisible()
}

for (const viewport of [desktop, phone]) {
  test.describe(() => {
    test.use({ viewport })

    test(`At ${viewport.width} px a head moves all classes up except one student, and undoes it`, async ({ page }) => {
      const school = await createSchool()
      await logInFirst(page, school)
      await addClasses(school)
      await beginYear(page)
      expect(await namesIn(school)).toEqual(['Ayu Prima 6A', 'Bagas Prima 5A'])
      expect(await namesIn(school, true)).toHaveLength(2)
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await page.getByRole('button', { name: 'Undo the school year' }).click()
      await expect(page.getByText('Undone: everyone is back in the former class.')).toBeVisible()
      expect(await namesIn(school)).toEqual(before)
      const { post } = await apiSession('admin')
      await post(`/v2/platform/school/archive/${school.id}`, {})
    })
  })
}
