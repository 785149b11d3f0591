import { causeOf } from '../database/unavailable'
import { ApiError, type Message } from '../errors/api-error'

/** The message that starts a task in a thread. */
export interface Order {
  task: string
  input: unknown
}

type Refusal = Pick<ApiError, 'status' | 'code' | 'errors' | 'headers' | 'isRoutine'> & { content: Message }

/** The properties of an error that are logged, besides its name and stack. */
const details = ['code', 'table', 'column', 'constraint'] as const

/** The message that a thread sends back: a result, a refusal with its sentences, or the details of an error. */
export type Outcome =
  | { result: unknown }
  | { refusal: Refusal }
  | { error: { name: string; message: string; stack: string } & Partial<Record<(typeof details)[number], string>> }

export function failureOf(thrown: unknown): Outcome {
  if (thrown instanceof ApiError) {
    const { status, content, code, errors, headers, isRoutine } = thrown
    return { refusal: { status, content, code, errors, headers, isRoutine } }
  }
  // The message of a failed statement contains its values, so its cause is reported instead.
  const cause = causeOf(thrown instanceof Error ? thrown : new Error(String(thrown)))
  const { name, message, stack = '' } = cause
  const found = cause as Partial<Record<(typeof details)[number], unknown>>
  const properties = details.flatMap((key) => (typeof found[key] === 'string' ? [[key, found[key]]] : []))
  return { error: { name, message, stack, ...Object.fromEntries(properties) } }
}

/** Returns the result of a task, or throws as the task did. */
export function resultOf(outcome: Outcome): unknown {
  if ('result' in outcome) return outcome.result
  if ('error' in outcome) throw Object.assign(new Error(outcome.error.message), outcome.error)
  const { status, content, errors, ...options } = outcome.refusal
  throw new ApiError(status, content, { ...options, ...(errors && { errors }) })
}
