import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { UsageError } from '../usage-error'

/** The environment variable with the secret key that signs packages, or with the path of its file. */
export const keyVariable = 'LEKTA_SIGNING_KEY'

const isPem = (text: string) => text.includes('PRIVATE KEY')

/** Returns a secret key from its text, or from the file that contains it. Throws a UsageError without the key. */
function readKey(value: string): KeyObject {
  const isPath = !isPem(value)
  if (isPath && !existsSync(value))
    throw new UsageError(`${keyVariable} contains neither a secret key nor the path of a file with one.`)
  const where = isPath ? `${keyVariable} names ${value}, which` : `${keyVariable}`
  // Some systems store a variable with several lines as one line.
  const text = isPath ? readFileSync(value, 'utf8') : value.replaceAll('\\n', '\n')
  let key: KeyObject
  try {
    key = createPrivateKey(text)
  } catch {
    throw new UsageError(`${where} contains no secret key that can be read. Make one with “lekta-tools key <file>”.`)
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new UsageError(
      `${where} contains a key for ${key.asymmetricKeyType}. Packages are signed with Ed25519: make a key with “lekta-tools key <file>”.`,
    )
  return key
}

/** Throws a UsageError if the key in the environment cannot sign. */
export function assertSigningKey(value: string | undefined): void {
  if (value) readKey(value)
}

/** Returns the signature of a description, in base64. */
export const signatureOf = (description: Buffer, key: string): Buffer =>
  Buffer.from(sign(null, description, readKey(key)).toString('base64'))

/** Length of an Ed25519 public key in bytes. It is the end of its DER. */
const publicKeyBytes = 32

/**
 * Makes a key pair. Writes the secret key into a new file that only its owner can read, and returns the public key in
 * base64. Throws a UsageError if the file exists.
 */
export function makeKey(file: string): string {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  try {
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new UsageError(`${file} exists already. A key is never overwritten: name a new file.`)
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}`)
  }
  return publicKey.export({ format: 'der', type: 'spki' }).subarray(-publicKeyBytes).toString('base64')
}
