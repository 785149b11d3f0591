import {
  generatePassword,
  hashGeneratedPassword,
  hashPassword,
  hashUsedPassword,
  isPassword,
  isUnused,
} from './password'

test('a generated password has four groups of four characters from 32 unambiguous ones', () => {
  const passwords = Array.from({ length: 1000 }, generatePassword)
  expect(passwords.every((password) => /^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/.test(password))).toBe(true)
  expect(new Set(passwords).size).toBe(1000)
  expect(new Set(passwords.join('').replaceAll('-', '')).size).toBe(32)
})

describe('a generated password', () => {
  const password = generatePassword()
  const typed = [password, password.replaceAll('-', ''), password.toUpperCase(), ` ${password.replaceAll('-', ' ')} `]

  test.each([
    ['before its first use', async () => hashGeneratedPassword(password)],
    ['after its first use', () => hashUsedPassword(password)],
  ])('%s is accepted in any case, with dashes, spaces or neither; others are refused', async (_, stored) => {
    const hash = await stored()
    expect(await Promise.all(typed.map((typing) => isPassword(typing, hash)))).toEqual([true, true, true, true])
    expect(await isPassword(generatePassword(), hash)).toBe(false)
    expect(await isPassword('', hash)).toBe(false)
  })

  test('is hashed differently each time', () => {
    expect(hashGeneratedPassword(password)).not.toBe(hashGeneratedPassword(password))
  })

  test('counts as unused until its first use', async () => {
    expect(isUnused(hashGeneratedPassword(password))).toBe(true)
    expect(isUnused(await hashUsedPassword(password))).toBe(false)
  })
})

test('a chosen password is accepted only exactly as it was chosen', async () => {
  const stored = await hashPassword('Rain on Tin Roofs')
  expect(await isPassword('Rain on Tin Roofs', stored)).toBe(true)
  expect(await isPassword('rain on tin roofs', stored)).toBe(false)
  expect(await isPassword('Rain on Tin Roofs', undefined)).toBe(false)
})
