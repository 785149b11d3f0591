import { isGoodPassword } from './password'

const good = (password: string, isChild = false) => isGoodPassword({ password, username: 'sri.wahyuni', isChild })

test('a password needs ten characters, a child’s password needs six', () => {
  expect(['Tiga kata!', 'tiga kata'].map((password) => good(password))).toEqual([true, false])
  expect(['kancil', 'kanci'].map((password) => good(password, true))).toEqual([true, false])
})

test('the length of a password counts visible characters, without surrounding spaces', () => {
  expect(good('🐈🐈🐈', true)).toBe(false)
  expect(good('kanci     ', true)).toBe(false)
})

test('a password must not be the username in upper or lower case', () => {
  expect(['sri.wahyuni', 'Sri.Wahyuni', 'sri.wahyuni2'].map((password) => good(password))).toEqual([false, false, true])
})

test('the most common passwords are refused', () => {
  const tried = ['password123', 'Bismillah123', '1234567890', 'AkuSayangKamu']
  expect(tried.map((password) => good(password))).toEqual([false, false, false, false])
  expect(good('sayang', true)).toBe(false)
})
