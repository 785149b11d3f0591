import { loadedHeader, releasesHeader } from '@lekta/shared/contract/envelope'
import type { OnAdmitted } from '../../http/implement'
import { visitorOf } from './visitor'

/** The maximum number of releases that a browser says in one request that it has loaded. */
const mostLoaded = 10

/** Says which releases a logged-in caller gets, and counts those that the caller's browser has loaded. */
export const followReleases: OnAdmitted = ({ headers }, reply, context) => {
  if (!('caller' in context)) return
  const { caller, registry, browsers, now } = context
  void reply.header(releasesHeader, registry.viewFor(visitorOf(caller), now).tag)
  const loaded = headers[loadedHeader]
  if (typeof loaded !== 'string') return
  for (const one of loaded.split(',').slice(0, mostLoaded)) {
    const [area = '', version = ''] = one.trim().split(' ')
    browsers.count(area, version, caller.session.tokenHash)
  }
}
