import type { AreaPage } from '@lekta/shared/routing'
import { createPageSearch } from './search-pages'

const menu = { group: 'main', icon: 'student' } as const
const pages: AreaPage[] = [
  { area: 'host', path: '/login', title: 'Log in', public: true },
  { area: 'host', path: '/stresstest', title: 'Ready for the test day?', public: true },
  { area: 'host', path: '/choose-password', title: 'Choose your password', bare: true },
  { area: 'host', path: '/home/dashboard', title: 'Dashboard', menu: { group: 'main', icon: 'dashboard' } },
  {
    area: 'teacher',
    path: '/teacher/student',
    title: 'Student',
    menu: { ...menu, label: 'Pupil' },
    roles: ['teacher'],
  },
  { area: 'teacher', path: '/teacher/class-room', title: 'Classroom', roles: ['teacher'] },
  { area: 'teacher', path: '/teacher/class-room/student', title: 'Students', noCache: true, roles: ['teacher'] },
  { area: 'teacher', path: '/teacher/class-room/student/:id', title: 'Students', roles: ['teacher'] },
  { area: 'teacher', path: '/teacher/class-room/upload', title: 'Import', roles: ['teacher'] },
  { area: 'school', path: '/school/invoice', title: 'Invoice', roles: ['school'] },
]
const indonesian: Record<string, string> = { Student: 'Siswa', Classroom: 'Kelas', Dashboard: 'Dasbor' }

const find = (words: string, translate = (text: string) => indonesian[text] ?? text) =>
  createPageSearch(pages, ['teacher'], translate)(words).map(({ path }) => path)

test('an empty search finds the menu pages', () => {
  expect(find(' ')).toEqual(['/home/dashboard', '/teacher/student'])
})

test.each([
  ['siswa', '/teacher/student'],
  ['Student', '/teacher/student'],
  ['pupil', '/teacher/student'],
  ['dashbord', '/home/dashboard'],
  ['kels', '/teacher/class-room'],
  ['class-room/up', '/teacher/class-room/upload'],
  ['ready', '/stresstest'],
])('“%s” finds %s first', (words, path) => {
  expect(find(words)[0]).toBe(path)
})

test('a match in the title ranks above a match in the path', () => {
  const paths = ['/a/report-list', '/b/list'] as const
  const two = [
    { area: 'x', path: paths[0], title: 'Children' },
    { area: 'x', path: paths[1], title: 'Report' },
  ]
  const found = createPageSearch(two, [], (text) => text)('report')
  expect(found.map(({ path }) => path)).toEqual(['/b/list', '/a/report-list'])
})

test.each([
  ['of another role', 'Invoice'],
  ['with parameters, or its alias without them,', 'Students'],
  ['for logging in', 'Log in'],
  ['without the frame of the portal', 'Choose'],
])('a page %s is never found', (_, words) => {
  const found = find(words)
  for (const path of [
    '/school/invoice',
    '/teacher/class-room/student',
    '/teacher/class-room/student/:id',
    '/login',
    '/choose-password',
  ]) {
    expect(found).not.toContain(path)
  }
})

test('a search without a similar page finds nothing', () => {
  expect(find('zzzzqqq')).toEqual([])
})

test('a result has its title and its parent pages in the user’s language', () => {
  const [found] = createPageSearch(pages, ['teacher'], (text) => indonesian[text] ?? text)('upload')
  expect(found).toMatchObject({ title: 'Import', trail: ['Kelas'] })
})
