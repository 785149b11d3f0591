import type { bankContract } from '@lekta/shared/contract/assessment/bank'
import { STANDARD_PASSAGE_PROFILE } from '../assessment/passages/profile'
import { STANDARD_PROFILE } from '../assessment/profile'
import { perDatabase } from '../database/per-database'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import * as queries from './item-queries'
import { presentDetail, presentItem } from './present'
import { groupByPassage, presentBands, presentFigures, presentLimits } from './present-coverage'

const questionFigures = perDatabase(() => new Map())

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
    return presentDetail(line, versions, await queries.selectOtherQuestion(database, line.item))
  },

  bankCoverage: async ({ database }) => {
    const [lines, attempts] = await Promise.all([queries.selectLive(database), queries.countAttempts(database)])
    const units = groupByPassage(lines)
    const questions = questionFigures(database)
    const figures = presentFigures(units, questions)
    const counted = Math.max(0, ...lines.map(({ countedAt }) => countedAt?.getTime() ?? 0))
    return {
      items: units.length,
      form: figures ? 'passages' : 'items',
      figures,
      limits: presentLimits(),
      moved: lines.filter(({ item }) => item.version > 1).length,
      attempts,
      counted_at: counted === 0 ? null : new Date(counted).toISOString(),
      exposure_limit: (figures ? STANDARD_PASSAGE_PROFILE : STANDARD_PROFILE).exposureCap,
      highest_exposure: Math.max(0, ...lines.map(({ exposure }) => exposure)),
      bands: presentBands(units, questions),
    }
  },
}
