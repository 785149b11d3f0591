import type { Access, Role } from '@lekta/shared/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { say } from '../sentence'
import { authenticate, type Caller } from '../session/authenticate'
import { tenantOf } from '../tenant'
import { ApiError } from './errors'
import type { Visit, Visited } from './visit'

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? headers['x-token']?.toString()

/** The first of the caller's roles that an endpoint is for. */
const roleFor = ({ roles }: Caller, access: Exclude<Access, 'public'>): Role | undefined =>
  access === 'user' ? roles[0] : roles.find((role) => access.includes(role))

/**
 * The one access check: lets a request in by what its endpoint declares, and says whom it acts as. Throws a 401 without a
 * session that stands, a 403 without a fitting role.
 */
export async function admit(request: FastifyRequest, access: Access): Promise<Visit | Visited> {
  const { database, now, random } = request.server.scene
  const visit: Visit = { database, now: now(), random, address: request.ip, log: request.log }
  if (access === 'public') return visit
  const caller = await authenticate(database, tokenOf(request), visit.now)
  const role = roleFor(caller, access)
  if (!role) throw new ApiError(403, say('This is not for {{roles}} accounts.', { roles: caller.roles.join(', ') }))
  const tenant = tenantOf(caller, role)
  if (!tenant) throw new ApiError(403, 'Your account does not belong to a school yet.')
  return { ...visit, caller, tenant }
}
