import type { Page } from './endpoint'

/** The `code` of every successful response. */
export const successCode = 20000

/** The `code` of each failure that clients handle specially. For every other failure, the code is the HTTP status. */
export const failureCodes = {
  unknownToken: 50008,
  loggedInElsewhere: 50012,
  expired: 50014,
  accountClosed: 50016,
  maintenance: 50020,
} as const

/** The header that every response has during maintenance, and only then. */
export const maintenanceHeader = 'lekta-maintenance'

/**
 * The header with a short text for the releases that the caller gets. Where it differs from that of an open page, the
 * page reads `/remotes.json` again.
 */
export const releasesHeader = 'lekta-releases'

/**
 * The header in which a browser names the releases that it has loaded since its last request, such as
 * `teacher 1.0.0-abc, child 1.1.0-def`. So the server counts them without another request.
 */
export const loadedHeader = 'lekta-loaded'

/** The body of every HTTP 200. */
export type Success = { code: typeof successCode; message: string; data: unknown } & Partial<
  Omit<Page<unknown>, 'data'>
>

/**
 * The body of every 4xx and 5xx: a sentence that tells the user what to do, and one error per field if the input is
 * invalid.
 */
export interface Failure {
  code: number
  message: string
  errors?: Record<string, string>
}
