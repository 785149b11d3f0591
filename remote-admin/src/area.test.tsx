import { openArea } from '@lekta/shared/testing/open-area'
import { screen } from '@testing-library/react'
import { area } from './area'
import { createFixtures } from './fixtures'

const { entries, open, pagesOf } = openArea(area, 'admin', createFixtures)

test('the main menu lists the item bank and the settings, and the submenu is empty', () => {
  expect(entries('main')).toEqual([
    ['Item bank', '/admin/bank'],
    ['Deleted data', '/admin/privacy'],
    ['Setting', '/admin/setting/index'],
  ])
  expect(entries('more')).toEqual([])
})

test.each(['school', 'teacher', 'parent', 'child'] as const)('a %s cannot see any admin page', (role) => {
  expect(pagesOf(role)).toEqual([])
})

test.each([
  ['/admin/bank', 'Item bank'],
  ['/admin/privacy', 'Deleted data'],
  ['/admin/setting/index', 'Settings'],
])('the page at %s renders with fixture data', async (path, heading) => {
  await open(path)
  await screen.findByRole('heading', { level: 1, name: heading })
})

test('the item bank renders in Indonesian', async () => {
  await open('/admin/bank', undefined, 'id')
  await screen.findByRole('heading', { level: 1, name: 'Bank soal' })
})
