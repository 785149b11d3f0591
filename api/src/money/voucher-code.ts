import { randomBytes } from 'node:crypto'

/** 32 characters that are not easily confused: I, L, O and U are left out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number of characters in a code without its check character: 60 random bits. */
const LENGTH = 12

const rankOf = (sign: string) => ALPHABET.indexOf(sign)

/**
 * Returns the check character, calculated by Luhn's algorithm for 32 characters. It reveals any single wrong
 * character and nearly every swap of two characters.
 */
function checkSign(signs: string): string {
  let sum = 0
  for (const [i, sign] of [...signs].reverse().entries()) {
    const value = rankOf(sign) * (i % 2 === 0 ? 2 : 1)
    sum += Math.floor(value / ALPHABET.length) + (value % ALPHABET.length)
  }
  return ALPHABET[(ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length] as string
}

/** Returns a new code as it is stored: twelve random characters and the check character. */
export function newCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return signs + checkSign(signs)
}

/**
 * Returns a typed code as it is stored: in capitals, without separators, and with easily confused characters
 * corrected.
 */
export const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** Returns whether a plain code is complete and its check character is correct. */
export const isCode = (plain: string): boolean =>
  plain.length === LENGTH + 1 &&
  [...plain].every((sign) => rankOf(sign) >= 0) &&
  checkSign(plain.slice(0, -1)) === plain.at(-1)

/** Returns a code as it is printed, in groups: `8F3K-0Q2M-T7XA-5`. */
export const printCode = (plain: string): string => plain.match(/.{1,4}/g)?.join('-') ?? plain
