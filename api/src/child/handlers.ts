import type { Child, childContract } from '@lekta/shared/contract/people/child'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { presentChildResult } from '../results/present-latest-result'
import { formatPoints } from '../student/present'
import { addChild } from './add-child'
import { assignHomeTest } from './give-home-test'
import * as queries from './queries'

/** Presents a child as the contract defines it. */
export const presentChild = ({ points, standing, elapsed, ...row }: queries.ChildRow): Child => ({
  ...row,
  poin_formatted: formatPoints(points),
  standing: presentChildResult(standing, elapsed),
})

export const childHandlers: Handlers<typeof childContract> = {
  children: async ({ query, tenant, database }) => {
    const [rows, total] = await Promise.all([
      queries.selectChildrenPage(tenant, database, query),
      queries.countChildren(tenant, database, query),
    ])
    return pageOf(query, rows.map(presentChild), total)
  },

  child: async ({ params, tenant, database }) => {
    const row = await queries.selectChild(tenant, database, params.id)
    if (!row) throw notFound('child')
    return presentChild(row)
  },

  addChild: ({ body, ...context }) => addChild(context, body),

  giveHomeTest: async ({ params, tenant, database, now, language }) => {
    const child = await queries.selectChild(tenant, database, params.id)
    if (!child) throw notFound('child')
    return assignHomeTest(tenant, database, { child, language: language ?? 'en', now })
  },
}
