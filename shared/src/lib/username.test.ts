import { suggestUsername } from './username'

test.each([
  ['Sri Wahyuni Prasetyo', 'sri.wahyuni'],
  ['  Suharto ', 'suharto'],
  ['Zoë  O’Connor-Álvarez', 'zoe.oconnoralvarez'],
  ['R. A. Kartini', 'r.a'],
  ['Al', ''],
  ['王小明', ''],
  ['', ''],
  ['Abcdefghijklmnopqrstuvwxyz Abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrstuvwxyz.abcdefghijklm'],
])('for %s, the username “%s” is suggested', (name, username) => {
  expect(suggestUsername(name)).toBe(username)
})
