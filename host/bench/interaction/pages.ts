import type { User } from './record'

export type Role = 'teacher' | 'school' | 'parent' | 'child' | 'admin'

/** A page, and how a person uses it. */
export interface UsedPage {
  page: string
  /** The account that uses it; null for a visitor without a login. */
  role: Role | null
  path: string
  use: (user: User) => Promise<void>
}

const button = ({ page }: User, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()

const link = ({ page }: User, name: string | RegExp) => page.getByRole('link', { name, exact: true }).first()

async function tryMenu(user: User) {
  await user.tap(button(user, 'Open the menu'))
  await user.tap(user.page.getByRole('button', { name: 'Close the menu' }))
}

async function tryBell(user: User) {
  await user.tap(button(user, /^Notifications/))
  await user.press('Escape')
}

async function tryPageSearch(user: User) {
  await user.tap(button(user, 'Search'))
  await user.page.getByRole('combobox', { name: 'Search' }).waitFor()
  await user.type('set')
  await user.press('Escape')
}

async function trySettings(user: User) {
  const panel = (name: string) => user.page.getByRole('dialog', { name })
  await user.tap(button(user, /^Account of/))
  await user.tap(panel('Account').getByRole('button', { name: 'Display' }))
  for (const choice of ['Dark', 'Light', 'Bahasa Indonesia'])
    await user.tap(panel('Display').getByText(choice, { exact: true }))
  await user.tap(panel('Tampilan').getByText('English', { exact: true }))
  await user.tap(panel('Display').getByRole('button', { name: 'Close' }))
}

async function trySearch(user: User, label: string, text: string) {
  await user.tap(user.page.getByRole('searchbox', { name: label }))
  await user.type(text)
  await user.press('Enter')
}

async function tryColumns(user: User) {
  await user.tap(button(user, 'Filters'))
  await user.tap(button(user, 'Columns'))
  await user.tap(user.page.getByRole('menuitemcheckbox').last())
  await user.tap(user.page.getByRole('menuitemcheckbox').last())
  await user.press('Escape')
  await user.press('Escape')
}

async function tryRows(user: User) {
  await user.tap(button(user, /^Actions for/))
  await user.press('Escape')
  await user.tap(user.page.getByRole('checkbox', { name: /^Select (?!all)/ }).first())
  await user.tap(user.page.getByRole('checkbox', { name: 'Select all on this page' }))
}

/** Opens a page from the menu. */
async function openPage(user: User, label: string) {
  await user.tap(button(user, 'Open the menu'))
  await user.tap(
    user.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: label, exact: true }),
  )
  await user.page.waitForTimeout(1500)
}

async function logIn(user: User) {
  await user.tap(user.page.getByRole('textbox', { name: 'Username' }))
  await user.type('budi')
  await user.tap(user.page.getByRole('tab', { name: 'School or teacher' }))
  await user.tap(user.page.getByRole('textbox', { name: 'Username or e-mail' }))
  await user.type('guru')
  await user.tap(user.page.getByLabel('Password', { exact: true }))
  await user.type('abc')
  await user.tap(user.page.getByRole('tab', { name: 'Parent or child' }))
}

async function tryClassReport(user: User) {
  const tab = (name: string) => user.page.getByRole('tab', { name })
  for (const name of ['Growth', 'Reading groups', 'Finished tests', 'Students']) await user.tap(tab(name))
  await user.tap(button(user, /^Show all/))
  await user.tap(user.page.getByText('As a table').first())
  await trySearch(user, 'Name, username or e-mail', 'an')
}

async function tryReport(user: User) {
  await user.tap(button(user, 'Child’s view'))
  await user.press('Escape')
  await tryMenu(user)
  await tryBell(user)
  await trySettings(user)
}

async function tryInvoices(user: User) {
  await trySearch(user, 'Invoice number', '2026')
  await tryColumns(user)
  await openPage(user, 'Subscription')
}

async function tryStudents(user: User) {
  await trySearch(user, 'Name, username or e-mail', 'an')
  await tryColumns(user)
  await tryRows(user)
  await tryBell(user)
}

async function tryClassrooms(user: User) {
  await trySearch(user, 'Classroom name', '4')
  await tryColumns(user)
  await tryRows(user)
  await user.tap(button(user, 'Add classroom'))
  await user.press('Escape')
}

async function tryLog(user: User) {
  await trySearch(user, 'Name of the person', 'se')
  await tryColumns(user)
  await tryMenu(user)
  await tryBell(user)
}

/** Ten pages of all roles. `report` is the address of a student's report. */
export const usedPages = (report: string): UsedPage[] => [
  { page: 'login', role: null, path: '/login', use: logIn },
  {
    page: 'dashboard',
    role: 'teacher',
    path: '/home/dashboard',
    use: async (user) => {
      await tryBell(user)
      await tryPageSearch(user)
      await trySettings(user)
      await openPage(user, 'Student')
    },
  },
  { page: 'students', role: 'teacher', path: '/teacher/student', use: tryStudents },
  { page: 'class report', role: 'teacher', path: '/teacher/report', use: tryClassReport },
  { page: 'report of a student', role: 'teacher', path: report, use: tryReport },
  { page: 'classrooms', role: 'school', path: '/school/class-room', use: tryClassrooms },
  { page: 'activity log', role: 'admin', path: '/admin/audit', use: tryLog },
  {
    page: 'children',
    role: 'parent',
    path: '/parent/child',
    use: async (user) => {
      await tryBell(user)
      await trySettings(user)
      await user.tap(link(user, 'Add child'))
      await user.page.waitForTimeout(1500)
    },
  },
  { page: 'invoices', role: 'parent', path: '/parent/invoice', use: tryInvoices },
  {
    page: 'dashboard',
    role: 'child',
    path: '/home/dashboard',
    use: async (user) => {
      await tryBell(user)
      await trySettings(user)
      await openPage(user, 'Test')
    },
  },
]
