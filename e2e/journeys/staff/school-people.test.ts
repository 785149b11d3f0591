import type { Page } from '@playwright/test'
import { listIn } from '../../support/page/table'
import { wordsIn } from '../../support/page/words-in'
import { newName } from '../../support/people/new-name'
import { logIn, rememberLogin } from '../../support/people/people'
import { expect, test } from '../../support/test'

interface Card {
  username: string
  password: string
}

const title = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true }).check()

/** Reads the only login card on the page. */
async function cardOn(page: Page): Promise<Card> {
  const facts = page.getByRole('main').getByRole('definition')
  await expect(facts.first()).toBeVisible()
  const [username = '', password = ''] = await facts.allInnerTexts()
  return { username, password }
}

async function logInWith(page: Page, at: string, nameLabel: string, { username, password }: Card) {
  await page.goto(at)
  await fill(page, nameLabel, username)
  await fill(page, 'Password', password)
  await press(page, 'Log in')
}

/** Adds a child on the page that is open. */
async function addChild(page: Page, name: string, classroom?: string): Promise<Card> {
  await fill(page, 'Name', name)
  if (classroom) await tick(page, classroom)
  await press(page, 'Add child')
  await title(page, `${name} can log in now`)
  return cardOn(page)
}

/** Archives a person in the open list, so that other tests find the school unchanged. */
async function archive(page: Page, name: string) {
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('1–1 of 1', { exact: true })).toBeVisible()
  await press(page, `Actions for ${name}`)
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
}

async function addClassroom(page: Page, name: string) {
  await page.goto('/school/class-room')
  await press(page, 'Add classroom')
  const dialog = page.getByRole('dialog', { name: 'Add classroom' })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Grade', { exact: true }).selectOption('6')
  await dialog.getByRole('button', { name: 'Add classroom', exact: true }).click()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
}

async function addTeacher(page: Page, name: string, classroom: string): Promise<Card> {
  await page.goto('/school/teacher/add')
  await fill(page, 'Name', name)
  await tick(page, classroom)
  await press(page, 'Add teacher')
  await title(page, `${name} can log in now`)
  return cardOn(page)
}

/** Returns the text of the page in print. */
async function textInPrint(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  // `wordsIn` leaves out what is hidden in print.
  const text = await wordsIn(page.locator('body'))
  await page.emulateMedia({ media: 'screen' })
  return text
}

test('A school adds a classroom, a teacher and a student, who both log in with their cards', async ({
  page,
  openBrowser,
}) => {
  const family = newName('Perjalanan')
  const [classroom, teacherName, studentName] = [`6Z ${family}`, `Tuti ${family}`, `Bayu ${family}`]
  await logIn(page, 'school')
  await addClassroom(page, classroom)
  const teacher = await addTeacher(page, teacherName, classroom)

  await page.goto('/school/student')
  await page.getByRole('link', { name: 'Add child', exact: true }).click()
  const child = await addChild(page, studentName, classroom)
  expect(child.username).toBe(`bayu.${family.toLowerCase()}`)
  const paper = await textInPrint(page)
  for (const text of [studentName, child.username, child.password]) expect(paper).toContain(text)
  expect(paper).not.toContain('Add another child')

  const studentPage = await openBrowser()
  await logInWith(studentPage, '/login', 'Username', { ...child, password: child.password.replaceAll('-', ' ') })
  await title(studentPage, 'Hi, Bayu!')
  const teacherPage = await openBrowser()
  await logInWith(teacherPage, '/login?as=master', 'Username or e-mail', teacher)
  await title(teacherPage, 'Choose your password')
  await fill(teacherPage, 'New password', 'delapan perahu layar')
  await press(teacherPage, 'Save and continue')
  await title(teacherPage, 'Hi, Tuti!')
  await teacherPage.goto('/teacher/student')
  await listIn(teacherPage, 'Students').until((rows) => expect(rows.map(({ Name }) => Name)).toEqual([studentName]))

  await page.goto('/school/student')
  await archive(page, studentName)
  await press(page, 'Undo')
  await expect(page.getByText('Change undone.')).toBeVisible()
  await archive(page, studentName)
  await page.goto('/school/teacher')
  await archive(page, teacherName)
  await page.goto('/school/class-room')
  await archive(page, classroom)
})

/** Adds a child to the teacher's first classroom, and returns the names of the first two. */
async function addToFirstClass(page: Page, name: string) {
  await page.goto('/teacher/class-room')
  const rooms = listIn(page, 'Classrooms')
  await rooms.until((rows) => expect(rows.filter(({ Name }) => Name).length).toBeGreaterThan(1))
  const [first = '', second = ''] = (await rooms.rows()).map(({ Name }) => Name ?? '')
  await page.getByRole('link', { name: first, exact: true }).click()
  await page.getByRole('link', { name: 'Add child', exact: true }).click()
  await addChild(page, name)
  return { first, second }
}

test('A teacher moves a child, resets its password and prints the card with six clicks', async ({
  page,
  openBrowser,
}) => {
  const name = newName('Rani Perjalanan')
  await rememberLogin(page, 'teacher')
  const { first, second } = await addToFirstClass(page, name)
  await page.goto(`/teacher/student?q=${encodeURIComponent(name)}`)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Move to a classroom' }).click()
  const dialog = page.getByRole('dialog', { name: `Move ${name} from ${first}` })
  await dialog.getByLabel('To classroom').selectOption({ label: second })
  await dialog.getByLabel('Reset the password and print a new login card').check()
  await dialog.getByRole('button', { name: 'Move' }).click()
  const cards = page.getByRole('dialog', { name: 'Login cards' })
  await cards.getByRole('button', { name: 'Print the card' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await expect(cards.getByText(second)).toBeVisible()

  const school = await openBrowser()
  await rememberLogin(school, 'school')
  await school.goto('/school/student')
  await archive(school, name)
  await expect(school.getByText(`Nothing found for “${name}”`)).toHaveCount(1)
})

test('A teacher adds a child to one class, moves it to another and undoes the move', async ({ page, openBrowser }) => {
  const name = newName('Sinta Perjalanan')
  await rememberLogin(page, 'teacher')
  const { first, second } = await addToFirstClass(page, name)
  await page.goto(`/teacher/student?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('table', { name: 'Students' }).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(first)
  await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await press(page, 'Move to a classroom')
  await page.getByLabel('To classroom').selectOption({ label: second })
  await press(page, 'Move')
  await expect(row).toContainText(second)
  await press(page, 'Undo')
  await expect(row).toContainText(first)

  const school = await openBrowser()
  await rememberLogin(school, 'school')
  await school.goto('/school/student')
  await archive(school, name)
  await expect(school.getByText(`Nothing found for “${name}”`)).toHaveCount(1)
})
