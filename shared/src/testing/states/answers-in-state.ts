import type { Endpoint } from '../../contract/endpoint'
import type { Answer } from '../fake-api'
import { type ApiState, slowMs } from './api-states'
import { answerEmpty, type EmptyForm, emptyForms } from './empty-forms'
import { failures } from './failures'
import { answerManyRows } from './many-rows'

type Handle = (input: unknown) => Promise<unknown>

const failWith = (failure: () => unknown) => () => async () => {
  throw failure()
}

const answerSlowly = (handle: Handle) => async (input: unknown) => {
  await new Promise((resolve) => setTimeout(resolve, slowMs))
  return handle(input)
}

/** How the handler of an endpoint answers in each state. */
const inState: Record<ApiState, (handle: Handle, endpoint: Endpoint, forms: readonly EmptyForm[]) => Handle> = {
  full: (handle) => handle,
  empty: answerEmpty,
  error: failWith(failures.error),
  slow: answerSlowly,
  offline: failWith(failures.offline),
  unauthorised: failWith(failures.unauthorised),
  manyRows: answerManyRows,
}

/**
 * Returns the fake server’s answers as they are in a state. `forms` are the empty answers of endpoints that only this
 * area knows.
 */
export const answersInState = (state: ApiState, all: readonly Answer[], forms: readonly EmptyForm[] = []): Answer[] =>
  all.map(({ endpoint, handler }) => ({
    endpoint,
    handler: inState[state](handler as Handle, endpoint, [...forms, ...emptyForms]) as Answer['handler'],
  }))
