import { HandedIn } from '@lekta/shared/contract/delivery/release'
import { AreaName, maxPackageBytes } from '@lekta/shared/contract/delivery/release-package'
import { successCode } from '@lekta/shared/contract/envelope'
import type { FastifyError, FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Releaser } from '../../access/release-token'
import { ApiError, badInput } from '../../errors/api-error'
import { admit } from '../../http/access'
import { FailureBody } from '../../http/envelope'
import { refuseDuringMaintenance } from '../../http/implement'
import { countTry, type Limit } from '../../http/limits/rate-limit'
import type { ReleaserContext } from '../../http/request-context'
import { say } from '../../i18n/sentence'
import { handIn } from './hand-in'

/** Limits the packages of one token or account. Each of them is unpacked in memory. */
export const handInLimit: Limit = { name: 'release:releaser', tries: 30, window: 10 * 60_000 }

/** The types in which a package can be sent. */
const packageTypes = ['application/gzip', 'application/octet-stream']

const keyOf = (actor: Releaser) => ('tokenId' in actor ? `token ${actor.tokenId}` : `account ${actor.accountId}`)

const data = { data: HandedIn }
const SuccessBody = z.object({ code: z.literal(successCode), message: z.string(), ...data })
const RefusalBody = z.object({ code: z.literal(422), message: z.string(), ...data })

/** Who may hand in a package. */
export const handInAdmission = { access: ['admin'], withReleaseToken: true } as const

/** Replaces the errors of the body's parser by sentences about packages. */
function describeBodyError(error: FastifyError): Error {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ApiError(413, say('The package is larger than {{most}} MB.', { most: maxPackageBytes / 1024 / 1024 }))
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ApiError(415, 'Please send the package as application/gzip.')
  return error
}

/**
 * Serves the address at which packages are handed in. It is not an endpoint of a contract, because its body is a file
 * without a form, and because a refusal contains the checks.
 */
export function servePublish(app: FastifyInstance) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(packageTypes, { parseAs: 'buffer', bodyLimit: maxPackageBytes }, (_, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error: FastifyError) => {
      throw describeBodyError(error)
    })
    scope.route<{ Params: { area: string }; Body: Buffer | null }>({
      method: 'PUT',
      url: '/releases/:area',
      bodyLimit: maxPackageBytes,
      schema: {
        params: z.object({ area: AreaName }),
        response: { 200: SuccessBody, 422: RefusalBody, '4xx': FailureBody, '5xx': FailureBody },
        summary: 'Hand in the package of a release, which is checked and stored; nobody gets it yet',
        operationId: 'handInRelease',
        tags: ['release'],
        consumes: packageTypes,
        security: [{ token: [] }, { releaseToken: [] }],
      },
      onRequest: async (request, reply) => {
        request.requestContext = await admit(request, reply, handInAdmission)
        await refuseDuringMaintenance(request, reply, { method: 'PUT' })
        const { database, actor, now } = request.requestContext as ReleaserContext
        await countTry(database, handInLimit, keyOf(actor), now)
      },
      handler: async (request, reply) => {
        const { actor, now } = request.requestContext as ReleaserContext
        if (!request.body?.length) throw badInput({ body: 'Please send the package as application/gzip.' })
        const delivery = { area: request.params.area, packed: request.body, actor, now }
        const { refusal, ...checked } = await handIn(app.dependencies, delivery)
        if (refusal !== null) return reply.code(422).send({ code: 422, message: refusal, data: checked })
        return { code: successCode, message: 'Success', data: checked }
      },
    })
  })
}
