import type { FastifyRequest } from 'fastify'
import { type Caller, identify } from '../../access/authenticate'
import { ApiError } from '../../errors/api-error'
import { cookieOf } from '../../http/cookie'
import type { Visitor } from './directory'
import type { RegistryView } from './registry-source'

/** Returns a caller of the API as a visitor. */
export const visitorOf = ({ id, schoolId, roles }: Caller): Visitor => ({ accountId: id, schoolId, roles })

/** Returns the account that is logged in in the browser of a request; null if there is none, or if it cannot be read. */
async function visitorBehind(request: FastifyRequest): Promise<Visitor | null> {
  const token = cookieOf(request, 'School-Token')
  if (!token) return null
  const { sessions, now } = request.server.dependencies
  try {
    return visitorOf(await identify(sessions, token, now()))
  } catch (error) {
    if (!(error instanceof ApiError)) request.log.error(error, 'a page shows what everyone gets')
    return null
  }
}

/** Returns the releases that the browser of a request gets. */
export async function viewOf(request: FastifyRequest): Promise<RegistryView> {
  const { registry, now } = request.server.dependencies
  return registry.viewFor(registry.isTargeted() ? await visitorBehind(request) : null, now())
}
