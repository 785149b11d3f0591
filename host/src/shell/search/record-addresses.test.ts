import type { AreaTable } from '@lekta/shared/routing'
import { pagesOf } from '@lekta/shared/routing'
import { recordAddressesOf, recordAt, searchActionsOf } from './record-addresses'

const areas: AreaTable[] = [
  {
    name: 'school',
    roles: ['school'],
    words: { id: {} },
    pages: [
      { path: '/school/student/:id', title: 'Student' },
      { path: '/school/teacher/add', title: 'Add teacher' },
      { path: '/school/invoice', title: 'Invoices' },
    ],
    search: {
      records: {
        student: '/school/student/:id',
        teacher: '/school/teacher/add?id=:id',
        test: '/school/window/:id',
      },
      actions: [
        { label: 'Order seats', to: '/school/invoice?order=buy', icon: 'ticket' },
        { label: 'Nowhere', to: '/school/nowhere', icon: 'add' },
      ],
    },
  },
]
const pages = pagesOf(areas)

test('records and actions are offered to the first role of an account, if their pages exist', () => {
  expect(Object.keys(recordAddressesOf(areas, pages, ['school']))).toEqual(['student', 'teacher'])
  expect(searchActionsOf(areas, pages, ['school']).map(({ label }) => label)).toEqual(['Order seats'])
  expect(recordAddressesOf(areas, pages, ['teacher', 'school'])).toEqual({})
  expect(searchActionsOf(areas, pages, ['teacher'])).toEqual([])
})

test.each([
  ['/school/student/12', { kind: 'student', id: 12 }],
  ['/school/teacher/add?id=3', { kind: 'teacher', id: 3 }],
  ['/school/teacher/add', undefined],
  ['/school/student/add', undefined],
  ['/school/student/12/report', undefined],
])('the page at %s is about %j', (at, record) => {
  expect(recordAt(recordAddressesOf(areas, pages, ['school']), at)).toEqual(record)
})
