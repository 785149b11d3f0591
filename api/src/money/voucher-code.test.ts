import fc from 'fast-check'
import { isCode, newCode, plainCode, printCode } from './voucher-code'

test('a code is good however it is typed', () => {
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

test('one wrong sign is always noticed', () => {
  const signs = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
  fc.assert(
    fc.property(fc.nat(12), fc.constantFrom(...signs), (place, sign) => {
      const code = newCode()
      const wrong = code.slice(0, place) + sign + code.slice(place + 1)
      expect(isCode(wrong)).toBe(wrong === code)
    }),
  )
})

test('too short, too long and foreign signs are no codes', () => {
  const code = newCode()
  expect([isCode(''), isCode(code.slice(1)), isCode(`${code}0`), isCode(`${code.slice(0, 12)}U`)]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('codes do not repeat', () => {
  expect(new Set(Array.from({ length: 10_000 }, newCode)).size).toBe(10_000)
})
