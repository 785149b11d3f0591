import { defineArea } from '../routing/area'
import { addressToOpen, listPages } from './open-pages'
import { defaultsOf, type Options, optionsOf, rolesOf, searchOf } from './options'

const lazy = async () => ({ default: () => null })
const area = defineArea({
  name: 'library',
  roles: ['teacher'],
  words: { id: {} },
  slots: { dashboard: { lazy }, 'student-page.actions': { roles: ['teacher', 'school'], lazy } },
  pages: [
    { path: '/library', title: 'Library', lazy },
    { path: '/library/loan', title: 'Loans', lazy },
    { path: '/library/loan/:id', title: 'A loan', lazy },
    { path: '/library/book', title: 'A book', lazy },
    { path: '/library/book/:id', title: 'A book', roles: ['teacher', 'child'], lazy },
    { path: '/library/shelf/:id', title: 'A shelf', lazy },
  ],
})
const samples = { '/library/book/:id': ['/library/book/1', '/library/book/2'] }

test('the roles of an area come first, and others that may see a page or a fill after them', () => {
  expect(rolesOf(area)).toEqual(['teacher', 'school', 'child'])
})

test('every option is in the address, and the address gives the same options again', () => {
  const options: Options = {
    ...{ role: 'child', language: 'id', theme: 'dark', size: 'mini', state: 'manyRows', at: '2026-11-20T09:00' },
    ...{ api: '/api', around: 'portal', toolbar: 'collapsed', catalogue: 'all', width: '390' },
  }
  const search = searchOf(area, options)
  expect(search).toBe(
    '?role=child&lang=id&theme=dark&size=mini&state=manyRows&at=2026-11-20T09:00&api=/api&around=portal&toolbar=collapsed&catalogue&width=390',
  )
  expect(optionsOf(area, search)).toEqual(options)
})

test('defaults are left out of the address, and its other parameters are kept', () => {
  expect(searchOf(area, defaultsOf(area))).toBe('')
  expect(searchOf(area, { ...defaultsOf(area), state: 'empty' }, '?r=1&state=error')).toBe('?r=1&state=empty')
})

test.each([
  '?role=admin',
  '?lang=fr',
  '?theme=pink',
  '?size=1',
  '?state=sad',
  '?at=tomorrow',
  '?at=2026-99-99T00:00',
  '?api=',
  '?width=7',
])('the parameter %s has no meaning and is ignored', (search) =>
  expect(optionsOf(area, search)).toEqual(defaultsOf(area)),
)

test('the catalogue shows all states unless the address names one', () => {
  expect(optionsOf(area, '?catalogue').catalogue).toBe('all')
  expect(optionsOf(area, '?catalogue=empty').catalogue).toBe('empty')
  expect(searchOf(area, { ...defaultsOf(area), catalogue: 'empty' })).toBe('?catalogue=empty')
})

test('the pages of a role are listed with their sample addresses, without aliases and pages that cannot be opened', () => {
  expect(listPages(area, 'teacher', samples)).toEqual([
    { title: 'Dashboard', path: '/home/dashboard', addresses: ['/home/dashboard'] },
    { title: 'Library', path: '/library', addresses: ['/library'] },
    { title: 'Loans', path: '/library/loan', addresses: ['/library/loan'] },
    { title: 'A book', path: '/library/book/:id', addresses: ['/library/book/1', '/library/book/2'] },
  ])
  expect(listPages(area, 'child', samples).map(({ path }) => path)).toEqual(['/library/book/:id'])
})

const slotSamples = {
  'student-page.actions': { student: { id: 7, name: 'Ayu', grade: 3 }, report: { id: 1, title: 'Autumn' } },
}

test('a fill is listed after the pages for its roles, if it has example props', () => {
  const address = '/slots/student-page.actions'
  expect(listPages(area, 'teacher', samples, slotSamples).at(-1)).toEqual({
    title: 'student-page.actions',
    path: address,
    addresses: [address],
  })
  expect(listPages(area, 'school', samples, slotSamples).map(({ path }) => path)).toEqual([address])
  expect(listPages(area, 'child', samples, slotSamples).map(({ path }) => path)).toEqual(['/library/book/:id'])
})

test.each([
  ['', '/home/dashboard'],
  ['/slots/student-page.actions', '/home/dashboard'],
  ['/', '/home/dashboard'],
  ['/library/book/:id', '/library/book/1'],
  ['/library/book/9', '/library/book/9'],
  ['/nowhere', '/nowhere'],
])('the address “%s” opens %s', (address, opened) => {
  expect(addressToOpen(listPages(area, 'teacher', samples), address)).toBe(opened)
})
