import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { handleErrors } from '../http/handle-errors'
import { endStreamsWith } from '../http/stream'
import { takeUploads } from '../http/upload'

/**
 * Returns a server without endpoints, for tests that add their own. It shares the dependencies of a complete server.
 */
export async function benchOf({ dependencies }: FastifyInstance): Promise<FastifyInstance> {
  const bench = Fastify()
  bench.decorate('dependencies', dependencies).decorateRequest('requestContext', null)
  bench.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  handleErrors(bench)
  await takeUploads(bench)
  endStreamsWith(bench)
  return bench
}
