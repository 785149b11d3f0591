import type { linkContract } from '@lekta/shared/contract/people/link'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { decideRequest } from './decide-request'
import { endLinkByParent, endLinkBySchool } from './end-link'
import * as lists from './list-queries'
import { presentLinkRequest, presentOwnRequest } from './present'
import * as queries from './queries'
import { requestLink, withdrawLink } from './request-link'

export const linkHandlers: Handlers<typeof linkContract> = {
  askLink: async ({ body, ...context }) => presentOwnRequest(await requestLink(context, body), context.now),

  ownLinkRequests: async ({ tenant, database, now }) =>
    (await queries.selectOwnRequests(tenant, database)).map((row) => presentOwnRequest(row, now)),

  withdrawLink: async ({ params, tenant, database, now }) => {
    await withdrawLink(tenant, database, params.id, now)
    return null
  },

  letGoChild: async ({ params: { id }, tenant, caller: { name }, database, now }) => {
    await endLinkByParent(tenant, database, { id, name, now })
    return null
  },

  linkRequests: async ({ query, tenant, database, now }) => {
    const [rows, total] = await Promise.all([
      lists.selectRequests(tenant, database, query, now),
      lists.countRequests(tenant, database, now, query),
    ])
    return pageOf(query, rows.map(presentLinkRequest), total)
  },

  approveLink: async ({ params: { id }, tenant, database, now }) => {
    await decideRequest(tenant, database, { id, answer: 'approved', now })
    return null
  },

  declineLink: async ({ params: { id }, body: { reason }, tenant, database, now }) => {
    await decideRequest(tenant, database, { id, answer: 'declined', reason, now })
    return null
  },

  linkedParents: async ({ query, tenant, database }) => {
    const [rows, total] = await Promise.all([
      lists.selectLinks(tenant, database, query),
      lists.countLinks(tenant, database, query),
    ])
    const data = rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }))
    return pageOf(query, data, total)
  },

  endLink: async ({ body: { parent_id: parentId, child_id: studentId, reason }, tenant, database, now }) => {
    await endLinkBySchool(tenant, database, { parentId, studentId, reason, now })
    return null
  },
}
