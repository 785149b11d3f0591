import {
  generatePassword,
  generateWordPassword,
  hardenHash,
  hashGeneratedPassword,
  hashPassword,
  hashUsedPassword,
  isPassword,
  isUnused,
} from './password'
import { englishWords } from './password-words/english'
import { indonesianWords } from './password-words/indonesian'

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

describe.each([
  ['en', englishWords],
  ['id', indonesianWords],
] as const)('the first password of a child in %s', (language, words) => {
  test('has three words and a digit, with at least 33 random bits', () => {
    expect(generateWordPassword(language)).toMatch(/^([a-z]{2,9}-){3}[2-9]$/)
    expect(3 * Math.log2(new Set(words).size) + 3).toBeGreaterThan(33)
    expect(new Set(words).size).toBe(words.length)
    expect(words.every((word) => /^[a-z]{2,8}$/.test(word))).toBe(true)
  })

  test('works before and after its hash is hardened, which happens only once', async () => {
    const password = generateWordPassword(language)
    const hardened = (await hardenHash(hashGeneratedPassword(password))) ?? ''
    expect(await isPassword(password.toUpperCase().replaceAll('-', ' '), hardened)).toBe(true)
    expect(await isPassword(`${password}2`, hardened)).toBe(false)
    expect(isUnused(hardened)).toBe(true)
    expect(await hardenHash(hardened)).toBeNull()
    expect(await hardenHash(await hashUsedPassword(password))).toBeNull()
  })
})

test('a chosen password is accepted only exactly as it was chosen', async () => {
  const stored = await hashPassword('Rain on Tin Roofs')
  expect(await isPassword('Rain on Tin Roofs', stored)).toBe(true)
  expect(await isPassword('rain on tin roofs', stored)).toBe(false)
  expect(await isPassword('Rain on Tin Roofs', undefined)).toBe(false)
})
