import { watchChanges } from './changes'

test('a row has changed since a revision if its change was noted afterwards', () => {
  const changes = watchChanges()
  const before = changes.now()
  changes.note('account 7')
  const after = changes.now()
  expect(changes.since(before, ['session 1', 'account 7'])).toBe(true)
  expect(changes.since(before, ['session 1', 'account 70'])).toBe(false)
  expect(changes.since(after, ['account 7'])).toBe(false)
})

test('when any row may have changed, all that was read before counts as changed', () => {
  const changes = watchChanges()
  const before = changes.now()
  changes.noteAll()
  expect(changes.since(before, [])).toBe(true)
  expect(changes.since(changes.now(), ['account 7'])).toBe(false)
})

test('with too many changes, everything read before counts as changed, and later changes are noted again', () => {
  const changes = watchChanges(2)
  changes.note('account 1')
  const between = changes.now()
  changes.note('account 2')
  changes.note('account 3')
  expect(changes.since(between, ['account 9'])).toBe(true)
  const after = changes.now()
  expect(changes.since(after, ['account 3'])).toBe(false)
  changes.note('account 3')
  expect(changes.since(after, ['account 3'])).toBe(true)
})
