import type { ApiError } from '@lekta/shared/client'

/**
 * What a failed call means for unsent answers. `passing`: try again later. `loggedOut`: try again after a login.
 * `refused`: fetch the server's state. `blocked`: no permission or no such test; keep everything and show it.
 */
export type ErrorKind = 'passing' | 'loggedOut' | 'refused' | 'blocked'

const refusals = [400, 409, 410, 422]
const passing = [408, 425, 429]

export const kindOf = ({ status }: ApiError): ErrorKind => {
  // A status below 400 means that our server did not reply: the network is down, or a captive portal intercepts the
  // call.
  if (status < 400 || status >= 500 || passing.includes(status)) return 'passing'
  if (status === 401) return 'loggedOut'
  return refusals.includes(status) ? 'refused' : 'blocked'
}

/** Whether a thrown value is the shared client's `ApiError`; anything else is a bug. */
export const isApiError = (thrown: unknown): thrown is ApiError =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'status' in thrown &&
  typeof thrown.status === 'number' &&
  'code' in thrown
