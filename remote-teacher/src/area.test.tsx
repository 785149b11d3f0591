import { openArea } from '@lekta/shared/testing/open-area'
import { screen } from '@testing-library/react'
import { area } from './area'
import { createFixtures } from './fixtures'

const { entries, open, pagesOf, untranslated } = openArea(area, 'teacher', createFixtures)

test('the main menu lists tests, students and settings, and the submenu the other pages', () => {
  expect(entries('main')).toEqual([
    ['Create Subscribe', '/teacher/test'],
    ['Student', '/teacher/student'],
    ['Setting', '/teacher/setting/index'],
  ])
  expect(entries('more')).toEqual([
    ['Classroom', '/teacher/class-room'],
    ['Subscription', '/teacher/subscription'],
    ['Schedule', '/teacher/schedule'],
    ['Allow Test', '/teacher/allow-test'],
    ['Report', '/teacher/report'],
    ['Compare', '/teacher/compare'],
    ['Interventions', '/teacher/intervention'],
  ])
})

test.each(['admin', 'parent', 'child', 'school'] as const)('a %s cannot see any teacher page', (role) => {
  expect(pagesOf(role)).toEqual([])
})

test('every title has an Indonesian translation', () => {
  expect(untranslated()).toEqual([])
})

test.each([
  ['/teacher/student', undefined, 'Students'],
  ['/teacher/test', undefined, 'Give a test'],
  ['/teacher/allow-test', undefined, 'Manage access'],
  ['/teacher/schedule', undefined, 'Schedule'],
  ['/teacher/schedule/:id', '/teacher/schedule/1', 'Reading check, autumn'],
  ['/teacher/setting/index', undefined, 'Settings'],
  ['/teacher/class-room', undefined, 'Classrooms'],
  ['/teacher/class-room/student/:id', '/teacher/class-room/student/1', '3A Melati'],
  ['/teacher/report', undefined, 'Report'],
  ['/teacher/compare', undefined, 'Compare'],
  ['/teacher/student/:id', '/teacher/student/4', 'Dimas Lestari'],
  ['/teacher/report-detail/:id', '/teacher/report-detail/11', 'Ayu Lestari'],
])('the page at %s renders with fixture data', async (path, at, heading) => {
  await open(path, at)
  await screen.findByRole('heading', { level: 1, name: heading })
})

test('the old address of a classroom redirects to the new one', async () => {
  const { address } = await open('/teacher/class-room/student', '/teacher/class-room/student?id=2')
  expect(address()).toBe('/teacher/class-room/student/2')
})

test('the former tab for managing access redirects to its own page', async () => {
  const { address } = await open('/teacher/test', '/teacher/test?tab=allow&schedule=3')
  expect(address()).toBe('/teacher/allow-test?schedule=3')
})

test('a student links to a page with all reports, each of which links back to the class report', async () => {
  const list = await open('/teacher/student')
  const link = await screen.findByRole('link', { name: 'Bagas Lestari' })
  await list.user.click(link.closest('tr') as HTMLElement)
  expect(list.address()).toBe('/teacher/student/2')
  list.unmount()
  const report = await open('/teacher/report-detail/:id', '/teacher/report-detail/22')
  await screen.findByRole('button', { name: 'Print' })
  await report.user.click(screen.getByRole('link', { name: 'Report' }))
  expect(report.address()).toBe('/teacher/report')
})

test('the class report renders in Indonesian', async () => {
  await open('/teacher/report', undefined, 'id')
  await screen.findByRole('heading', { level: 2, name: 'Perlu perhatian' })
})
