import type { AreaTable, Registry } from '@lekta/shared/routing'
import { firstPageOf } from './first-page'

const registryWith = (pages: AreaTable['pages']): Registry => ({
  teacher: {
    current: {
      ...{ version: '1', manifest: '', entry: '', container: '', contract: '', files: {}, preload: {} },
      area: { name: 'teacher', roles: ['teacher'], pages, words: { id: {} } },
    },
    previous: null,
  },
})

const detail = { path: '/teacher/student/:id', title: 'Student' } as const
const settings = { path: '/teacher/setting', title: 'Setting' } as const
const students = { path: '/teacher/student', title: 'Student', menu: { group: 'main', icon: 'student' } } as const

test.each([
  ['the first page of the menu', [detail, settings, students], students.path],
  ['the first page without parameters, if none is in the menu', [detail, settings], settings.path],
  ['home, if every page has parameters', [detail], '/home/dashboard'],
])('%s is opened', (_, pages, path) => {
  expect(firstPageOf(registryWith(pages), 'teacher', ['teacher'])).toBe(path)
})

test('home is opened by accounts that may not see the area, and for an area that is not served', () => {
  expect(firstPageOf(registryWith([students]), 'teacher', ['admin'])).toBe('/home/dashboard')
  expect(firstPageOf({}, 'teacher', ['teacher'])).toBe('/home/dashboard')
})
