import { createHash, randomBytes } from 'node:crypto'

/** A new secret, of a session or a link: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token, so that a stolen database logs nobody in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
