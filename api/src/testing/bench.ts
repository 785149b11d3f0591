import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { handleErrors } from '../http/handle-errors'
import { endStreamsWith } from '../http/stream'
import { takeUploads } from '../http/upload'

/** A server with no endpoint yet, for tests that bring endpoints of their own; it shares the scene of a whole one. */
export async function benchOf({ scene }: FastifyInstance): Promise<FastifyInstance> {
  const bench = Fastify()
  bench.decorate('scene', scene).decorateRequest('visit', null)
  bench.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  handleErrors(bench)
  await takeUploads(bench)
  endStreamsWith(bench)
  return bench
}
