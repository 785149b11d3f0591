import type { ApiError } from '@lekta/shared/client'

/**
 * What a failed call means for answers on their way.
 * `passing`: try again later. `loggedOut`: log in again, then try. `refused`: the server knows better; ask for its state.
 * `blocked`: this account may not, or there is no such test; keep everything and say so.
 */
export type ErrorKind = 'passing' | 'loggedOut' | 'refused' | 'blocked'

const refusals = [400, 409, 410, 422]
const passing = [408, 425, 429]

export const kindOf = ({ status }: ApiError): ErrorKind => {
  // Below 400 nobody of ours has answered: the network is away, or a page of its own stands before it.
  if (status < 400 || status >= 500 || passing.includes(status)) return 'passing'
  if (status === 401) return 'loggedOut'
  return refusals.includes(status) ? 'refused' : 'blocked'
}

/** Whether something thrown is the shared client's `ApiError`; everything else is a fault of ours. */
export const isApiError = (thrown: unknown): thrown is ApiError =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'status' in thrown &&
  typeof thrown.status === 'number' &&
  'code' in thrown
