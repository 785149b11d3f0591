import { failureCodes } from '@lekta/shared/contract/envelope'
import { type Language, type Plain, type Sentence, say, speak } from '../i18n/sentence'

export const speakAll = (told: Told, language: Language) =>
  (Array.isArray(told) ? (told as readonly Sentence[]) : [told as Sentence])
    .map((sentence) => speak(sentence, language))
    .join(' ')
export type Faults = Readonly<Record<string, Sentence>>
export type Told = Sentence | readonly Sentence[]
/** A refusal with an HTTP status and a sentence that the caller can act on; it is said in the caller's language. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: number
  readonly errors: Faults | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    readonly status: number,
    readonly told: Told,
    { code = status, errors, headers = {} }: Partial<Pick<ApiError, 'code' | 'errors' | 'headers'>> = {},
  ) {
    super(speakAll(told, 'en'))
    this.code = code
    this.errors = errors
    this.headers = headers
  }
}

/** The answer for what does not exist and for what is not the caller's: nobody can tell the two apart. */
export const notFound = (what: Plain) =>
  new ApiError(404, say('There is no such {{what}}.', { what: say(what as never) }))
/** The answer for a session that does not stand; the code says why. */
export const loggedOut = (why: keyof typeof failureCodes, message: Plain) =>
  new ApiError(401, message, { code: failureCodes[why] })
/** Bad input beyond what a schema can say, with the fault of each field. */
export const badInput = (errors: Faults) => new ApiError(400, Object.values(errors), { errors })
