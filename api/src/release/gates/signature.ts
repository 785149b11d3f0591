import { createPublicKey, verify } from 'node:crypto'

/** The beginning of an Ed25519 public key in DER (RFC 8410), before its 32 bytes. */
const derPrefix = Buffer.from('302a300506032b6570032100', 'hex')

const keyOf = (base64: string) =>
  createPublicKey({ key: Buffer.concat([derPrefix, Buffer.from(base64, 'base64')]), format: 'der', type: 'spki' })

/**
 * Returns what is wrong with the signature of a package, as sentences. `description` is the signed `release.json`,
 * which contains the hash of every other file.
 */
export function checkSignature(description: Buffer, signature: string | null, publicKey: string): string[] {
  if (!signature) return ['The package is not signed, and this area requires it: build it with the area’s secret key.']
  return verify(null, description, keyOf(publicKey), Buffer.from(signature, 'base64'))
    ? []
    : ['The signature does not belong to this package and this area’s key.']
}
