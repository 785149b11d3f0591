import fc from 'fast-check'
import { isCode, newCode, plainCode, printCode } from './voucher-code'

test('a code is read in lower case, with spaces for dashes and with letters for similar digits', () => {
  for (let i = 0; i < 200; i++) {
    const code = newCode()
    const typed = printCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ')
    expect([isCode(code), plainCode(typed), printCode(code)]).toEqual([
      true,
      code,
      expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]$/),
    ])
  }
})

test('one wrong character is always detected', () => {
  const characters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
  fc.assert(
    fc.property(fc.nat(12), fc.constantFrom(...characters), (position, character) => {
      const code = newCode()
      const wrong = code.slice(0, position) + character + code.slice(position + 1)
      expect(isCode(wrong)).toBe(wrong === code)
    }),
  )
})

test('codes that are too short, too long or contain other characters are invalid', () => {
  const code = newCode()
  expect([isCode(''), isCode(code.slice(1)), isCode(`${code}0`), isCode(`${code.slice(0, 12)}U`)]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('10,000 new codes are all different', () => {
  expect(new Set(Array.from({ length: 10_000 }, newCode)).size).toBe(10_000)
})
