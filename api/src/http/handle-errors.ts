import type { Failure } from '@lekta/shared/contract/envelope'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { outageLog } from '../database/outage-log'
import { causeOf, unavailabilityOf, unavailable } from '../database/unavailable'
import { ApiError, badInput, speakAll } from '../errors/api-error'
import { type Language, type Plain, say, speak } from '../i18n/sentence'
import { fieldErrorsOf } from './field-errors'

const sentences: Readonly<Record<string, Plain>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty, but should contain JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
}

function refusalOf(error: FastifyError | ApiError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if ('validation' in error && error.validation) return badInput(fieldErrorsOf(error, request.routeOptions.schema))
  const refusal = sentences[error.code]
  if (refusal) return new ApiError(error.statusCode ?? 400, refusal)
  if (error.statusCode && error.statusCode < 500) return new ApiError(error.statusCode, 'The request is malformed.')
  const { code = '' } = causeOf(error)
  if (badValues[code]) return new ApiError(400, badValues[code])
  const outage = unavailabilityOf(error)
  if (outage) return new ApiError(503, unavailable[outage], { headers: { 'Retry-After': '5' } })
  const ours =
    'Something went wrong on our side. Please try again. If it happens again, tell us this number: {{number}}.'
  return new ApiError(500, say(ours, { number: request.id }))
}

/** Messages for PostgreSQL's errors about values that the schemas accept. */
const badValues: Readonly<Record<string, Plain>> = {
  '22003': 'A number in the request is too large.',
  '22007': 'A date in the request does not exist.',
  '22008': 'A date in the request does not exist.',
  '22021': 'Text in the request contains a character that cannot be stored.',
  '22P02': 'A value in the request has the wrong type.',
  '22P05': 'Text in the request contains a character that cannot be stored.',
}

/** Returns the client's first preference if it is Indonesian or English; null otherwise. */
export function requestLanguage({ headers }: FastifyRequest): Language | null {
  const [, accepted] = /^\s*(id|en)\b/i.exec(headers['accept-language'] ?? '') ?? []
  return accepted ? (accepted.toLowerCase() as Language) : null
}

const languageOf = (request: FastifyRequest): Language => requestLanguage(request) ?? 'en'

function failureOf({ code, content, errors }: ApiError, language: Language): Failure {
  const message = speakAll(content, language)
  if (!errors) return { code, message }
  const spoken = Object.entries(errors).map(([field, fieldError]) => [field, speak(fieldError, language)])
  return { code, message, errors: Object.fromEntries(spoken) }
}

/** Sends every failure as `{ code, message, errors? }`, and logs failures that the server caused. */
export function handleErrors(app: FastifyInstance) {
  const logOutage = outageLog('requests fail')
  app.setErrorHandler((error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error, request)
    const outage = unavailabilityOf(error)
    if (outage) app.dependencies.metrics.count('outages', outage)
    const isOurs = refusal.status >= 500 && !refusal.isRoutine
    if (isOurs && !logOutage(request.log, error)) request.log.error({ err: error }, 'request failed')
    return reply
      .code(refusal.status)
      .headers(refusal.headers)
      .send(failureOf(refusal, languageOf(request)))
  })
  app.setNotFoundHandler((request, reply) => {
    const refusal = new ApiError(404, say('There is no {{method}} call at this address.', { method: request.method }))
    return reply
      .code(404)
      .header('Cache-Control', 'no-store')
      .send(failureOf(refusal, languageOf(request)))
  })
}
