import { nearnessOf, similarClassrooms, typingErrors } from './similar-classrooms'

const roomsOf = (...names: string[]) => new Map(names.map((name) => [name.toLowerCase(), { name }]))

test.each([
  ['', '', 0],
  ['melati', 'melati', 0],
  ['melati', 'melait', 1],
  ['melati', 'malati', 1],
  ['melati', 'melat', 1],
  ['melati', 'mellatti', 2],
])('from %j to %j it takes %d typing errors, in both directions', (a, b, errors) => {
  expect([typingErrors(a, b), typingErrors(b, a)]).toEqual([errors, errors])
})

test.each([
  ['6z', '6a', 1],
  ['6 a', '6a', 0],
  ['vi a', '6a', 0],
  ['6a', '5a', null],
  ['16a', '6a', 1],
  ['melatti', 'melati', 1],
  ['mawar', 'melati', null],
  ['6 melati', 'melati', 1],
  ['10 ipa 1', '10 ips 1', 1],
  ['6abc', '6a', null],
])('%s is as near to %s as %s', (key, other, errors) => {
  expect(nearnessOf(key, other)).toBe(errors)
})

test('the nearest classrooms come first, at most five of them', () => {
  expect(similarClassrooms('6 a', roomsOf('5A', '6B', '6A', '6C', '6D', '6E', '6F'))).toEqual([
    '6A',
    '6B',
    '6C',
    '6D',
    '6E',
  ])
  expect(similarClassrooms('6z', new Map())).toEqual([])
})
