import { menuOf, pagesFor, pagesOf, tableOf } from '@lekta/shared/routing'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import { area } from './area'
import { createFixtures } from './fixtures'

const pages = pagesOf([tableOf(area)])
const entries = (group: 'main' | 'more') => menuOf(pages, ['school'], group).map(({ label, path }) => [label, path])

async function open(path: string, at = path, language: 'en' | 'id' = 'en') {
  const page = area.pages.find((one) => one.path === path)
  if (!page) throw new Error(`The area has no page at ${path}.`)
  const { default: Screen } = await page.lazy()
  const place = {
    path: page.path,
    at,
    role: 'school',
    language,
    words: area.words.id,
    answers: createFixtures(),
  } as const
  return renderScreen(Screen, place)
}

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
  expect(pagesFor(pages, [role])).toEqual([])
})

test('every title has its Indonesian', () => {
  expect(pages.map(({ title }) => title).filter((title) => !(title in area.words.id))).toEqual([])
})

test.each([
  ['/school/student', undefined, 'Student'],
  ['/school/setting/index', undefined, 'Setting'],
  ['/school/class-room', undefined, 'Classroom'],
  ['/school/class-room/student/:id', '/school/class-room/student/1', '3A Melati'],
  ['/school/class-room/subscription/:id', '/school/class-room/subscription/1', '3A Melati'],
  ['/school/invoice', '/school/invoice?tab=subscriptions', 'Invoice'],
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
  await report.user.click(await screen.findByRole('link', { name: 'Report' }))
  expect(report.address()).toBe('/school/report')
})

test('Indonesian is spoken', async () => {
  await open('/school/report', undefined, 'id')
  await screen.findByRole('heading', { level: 2, name: 'Siapa yang perlu dilihat lebih dulu' })
})
