import { createHash, randomBytes } from 'node:crypto'

/** Returns a new secret for a session or a link: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Returns the hash that is stored instead of a token, so that a stolen database cannot be used to log in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
