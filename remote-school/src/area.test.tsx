import { openArea } from '@lekta/shared/testing/open-area'
import { screen } from '@testing-library/react'
import { area } from './area'
import { createFixtures } from './fixtures'

const { entries, open, pagesOf, untranslated } = openArea(area, 'school', createFixtures)

test('the menu leads to students and teachers, its submenu to the rest', () => {
  expect(entries('main')).toEqual([
    ['Student', '/school/student'],
    ['Teacher', '/school/teacher'],
    ['Setting', '/school/setting/index'],
  ])
  expect(entries('more')).toEqual([
    ['Classroom', '/school/class-room'],
    ['Invoice', '/school/invoice'],
    ['Report', '/school/report'],
  ])
})

test.each(['admin', 'parent', 'child', 'teacher'] as const)('nothing of it is for a %s', (role) => {
  expect(pagesOf(role)).toEqual([])
})

test('every title has its Indonesian', () => {
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
  ['/school/report-detail/:id', '/school/report-detail/11', 'Ayu Lestari'],
])('the page at %s opens on its fixtures', async (path, at, heading) => {
  await open(path, at)
  await screen.findByRole('heading', { level: 1, name: heading })
})

test('the old address of a classroom leads to the new one', async () => {
  const { address } = await open('/school/class-room/student', '/school/class-room/student?id=2')
  expect(address()).toBe('/school/class-room/student/2')
})

test('the students lead to their reports, and a report back to all of them', async () => {
  const list = await open('/school/student')
  await list.user.click(await screen.findByText('bagas.lestari'))
  expect(list.address()).toBe('/school/report-detail/22')
  list.unmount()
  const report = await open('/school/report-detail/:id', '/school/report-detail/22')
  await screen.findByRole('button', { name: 'Print' })
  await report.user.click(screen.getByRole('link', { name: 'Report' }))
  expect(report.address()).toBe('/school/report')
})

test('Indonesian is spoken', async () => {
  await open('/school/report', undefined, 'id')
  await screen.findByRole('heading', { level: 2, name: 'Perlu perhatian' })
})
