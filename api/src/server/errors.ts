import { type Failure, failureCodes } from '@lekta/shared/contract/envelope'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faultsOf } from './faults'

/** A refusal with an HTTP status and a sentence that the caller can act on. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: number
  readonly errors: Failure['errors']
  readonly headers: Readonly<Record<string, string>>

  constructor(
    readonly status: number,
    message: string,
    { code = status, errors, headers = {} }: Partial<Pick<ApiError, 'code' | 'errors' | 'headers'>> = {},
  ) {
    super(message)
    this.code = code
    this.errors = errors
    this.headers = headers
  }
}

/** The answer for what does not exist and for what is not the caller's: nobody can tell the two apart. */
export const notFound = (what: string) => new ApiError(404, `There is no such ${what}.`)

/** The answer for a session that does not stand; the code says why. */
export const loggedOut = (why: keyof typeof failureCodes, message: string) =>
  new ApiError(401, message, { code: failureCodes[why] })

/** Bad input beyond what a schema can say, with the fault of each field. */
export const badInput = (errors: Record<string, string>) =>
  new ApiError(400, Object.values(errors).join(' '), { errors })

const sentences: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty, though it is said to be JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
}

function refusalOf(error: FastifyError | ApiError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if ('validation' in error && error.validation) return badInput(faultsOf(error, request.routeOptions.schema))
  const known = sentences[error.code]
  if (known) return new ApiError(error.statusCode ?? 400, known)
  if (error.statusCode && error.statusCode < 500) return new ApiError(error.statusCode, 'The request is malformed.')
  const { code = '' } = causeOf(error)
  if (badValues[code]) return new ApiError(400, badValues[code])
  if (isUnreachable(error)) return new ApiError(503, 'The database does not answer. Please try again in a moment.')
  return new ApiError(500, `Something went wrong on our side. Please try again; if it stays, tell us ${request.id}.`)
}

/** What PostgreSQL says of values that no schema refuses. */
const badValues: Readonly<Record<string, string>> = {
  '22003': 'A number in the request is too large.',
  '22021': 'Text in the request holds a character that cannot be stored.',
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300'])

const causeOf = (error: Error): { code?: string; message: string } =>
  error instanceof DrizzleQueryError && error.cause ? error.cause : error

function isUnreachable(error: Error): boolean {
  const { code = '', message } = causeOf(error)
  return unreachable.has(code) || /timeout exceeded when trying to connect|Connection terminated/.test(message)
}

/** Every failure leaves as `{ code, message, errors? }`; only those of our own making are logged as errors. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, code, message, errors, headers } = refusalOf(error, request)
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    const failure: Failure = { code, message, ...(errors && { errors }) }
    return reply.code(status).headers(headers).send(failure)
  })
  app.setNotFoundHandler((request, reply) => {
    const failure: Failure = { code: 404, message: `There is no ${request.method} call at this address.` }
    return reply.code(404).send(failure)
  })
}
