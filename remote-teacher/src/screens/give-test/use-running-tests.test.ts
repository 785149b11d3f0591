import { findFreeTitle } from './use-running-tests'

test('a title that a test has already gets the next free number', () => {
  expect(findFreeTitle('Check', [])).toBe('Check')
  expect(findFreeTitle('Check', [{ title: 'Check' }, { title: 'Check (2)' }])).toBe('Check (3)')
})
