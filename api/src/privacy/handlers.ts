import type { ErasureRow, privacyContract } from '@lekta/shared/contract/privacy'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { countTry } from '../http/limits/rate-limit'
import { pageOf } from '../http/list-page'
import { askSchool } from './ask-school'
import * as queries from './list-queries'
import { cancelByLink, cancelErasure } from './request/cancel-erasure'
import { presentErased, previewErasure } from './request/preview'
import { requestErasure } from './request/request-erasure'
import { findCandidates } from './request/rules'

const HOUR = 60 * 60_000

/** The maximum number of links to cancel an erasure that one network may try. */
const links = { name: 'cancel-erasure:source', tries: 30, window: HOUR }

const stateOf = ({ doneAt, cancelledAt }: queries.ErasureListRow['erasure']): ErasureRow['state'] =>
  doneAt ? 'done' : cancelledAt ? 'cancelled' : 'open'

const presentRow = ({ erasure, name, username, school, requestedBy }: queries.ErasureListRow): ErasureRow => ({
  id: erasure.id,
  state: stateOf(erasure),
  kind: erasure.kind,
  reason: erasure.reason,
  account_id: erasure.accountId,
  ...{ name, username, school },
  requested_by: requestedBy,
  requested_at: erasure.requestedAt.toISOString(),
  note: erasure.note,
  due_at: erasure.dueAt.toISOString(),
  ended_at: (erasure.doneAt ?? erasure.cancelledAt)?.toISOString() ?? null,
  erased: presentErased(erasure.erased),
})

export const privacyHandlers: Handlers<typeof privacyContract> = {
  erasurePreview: async ({ query: { ids = [], username }, tenant, database, now }) => {
    const named = username === undefined ? ids : await queries.selectByUsername(tenant, database, username)
    if (named.length === 0) throw notFound('account')
    return previewErasure(tenant, database, await findCandidates(tenant, database, named), now)
  },

  requestErasure: async ({ body, tenant, database, now }) => {
    const dueAt = await requestErasure(tenant, database, { ...body, now })
    return { due_at: dueAt.toISOString() }
  },

  cancelErasure: async ({ body: { ids }, tenant, database, now }) => {
    await cancelErasure(tenant, database, { ids, now })
    return null
  },

  cancelErasureByLink: async ({ body: { token }, database, now, address }) => {
    await countTry(database, links, address, now)
    return { name: await cancelByLink(database, token, now) }
  },

  askErasure: async ({ params: { id }, tenant, caller, database, now }) => {
    await askSchool(tenant, database, { id, name: caller.name, now })
    return null
  },

  openErasures: async ({ tenant, database }) => {
    const rows = await queries.selectOpenErasures(tenant, database)
    return rows.map(({ accountId, name, kind, schoolId, requestedAt, requestedBy, dueAt }) => ({
      account_id: accountId,
      ...{ name, kind },
      requested_at: requestedAt.toISOString(),
      requested_by: requestedBy,
      due_at: dueAt.toISOString(),
      can_cancel: tenant.role !== 'parent' || schoolId === null,
    }))
  },

  erasures: async ({ query: { state, reason, ...query }, database }) => {
    const filter = { query, state, reason }
    const [rows, total] = await Promise.all([
      queries.selectErasures(database, filter),
      queries.countErasures(database, filter),
    ])
    return pageOf(query, rows.map(presentRow), total)
  },
}
