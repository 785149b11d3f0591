import { openArea } from '@lekta/shared/testing/open-area'
import { screen } from '@testing-library/react'
import { area } from './area'
import { createFixtures } from './fixtures'

const { entries, open, pagesOf } = openArea(area, 'admin', createFixtures)

test('the menu lists what concerns customers first, then what concerns the operation', () => {
  expect(entries('main')).toEqual([
    ['Schools', '/admin/school'],
    ['Account search', '/admin/account'],
    ['Payments', '/admin/payment'],
    ['Item bank', '/admin/bank'],
    ['Setting', '/admin/setting/index'],
  ])
  expect(entries('more')).toEqual([
    ['Staff', '/admin/staff'],
    ['Privacy', '/admin/privacy'],
    ['Activity log', '/admin/audit'],
    ['Jobs', '/admin/jobs'],
    ['Releases', '/admin/releases'],
    ['System', '/admin/system'],
  ])
})

test.each(['school', 'teacher', 'parent', 'child'] as const)('a %s cannot see any admin page', (role) => {
  expect(pagesOf(role)).toEqual([])
})

test.each([
  ['/admin/school', 'Schools'],
  ['/admin/school/add', 'Add school'],
  ['/admin/staff', 'Staff'],
  ['/admin/account', 'Account search'],
  ['/admin/payment', 'Payments'],
  ['/admin/bank', 'Item bank'],
  ['/admin/privacy', 'Privacy'],
  ['/admin/audit', 'Activity log'],
  ['/admin/jobs', 'Jobs'],
  ['/admin/releases', 'Releases'],
  ['/admin/system', 'System'],
  ['/admin/setting/index', 'Settings'],
])('the page at %s renders with fixture data', async (path, heading) => {
  await open(path)
  await screen.findByRole('heading', { level: 1, name: heading })
})

test('the page of a school renders with fixture data', async () => {
  await open('/admin/school/:id', '/admin/school/1')
  await screen.findByRole('heading', { level: 1, name: 'Sekolah Cakrawala' })
})

test.each([
  ['/admin/releases/:area', '/admin/releases/teacher', 'teacher'],
  ['/admin/releases/:area/version/:version', '/admin/releases/teacher/version/2.5.0-9d11b0e4', '2.5.0-9d11b0e4'],
  ['/admin/releases/:area/compare', '/admin/releases/teacher/compare', 'Compare releases'],
])('the page at %s renders with fixture data', async (path, at, heading) => {
  await open(path, at)
  await screen.findByRole('heading', { level: 1, name: heading })
})

test('the item bank renders in Indonesian', async () => {
  await open('/admin/bank', undefined, 'id')
  await screen.findByRole('heading', { level: 1, name: 'Bank soal' })
})
