import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Role } from '@lekta/shared/contract/endpoint'
import { isGoodPassword, passwordLength, passwordRule } from '@lekta/shared/lib/password'
import { hash, verify } from '@node-rs/argon2'
import { badInput } from '../errors/api-error'
import { type Language, say } from '../i18n/sentence'
import { englishWords } from './password-words/english'
import { indonesianWords } from './password-words/indonesian'

/** OWASP's smallest argon2id setting that needs no more than 19 MiB. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

/**
 * The hash of an unknown password. It is verified if an account has no password, so that both cases take the same
 * time.
 */
const unknownHash = '$argon2id$v=19$m=19456,t=2,p=1$m5yRo9xMKK5ZzE0zcv7LLw$AVyPynuLcS4UklmZgUTYx9drdDOIPGQI2x96kcNfXPM'

export const hashPassword = (password: string) => hash(password, cost)

/** Letters and digits that are not easily confused on paper, five bits each. */
const readable = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Generates a first password: 80 random bits in groups that can be read out and typed, like `k3np-…`. */
export function generatePassword(): string {
  const letters = [...randomBytes(16)].map((byte) => readable[byte % readable.length])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

const words = { en: englishWords, id: indonesianWords } as const

const chooseOne = <T>(options: readonly T[]) => options[randomInt(options.length)] as T

/**
 * Generates a first password for a child: three words and a digit, like `kuda-payung-roti-7`, with 33 random bits.
 * Nobody mistakes the digits for a letter.
 */
export function generateWordPassword(language: Language): string {
  const chosen = [1, 2, 3].map(() => chooseOne(words[language]))
  return [...chosen, chooseOne([2, 3, 4, 5, 6, 7, 8, 9])].join('-')
}

/** The prefix of a generated password's hash: before its first use, the same once hardened, and after its first use. */
const kinds = { unused: 'first:', hardened: 'first-slow:', used: 'made:' } as const

/**
 * Returns the stored form of a generated password, however it was typed. Children leave the dashes out, and tablets
 * capitalise the first letter.
 */
export const plainPassword = (password: string) => password.toLowerCase().replace(/[^a-z0-9]/g, '')

const sign = (password: string, key: string) =>
  createHmac('sha256', key).update(plainPassword(password)).digest('base64url')

/**
 * Hashes a generated password. Nobody can guess the 80 random bits of `generatePassword`; the hash of a child's
 * password has to be hardened soon.
 */
export function hashGeneratedPassword(password: string): string {
  const key = randomBytes(16).toString('base64url')
  return `${kinds.unused}${key}:${sign(password, key)}`
}

function isSigned(password: string, stored: string): boolean {
  const [key = '', signature = ''] = stored.slice(kinds.unused.length).split(':')
  return timingSafeEqual(Buffer.from(sign(password, key)), Buffer.from(signature))
}

/** Returns the hash, with a slow hash around its fast one; null if it is none of an unused password. */
export async function hardenHash(stored: string): Promise<string | null> {
  if (!stored.startsWith(kinds.unused)) return null
  const [key = '', signature = ''] = stored.slice(kinds.unused.length).split(':')
  return `${kinds.hardened}${key}:${await hashPassword(signature)}`
}

function isHardened(password: string, stored: string): Promise<boolean> {
  const [key = '', hashed = ''] = stored.slice(kinds.hardened.length).split(':')
  return verify(hashed, sign(password, key))
}

/** Returns whether the password matches the hash; false without a hash. It takes equally long either way. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  if (stored?.startsWith(kinds.unused)) {
    await verify(unknownHash, password)
    return isSigned(password, stored)
  }
  if (stored?.startsWith(kinds.hardened)) return isHardened(password, stored)
  if (stored?.startsWith(kinds.used)) return verify(stored.slice(kinds.used.length), plainPassword(password))
  const right = await verify(stored ?? unknownHash, password)
  return right && stored !== undefined
}

/** Returns whether this is the hash of a generated password that was never used. */
export const isUnused = (stored: string) => stored.startsWith(kinds.unused) || stored.startsWith(kinds.hardened)

/** Returns the hash that replaces a generated password's hash after its first use. Typing variants still match it. */
export const hashUsedPassword = async (password: string) => kinds.used + (await hashPassword(plainPassword(password)))

interface ChosenPassword {
  password: string
  username: string
  roles: readonly Role[]
}

/** Throws a 400 for a password that is too short, equals the username, or is used by many people. */
export function assertGoodPassword({ password, username, roles }: ChosenPassword): void {
  const isChild = roles[0] === 'child'
  if (isGoodPassword({ password, username, isChild })) return
  throw badInput({ password: say(passwordRule, { least: isChild ? passwordLength.child : passwordLength.adult }) })
}
