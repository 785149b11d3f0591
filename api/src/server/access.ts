import type { Access, Endpoint, Role } from '@lekta/shared/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { say } from '../sentence'
import { authenticate, type Caller, identify } from '../session/authenticate'
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
 * session that stands, a 403 without a fitting role or with a first password that somebody else made.
 */
export async function admit(
  request: FastifyRequest,
  { access, withFirstPassword }: Pick<Endpoint, 'access' | 'withFirstPassword'>,
): Promise<Visit | Visited> {
  const { database, live, now, random } = request.server.scene
  const visit: Visit = { database, live, now: now(), random, address: request.ip, log: request.log }
  if (access === 'public') return visit
  const caller = await authenticate(database, tokenOf(request), visit.now)
  if (caller.mustChangePassword && !withFirstPassword) throw new ApiError(403, 'Please choose your own password first.')
  const role = roleFor(caller, access)
  if (!role) throw new ApiError(403, say('This is not for {{roles}} accounts.', { roles: caller.roles.join(', ') }))
  const tenant = tenantOf(caller, role)
  if (!tenant) throw new ApiError(403, 'Your account does not belong to a school yet.')
  return { ...visit, caller, tenant }
}

/** Whether a request that goes on, as a stream does, would still be let in. It does not keep the session going. */
export async function stillAdmitted(request: FastifyRequest, access: Access): Promise<boolean> {
  if (access === 'public') return true
  const { database, now } = request.server.scene
  // Where the database does not answer nobody is let in either.
  const caller = await identify(database, tokenOf(request), now()).catch(() => null)
  return caller !== null && roleFor(caller, access) !== undefined
}
