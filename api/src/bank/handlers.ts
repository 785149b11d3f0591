import type { bankContract } from '@lekta/shared/contract/assessment/bank'
import { STANDARD_PROFILE } from '../assessment/profile'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import * as queries from './item-queries'
import { presentBands, presentDetail, presentItem } from './present'

export const bankHandlers: Handlers<typeof bankContract> = {
  bankItems: async ({ query, database }) => {
    const [rows, total] = await Promise.all([
      queries.selectItemRows(database, query),
      queries.countItems(database, query),
    ])
    return pageOf(query, rows.map(presentItem), total)
  },

  bankItem: async ({ params: { id }, database }) => {
    const [line, versions] = await Promise.all([
      queries.selectItemRow(database, id),
      queries.selectVersions(database, id),
    ])
    if (!line) throw notFound('item')
    return presentDetail(line, versions)
  },

  bankCoverage: async ({ database }) => {
    const [lines, attempts] = await Promise.all([queries.selectLive(database), queries.countAttempts(database)])
    const counted = Math.max(0, ...lines.map(({ countedAt }) => countedAt?.getTime() ?? 0))
    return {
      items: lines.length,
      moved: lines.filter(({ item }) => item.version > 1).length,
      attempts,
      counted_at: counted === 0 ? null : new Date(counted).toISOString(),
      exposure_limit: STANDARD_PROFILE.exposureCap,
      highest_exposure: Math.max(0, ...lines.map(({ exposure }) => exposure)),
      bands: presentBands(lines),
    }
  },
}
