import { readFile } from 'node:fs/promises'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import type { Config } from '../config/config'
import { StartError } from '../config/start-error'
import { toWebStream } from '../stream/web-stream'

/** The keys for backups, each a recipient, an identity or a passphrase of age. */
export interface BackupKeys {
  /** Encrypts new backups; null leaves them unencrypted. */
  encrypting: string | null
  /** Can decrypt backups. */
  decrypting: readonly string[]
}

const isRecipient = (key: string) => key.startsWith('age1')
const isIdentity = (key: string) => key.startsWith('AGE-SECRET-KEY-')

/** Returns the lines of a key file that contain keys; `age-keygen` adds comments to them. */
const keysIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

async function readKeyFile(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new StartError(`BACKUP_KEY_FILE cannot be read: ${error.message}.`, { cause: error })
  })
  const keys = keysIn(text)
  if (keys.length === 0) throw new StartError(`BACKUP_KEY_FILE contains no key: ${path}.`)
  return keys
}

/** Returns the keys in the settings. Throws a StartError if the key file cannot be read. */
export async function readKeys({ backupKey, backupKeyFile }: Pick<Config, 'backupKey' | 'backupKeyFile'>) {
  const inFile = backupKeyFile ? await readKeyFile(backupKeyFile) : []
  const keys = [...(backupKey ? [backupKey] : []), ...inFile]
  return { encrypting: keys[0] ?? null, decrypting: keys.filter((key) => !isRecipient(key)) } satisfies BackupKeys
}

/** How much work one try of a passphrase takes: 2 to the power of this many steps, about a second. */
const passphraseWork = 18

/** Checks a key before anything is written for it. Throws a StartError. */
async function encrypterFor(key: string): Promise<Encrypter> {
  const encrypter = new Encrypter()
  try {
    if (isRecipient(key)) encrypter.addRecipient(key)
    else if (isIdentity(key)) encrypter.addRecipient(await identityToRecipient(key))
    else {
      encrypter.setPassphrase(key)
      encrypter.setScryptWorkFactor(passphraseWork)
    }
  } catch (error) {
    throw new StartError('BACKUP_KEY is not a valid key of age: compare it with the output of age-keygen.', {
      cause: error,
    })
  }
  return encrypter
}

type Transform = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** Returns a function that encrypts a stream. Throws a StartError if the key is not valid. */
export async function encryptionWith(key: string): Promise<Transform> {
  const encrypter = await encrypterFor(key)
  return async function* (source) {
    yield* await encrypter.encrypt(toWebStream(source))
  }
}

/** Returns a function that decrypts a stream. Throws a StartError if there is no key that could decrypt it. */
export function decryptionWith({ decrypting }: BackupKeys, file: string): Transform {
  if (decrypting.length === 0) {
    throw new StartError(
      `${file} is encrypted: set BACKUP_KEY_FILE to the file with its secret key, or BACKUP_KEY to its passphrase.`,
    )
  }
  return async function* (source) {
    const decrypter = new Decrypter()
    for (const key of decrypting) {
      if (isIdentity(key)) decrypter.addIdentity(key)
      else decrypter.addPassphrase(key)
    }
    yield* await decrypter.decrypt(toWebStream(source))
  }
}
