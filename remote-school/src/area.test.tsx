import { openArea } from '@lekta/shared/testing/open-area'
import { screen } from '@testing-library/react'
import { area } from './area'
import { createFixtures } from './fixtures'

const { entries, open, pagesOf, untranslated } = openArea(area, 'school', createFixtures)

test('the main menu lists students, teachers and settings, and the submenu the other pages', () => {
  expect(entries('main')).toEqual([
    ['Student', '/school/student'],
    ['Teacher', '/school/teacher'],
    ['Setting', '/school/setting/index'],
  ])
  expect(entries('more')).toEqual([
    ['Classroom', '/school/class-room'],
    ['Invoice', '/school/invoice'],
    ['Report', '/school/report'],
    ['Compare', '/school/compare'],
    ['Interventions', '/school/intervention'],
    ['Activity log', '/school/audit'],
  ])
})

test.each(['admin', 'parent', 'child', 'teacher'] as const)('a %s cannot see any school page', (role) => {
  expect(pagesOf(role)).toEqual([])
})

test('every title has an Indonesian translation', () => {
  expect(untranslated()).toEqual([])
})

test.each([
  ['/school/student', undefined, 'Students'],
  ['/school/setting/index', undefined, 'Settings'],
  ['/school/class-room', undefined, 'Classrooms'],
  ['/school/class-room/student/:id', '/school/class-room/student/1', '3A Melati'],
  ['/school/class-room/subscription/:id', '/school/class-room/subscription/1', '3A Melati'],
  ['/school/invoice', '/school/invoice?tab=subscriptions', 'Invoices'],
  ['/school/report', undefined, 'Report'],
  ['/school/compare', undefined, 'Compare'],
  ['/school/audit', undefined, 'Who viewed or changed what'],
  ['/school/student/:id', '/school/student/4', 'Dimas Lestari'],
  ['/school/report-detail/:id', '/school/report-detail/11', 'Ayu Lestari'],
])('the page at %s renders with fixture data', async (path, at, heading) => {
  await open(path, at)
  await screen.findByRole('heading', { level: 1, name: heading })
})

test('the old address of a classroom redirects to the new one', async () => {
  const { address } = await open('/school/class-room/student', '/school/class-room/student?id=2')
  expect(address()).toBe('/school/class-room/student/2')
})

test('a student links to a page with all reports, each of which links back to the class report', async () => {
  const list = await open('/school/student')
  const link = await screen.findByRole('link', { name: 'Bagas Lestari' })
  await list.user.click(link.closest('tr') as HTMLElement)
  expect(list.address()).toBe('/school/student/2')
  list.unmount()
  const report = await open('/school/report-detail/:id', '/school/report-detail/22')
  await screen.findByRole('button', { name: 'Print' })
  await report.user.click(screen.getByRole('link', { name: 'Report' }))
  expect(report.address()).toBe('/school/report')
})

test('the class report renders in Indonesian', async () => {
  await open('/school/report', undefined, 'id')
  await screen.findByRole('heading', { level: 2, name: 'Perlu perhatian' })
})
