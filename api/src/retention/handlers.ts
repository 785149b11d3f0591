import type { Leaver, leaverContract, Retention } from '@lekta/shared/contract/people/leaver'
import { assertVisibleStudents } from '../access/authorise-ids'
import type { Tenant } from '../access/tenant'
import { recordStudents, recordSubjects } from '../audit/record'
import type { Database } from '../database/connect'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import { lockErasures } from '../privacy/erase/locks'
import { updateSchool } from '../school/queries'
import * as lists from './leaver-queries'
import * as queries from './queries'

async function load(tenant: Tenant<'school'>, database: Database): Promise<Retention> {
  const open = await queries.selectOpenRound(tenant, database)
  const last = await queries.selectLastRound(tenant, database)
  return {
    months: await queries.selectMonths(tenant, database),
    round: open
      ? {
          announced_at: open.announcedAt.toISOString(),
          due_at: open.dueAt.toISOString(),
          announced: open.announced,
          waiting: open.waiting,
        }
      : null,
    last: last?.doneAt
      ? { done_at: last.doneAt.toISOString(), announced: last.announced, erased: last.erased ?? 0 }
      : null,
  }
}

type LeaverRow = Awaited<ReturnType<typeof lists.selectLeavers>>[number]

const present = ({ leftAt, dueAt, ...row }: LeaverRow): Leaver => ({
  ...row,
  left_at: leftAt.toISOString(),
  due_at: dueAt.toISOString(),
})

export const leaverHandlers: Handlers<typeof leaverContract> = {
  retention: ({ tenant, database }) => load(tenant, database),

  editRetention: async ({ body: { months }, tenant, database, now }) => {
    await database.transaction(async (transaction) => {
      await lockErasures(transaction)
      await updateSchool(tenant, transaction, { retentionMonths: months })
      await queries.cancelEarlyErasures(tenant, transaction, months, now)
      await recordSubjects(tenant, transaction, 'retention chosen', [`months: ${months}`], now)
    })
    return load(tenant, database)
  },

  retentionPreview: async ({ query: { months }, tenant, database, now }) => ({
    students: await queries.countDue(tenant, database, months, now),
  }),

  leavers: async ({ query, tenant, database }) => {
    const [rows, total] = await Promise.all([
      lists.selectLeavers(tenant, database, query),
      lists.countLeavers(tenant, database, query),
    ])
    return pageOf(query, rows.map(present), total)
  },

  extendLeavers: async ({ body: { ids }, tenant, database, now }) => {
    await assertVisibleStudents(tenant, database, ids, 'including archived')
    await database.transaction(async (transaction) => {
      await lockErasures(transaction)
      const cancelled = await queries.cancelErasures(tenant, transaction, ids, now)
      if (cancelled.length > 0) await recordStudents(tenant, transaction, 'student kept longer', cancelled, now)
    })
    return null
  },
}
