import { randomBytes } from 'node:crypto'

/** 32 signs that are not mistaken for one another: without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 60 random bits. */
const LENGTH = 12

const rankOf = (sign: string) => ALPHABET.indexOf(sign)

/** The sign that makes a slip of one sign, and nearly every swap of two, visible (Luhn's rule for 32 signs). */
function checkSign(signs: string): string {
  let sum = 0
  for (const [i, sign] of [...signs].reverse().entries()) {
    const value = rankOf(sign) * (i % 2 === 0 ? 2 : 1)
    sum += Math.floor(value / ALPHABET.length) + (value % ALPHABET.length)
  }
  return ALPHABET[(ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length] as string
}

/** A new code as it is stored: twelve random signs and their check. */
export function newCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return signs + checkSign(signs)
}

/** A code however it was typed, as it is stored: in capitals without signs between, with what looks alike put right. */
export const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** Whether a plain code can be one: it is whole and its check fits. */
export const isCode = (plain: string): boolean =>
  plain.length === LENGTH + 1 &&
  [...plain].every((sign) => rankOf(sign) >= 0) &&
  checkSign(plain.slice(0, -1)) === plain.at(-1)

/** A code as it is printed, in groups: `8F3K-0Q2M-T7XA-5`. */
export const printCode = (plain: string): string => plain.match(/.{1,4}/g)?.join('-') ?? plain
