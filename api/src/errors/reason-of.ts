import { causeOf } from '../database/unavailable'

/** Errors of OpenSSL have a long message, and a short reason such as "wrong version number". */
interface Described extends Error {
  code?: string
  library?: string
  reason?: string
}

/** Returns the end of a sentence about an error: the first line of its message, without a period. */
export const reasonOf = (error: unknown): string => {
  const { message, code, library, reason }: Described = causeOf(error as Error)
  const text = library && reason ? `${library}: ${reason}` : message || code || String(error)
  return text.split('\n', 1).join('').replace(/\.$/, '')
}
