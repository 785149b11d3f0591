import { UsageError } from '../usage-error'
import { parseNew, screenName } from './new-request'

const titleId = ['--title-id', 'Daftar bacaan']

test('a remote is for admins unless roles are named', () => {
  const title = { english: 'Library', indonesian: 'Perpustakaan' }
  const words = ['remote', 'library', '--title-id', 'Perpustakaan']
  expect(parseNew(words)).toEqual({ kind: 'remote', name: 'library', roles: ['admin'], title })
  expect(parseNew([...words, '--role=teacher'])).toMatchObject({ roles: ['teacher'] })
  expect(parseNew([...words, '--roles', 'child, school'])).toMatchObject({ roles: ['school', 'child'] })
})

test('a page is named after its path, and in the submenu unless the menu is named', () => {
  const page = { kind: 'page', area: 'teacher', path: '/teacher/reading-list', menu: 'more' }
  const title = { english: 'Reading list', indonesian: 'Daftar bacaan' }
  expect(parseNew(['page', 'teacher', '/teacher/reading-list', ...titleId])).toEqual({ ...page, title })
  const words = ['page', '--menu', 'main', 'teacher', ...titleId, '/teacher/reading-list', '--title=Books = fun']
  expect(parseNew(words)).toMatchObject({ menu: 'main', title: { english: 'Books = fun' } })
})

test.each([
  ['/teacher/reading-list', 'reading-list'],
  ['/teacher/reading-list/:id', 'reading-list-by-id'],
  ['/teacher/setting/index', 'setting'],
  ['/book/:code/pages', 'pages'],
])('the screen of %s is called %s', (path, name) => {
  expect(screenName(path)).toBe(name)
})

test('an endpoint is a GET about a student, for staff, unless options say otherwise', () => {
  expect(parseNew(['endpoint', 'reading-list', 'book-count'])).toEqual({
    kind: 'endpoint',
    feature: 'reading-list',
    name: 'bookCount',
    method: 'GET',
    path: '/v2/book-count/:id',
    roles: ['school', 'teacher'],
    summary: 'Book count',
  })
  const words = [
    'endpoint',
    'bank',
    'retireItem',
    '--method',
    'POST',
    '--roles',
    'admin',
    '--summary',
    'Retire an item',
  ]
  const retireItem = { name: 'retireItem', method: 'POST', path: '/v2/retire-item', summary: 'Retire an item' }
  expect(parseNew(words)).toMatchObject(retireItem)
})

test('--help is recognised at any position', () => {
  expect(parseNew(['--help'])).toBe('help')
  expect(parseNew(['page', '--help'])).toBe('help')
})

test.each([
  ['', 'Name what to create: remote, page or endpoint.'],
  ['screen x', 'Name what to create: remote, page or endpoint, not “screen”.'],
  ['remote', 'Give the name of the remote.'],
  ['remote MyRemote --title-id X', '“MyRemote” must be in lower case with dashes'],
  ['remote library', 'Give the title in Indonesian too'],
  [
    'remote library --title-id X --roles pupil',
    'There is no role “pupil”. Roles: admin, school, teacher, parent, child.',
  ],
  ['remote library --title-id', '--title-id needs a value.'],
  ['remote library --title-id --title X', '--title-id needs a value.'],
  ['remote library --title-id X --menu main', 'A new remote has no option --menu.'],
  ['remote library shelf --title-id X', 'Unexpected argument “shelf”.'],
  ['page teacher', 'Give the path of the page.'],
  ['page teacher reading --title-id X', '“reading” must be a path like /teacher/reading-list'],
  ['page teacher /Teacher//x --title-id X', '“/Teacher//x” must be a path'],
  ['page teacher /teacher/x --title-id X --menu left', '--menu must be more or main, not “left”.'],
  ['endpoint reading', 'Give the name of the endpoint.'],
  ['endpoint reading x_y', '“x_y” must be in lower case with dashes'],
  ['endpoint reading tips --method PUT', '--method must be GET or POST, not “PUT”.'],
  ['endpoint reading tips --path /v2/:school/tips', '“/v2/:school/tips” can have no parameter but one :id.'],
  ['endpoint reading tips --path /tips/:id --roles admin', 'Admins cannot see students'],
  ['page teacher /x --colour red', 'Unknown option “--colour”.'],
])('“%s” is refused with an explanation', (words, sentence) => {
  const parse = () => parseNew(words.split(' ').filter(Boolean))
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(sentence)
})
