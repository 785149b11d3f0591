import type { Role } from '../contract/endpoint'
import type { AreaTable } from './area'
import { allows, areasFilling, breadcrumbsOf, menuOf, pageAt, pagesFor, pagesOf } from './pages'

const table = (name: string, pages: AreaTable['pages'], roles?: readonly Role[]): AreaTable => ({
  name,
  ...(roles && { roles }),
  pages,
  words: { id: {} },
})

const pages = pagesOf([
  table('host', [
    { path: '/', title: 'Welcome', public: true },
    { path: '/home/dashboard', title: 'Dashboard', menu: { group: 'main', icon: 'dashboard' } },
  ]),
  table(
    'teacher',
    [
      { path: '/teacher/student', title: 'Student', menu: { group: 'main', icon: 'student' } },
      { path: '/teacher/class-room', title: 'Classroom', menu: { group: 'more', icon: 'classroom' } },
      { path: '/teacher/class-room/:what/:id', title: 'Something of a classroom' },
      { path: '/teacher/class-room/student/:id', title: 'Students in this classroom' },
      { path: '/teacher/class-room/student/new', title: 'New student' },
      { path: '/teacher/child/add', title: 'Add child', parent: '/teacher/student' },
    ],
    ['teacher'],
  ),
  table(
    'child',
    [
      { path: '/child/test', title: 'Tests', menu: { group: 'main', label: 'Test', icon: 'test' } },
      { path: '/child/report-detail/:id', title: 'Report', roles: ['child', 'parent', 'teacher'] },
    ],
    ['child'],
  ),
])

const at = (path: string) => pageAt(pages, path)
const pathsFor = (held: readonly Role[]) => pagesFor(pages, held).map(({ path }) => path)

describe('a page', () => {
  test('belongs to its area and has the area’s roles', () => {
    expect(at('/teacher/student')).toMatchObject({ area: 'teacher', roles: ['teacher'] })
  })

  test('has its own roles instead of the area’s', () => {
    expect(at('/child/report-detail/7')?.roles).toEqual(['child', 'parent', 'teacher'])
  })

  test('of an area without roles is open to everybody, even to an account without roles', () => {
    expect(allows({}, [])).toBe(true)
    expect(at('/home/dashboard')?.roles).toBeUndefined()
  })

  test.each([
    [['teacher'], true],
    [['admin', 'parent'], true],
    [['school'], false],
    [[], false],
  ] as const)('for child, parent and teacher is open to the roles %j: %s', (held, seen) => {
    expect(allows({ roles: ['child', 'parent', 'teacher'] }, held)).toBe(seen)
  })
})

test('an account can open the pages of each of its roles', () => {
  expect(pathsFor(['parent'])).toEqual(['/', '/home/dashboard', '/child/report-detail/:id'])
  expect(pathsFor(['parent', 'child'])).toContain('/child/test')
})

describe('an address', () => {
  test.each([
    ['/teacher/class-room/student/new', '/teacher/class-room/student/new'],
    ['/teacher/class-room/student/5', '/teacher/class-room/student/:id'],
    ['/teacher/class-room/report/5', '/teacher/class-room/:what/:id'],
    ['/teacher/student/', '/teacher/student'],
  ])('%s shows the page %s, the one with the fewest parameters', (address, path) => {
    expect(at(address)?.path).toBe(path)
  })

  test.each(['/nowhere', '/teacher', '/teacher/student/5', '/child/report-detail'])('%s shows no page', (address) => {
    expect(at(address)).toBeUndefined()
  })
})

describe('the menu', () => {
  test('has the pages of the first role, by their labels, in the order of the areas', () => {
    expect(menuOf(pages, ['teacher'], 'main')).toEqual([
      { path: '/home/dashboard', label: 'Dashboard', icon: 'dashboard' },
      { path: '/teacher/student', label: 'Student', icon: 'student' },
    ])
    expect(menuOf(pages, ['child'], 'main')).toEqual([
      { path: '/home/dashboard', label: 'Dashboard', icon: 'dashboard' },
      { path: '/child/test', label: 'Test', icon: 'test' },
    ])
  })

  test('has a separate submenu', () => {
    expect(menuOf(pages, ['teacher'], 'more')).toEqual([
      { path: '/teacher/class-room', label: 'Classroom', icon: 'classroom' },
    ])
    expect(menuOf(pages, ['child'], 'more')).toEqual([])
  })

  test('of an account with two roles is that of the first role', () => {
    expect(menuOf(pages, ['child', 'teacher'], 'main')).toEqual(menuOf(pages, ['child'], 'main'))
    expect(menuOf(pages, ['child', 'teacher'], 'more')).toEqual([])
  })
})

describe('breadcrumbs', () => {
  test('are the pages whose paths are prefixes of the address, outermost first', () => {
    expect(breadcrumbsOf(pages, '/teacher/class-room/student/5')).toEqual([
      { path: '/teacher/class-room', title: 'Classroom' },
      { path: '/teacher/class-room/student/5', title: 'Students in this classroom' },
    ])
  })

  test('lead through the parent of a page whose path does not contain it', () => {
    expect(breadcrumbsOf(pages, '/teacher/child/add/')).toEqual([
      { path: '/teacher/student', title: 'Student' },
      { path: '/teacher/child/add', title: 'Add child' },
    ])
  })

  test('skip paths without a page, and are empty without any', () => {
    expect(breadcrumbsOf(pages, '/child/report-detail/7')).toEqual([
      { path: '/child/report-detail/7', title: 'Report' },
    ])
    expect(breadcrumbsOf(pages, '/')).toEqual([])
  })
})

test('a slot is filled by the areas that name it, for their roles or those of the fill', () => {
  const areas: AreaTable[] = [
    { ...table('open', []), slots: [{ name: 'dashboard' }] },
    { ...table('teacher', [], ['teacher']), slots: [{ name: 'dashboard' }, { name: 'other' }] },
    { ...table('child', [], ['child']), slots: [{ name: 'dashboard', roles: ['school'] }] },
    { ...table('older', [], ['school']), dashboard: true },
    table('empty', []),
  ]
  expect(areasFilling(areas, 'dashboard', ['teacher'])).toEqual(['open', 'teacher'])
  expect(areasFilling(areas, 'dashboard', ['school'])).toEqual(['open', 'child', 'older'])
  expect(areasFilling(areas, 'other', ['child', 'teacher'])).toEqual(['teacher'])
  expect(areasFilling(areas, 'nowhere', ['teacher'])).toEqual([])
})
