import type { Role } from '@lekta/shared/contract/endpoint'
import { isGoodPassword, passwordLength, passwordRule } from '@lekta/shared/lib/password'
import { hash, verify } from '@node-rs/argon2'
import { say } from '../sentence'
import { badInput } from '../server/errors'

/** OWASP's smallest argon2id setting that needs no more than 19 MiB. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

/** Of a password that nobody knows; verified in place of a missing one, so that both take the same time. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$m5yRo9xMKK5ZzE0zcv7LLw$AVyPynuLcS4UklmZgUTYx9drdDOIPGQI2x96kcNfXPM'

export const hashPassword = (password: string) => hash(password, cost)

/** Whether the password is the one of this hash. Without a hash it is false, and takes as long. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const right = await verify(stored ?? nobodys, password)
  return right && stored !== undefined
}

interface ChosenPassword {
  password: string
  username: string
  roles: readonly Role[]
}

/** Throws a 400 for a password that is too short, the username, or one that many people have. */
export function checkPassword({ password, username, roles }: ChosenPassword): void {
  const isChild = roles[0] === 'child'
  if (isGoodPassword({ password, username, isChild })) return
  throw badInput({ password: say(passwordRule, { least: isChild ? passwordLength.child : passwordLength.adult }) })
}
