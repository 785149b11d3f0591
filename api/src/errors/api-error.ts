import { failureCodes } from '@lekta/shared/contract/envelope'
import { type Language, type Plain, type Sentence, say, speak } from '../i18n/sentence'

export const speakAll = (content: Message, language: Language) =>
  (Array.isArray(content) ? (content as readonly Sentence[]) : [content as Sentence])
    .map((sentence) => speak(sentence, language))
    .join(' ')
export type FieldErrors = Readonly<Record<string, Sentence>>
export type Message = Sentence | readonly Sentence[]
/** An error with an HTTP status and a message that the caller can act on, sent in the caller's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: number
  readonly errors: FieldErrors | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Whether it belongs to normal operation, so that it is not logged whatever its status. */
  readonly isRoutine: boolean

  constructor(
    readonly status: number,
    readonly content: Message,
    {
      code = status,
      errors,
      headers = {},
      isRoutine = false,
    }: Partial<Pick<ApiError, 'code' | 'errors' | 'headers' | 'isRoutine'>> = {},
  ) {
    super(speakAll(content, 'en'))
    this.code = code
    this.errors = errors
    this.headers = headers
    this.isRoutine = isRoutine
  }
}

/** Returns the error for a row that does not exist or does not belong to the caller. Both cases look the same. */
export const notFound = (what: Plain) =>
  new ApiError(404, say('There is no such {{what}}.', { what: say(what as never) }))
/** Returns the error for an invalid session. Its code says why the session is invalid. */
export const loggedOut = (why: keyof typeof failureCodes, message: Sentence) =>
  new ApiError(401, message, { code: failureCodes[why] })
/** Returns the error for input that a schema cannot check, with a message for each invalid field. */
export const badInput = (errors: FieldErrors) => new ApiError(400, Object.values(errors), { errors })
