import type { AreaPage } from '@lekta/shared/routing'
import { afterLogin, decideAccess } from './guard'

const pages: AreaPage[] = [
  { area: 'host', path: '/', title: 'Welcome', public: true },
  { area: 'host', path: '/login', title: 'Log in', public: true },
  { area: 'host', path: '/404', title: 'Page not found', public: true },
  { area: 'host', path: '/home/dashboard', title: 'Dashboard' },
  { area: 'teacher', path: '/teacher/report', title: 'Report', roles: ['teacher'] },
  { area: 'school', path: '/school/report', title: 'Report', roles: ['school'] },
  { area: 'child', path: '/child/report-detail/:id', title: 'Report', roles: ['child', 'parent', 'teacher'] },
]
const visit = (pathname: string, token: string | null = null, roles: AreaPage['roles'] = []) =>
  decideAccess(pages, { pathname, token, roles: roles ?? [] })

test.each(['/', '/login', '/login/', '/teacher/report'])(
  '%s redirects to the setup page on a server without an admin',
  (path) => {
    const withSetup: AreaPage[] = [
      ...pages,
      { area: 'host', path: '/setup', title: 'Set up this server', public: true },
    ]
    const first = decideAccess(withSetup, { pathname: path, token: null, roles: [] })
    const next = first.kind === 'redirect' && first.to === '/' ? '/' : path
    expect(decideAccess(withSetup, { pathname: next, token: null, roles: [] })).toEqual({
      kind: 'redirect',
      to: '/setup',
    })
  },
)

test('the setup page redirects to /404 on a server with an admin', () => {
  expect(visit('/setup')).toEqual({ kind: 'redirect', to: '/404' })
})

test('a public page is shown without a token', () => {
  expect(visit('/login')).toMatchObject({ kind: 'show', page: { path: '/login' } })
})

test.each(['/teacher/report', '/home/dashboard', '/home', '/redirect/home'])(
  '%s redirects to the front page without a token',
  (path) => {
    expect(visit(path)).toEqual({ kind: 'redirect', to: '/' })
  },
)

test.each(['/login', '/login/'])('the login page %s redirects to /home with a token', (path) => {
  expect(visit(path, 't', ['teacher'])).toEqual({ kind: 'redirect', to: '/home' })
})

test.each(['/home', '/home/', '/redirect/home'])('%s redirects to the dashboard', (path) => {
  expect(visit(path, 't', ['teacher'])).toEqual({ kind: 'redirect', to: '/home/dashboard' })
})

test.each(['/teacher/report', '/', '/nowhere'])('a token without roles restores the stored user before %s', (path) => {
  expect(visit(path, 't')).toEqual({ kind: 'restore' })
})

test.each(['/nowhere', '/teacher', '/change-password/1/x', '/payment', '/payment/1/x/y', '/payments/x'])(
  'the unknown page %s redirects to /404 without a token too',
  (path) => {
    expect(visit(path)).toEqual({ kind: 'redirect', to: '/404' })
  },
)

test('a page is shown to an account if one of its roles matches', () => {
  expect(visit('/child/report-detail/7', 't', ['admin', 'teacher'])).toMatchObject({ kind: 'show' })
})

test('a page of another role redirects to /404 like an unknown page', () => {
  expect(visit('/teacher/report', 't', ['child'])).toEqual(visit('/nowhere', 't', ['child']))
  expect(visit('/nowhere', 't', ['child'])).toEqual({ kind: 'redirect', to: '/404' })
})

test.each([
  ['/teacher/report?page=2', '/teacher/report?page=2'],
  ['https://elsewhere.example', '/home/dashboard'],
  ['//elsewhere.example', '/home/dashboard'],
  ['/\\elsewhere.example', '/home/dashboard'],
  ['/\t/elsewhere.example', '/home/dashboard'],
  ['/.//elsewhere.example', '/home/dashboard'],
  ['/teacher\\report', '/home/dashboard'],
  ['javascript:alert(1)', '/home/dashboard'],
  ['', '/home/dashboard'],
  ['/teacher/report/?q=a%20b//c#top', '/teacher/report/?q=a%20b//c#top'],
  ['/child/report-detail/7', '/child/report-detail/7'],
  ['/school/report', '/home/dashboard'],
  ['/nowhere', '/home/dashboard'],
  [null, '/home/dashboard'],
])('after the login of a teacher, the requested page %s becomes %s', (requested, to) => {
  expect(afterLogin(requested, pages, ['teacher'])).toBe(to)
})
