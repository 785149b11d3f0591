import type { Access, Endpoint, Role } from '@lekta/shared/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { authenticate, type Caller, identify } from '../access/authenticate'
import { admitToken, isReleaseToken } from '../access/release-token'
import { type AccountRef, tenantOf } from '../access/tenant'
import { ApiError } from '../errors/api-error'
import { say } from '../i18n/sentence'
import { cookieOf } from './cookie'
import { requestLanguage } from './handle-errors'
import { networkOf } from './limits/network'
import type { AuthedContext, ReleaserContext, RequestContext } from './request-context'

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? headers['x-token']?.toString()

/** Returns the caller as a tenant in the first role that the endpoint allows. */
function tenantFor(caller: Caller, access: readonly Role[]) {
  const role = caller.roles.find((held) => access.includes(held))
  if (!role)
    throw new ApiError(403, say('This is not available to {{roles}} accounts.', { roles: caller.roles.join(', ') }))
  const tenant = tenantOf(caller, role)
  if (!tenant) throw new ApiError(403, 'Your account does not belong to a school yet.')
  return tenant
}

/** Maximum number of characters stored of a User-Agent header; enough to recognise a browser. */
const USER_AGENT = 300

type Admission = Pick<Endpoint, 'access' | 'withFirstPassword' | 'withReleaseToken'>

/**
 * Checks whether the caller may call the endpoint, and sets the request's tenant. There is no other access check.
 * Throws a 401 without a valid session or release token. Throws a 403 if the caller has no matching role or must first
 * change a password that someone else set, and if a release token does not allow the call.
 */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  { access, withFirstPassword, withReleaseToken }: Admission,
): Promise<RequestContext | AuthedContext<AccountRef> | ReleaserContext> {
  const { now, ...tools } = request.server.dependencies
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, USER_AGENT)
  const requestDetails = {
    address: networkOf(request.ip),
    userAgent,
    language: requestLanguage(request),
    log: request.log,
  }
  const readCookie = (name: string) => cookieOf(request, name)
  const sendCookie = (cookie: string) => void reply.header('Set-Cookie', cookie)
  const context: RequestContext = { ...tools, ...requestDetails, now: now(), readCookie, sendCookie }
  if (access === 'public') return context
  const token = tokenOf(request)
  if (isReleaseToken(token)) {
    const { area } = request.params as { area?: string }
    const call = { token, area, access: withReleaseToken, now: context.now }
    return { ...context, actor: await admitToken(context.database, call) }
  }
  const caller = await authenticate(context, token, context.now)
  if (caller.mustChangePassword && !withFirstPassword) throw new ApiError(403, 'Please choose your own password first.')
  const tenant = access === 'user' ? { accountId: caller.id } : tenantFor(caller, access)
  return { ...context, caller, tenant, ...(withReleaseToken && { actor: { accountId: caller.id } }) }
}

/** Returns whether a long request, such as a stream, would still be admitted. Does not extend the session. */
export async function stillAdmitted(request: FastifyRequest, access: Access): Promise<boolean> {
  if (access === 'public') return true
  const { sessions, now } = request.server.dependencies
  // If the database does not answer, the request is not admitted.
  const caller = await identify(sessions, tokenOf(request), now()).catch(() => null)
  return caller !== null && (access === 'user' || caller.roles.some((held) => access.includes(held)))
}
