import type { rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import type { Releaser } from '../../access/release-token'
import type { Database } from '../../database/connect'
import { notFound } from '../../errors/api-error'
import type { Handlers } from '../../http/implement'
import { pageOf, windowOf } from '../../http/list-page'
import { selectArea } from '../area/area-queries'
import { assertAudience } from './assert-audience'
import { type AreaChange, assertNotFrozen, changeArea, everyone, type Happened } from './change-area'
import { promote, rollBack, rollOut, stopRollout } from './channels'
import { pinRelease, unpinRelease } from './pins'
import { loadHistory, loadRollout } from './present-rollout'
import { countEvents } from './rollout-queries'
import { cancelChange, scheduleChange } from './schedule'

interface Call {
  params: { area: string }
  database: Database
  actor: Releaser
  now: Date
}

/** Changes an area, even if it is frozen. */
const changeAlways = (
  { params, database, actor, now }: Call,
  work: (change: AreaChange) => Promise<readonly Happened[]>,
): Promise<null> =>
  changeArea(database, { area: params.area, actor, now }, async (change) => ({
    happened: await work(change),
    result: null,
  }))

/** Changes an area, unless it is frozen. */
const changeUnfrozen: typeof changeAlways = (call, work) =>
  changeAlways(call, async (change) => {
    assertNotFrozen(change.area, change.now)
    return work(change)
  })

async function assertArea({ params, database }: Pick<Call, 'params' | 'database'>): Promise<void> {
  if (!(await selectArea(database, params.area))) throw notFound('area')
}

export const rolloutHandlers: Handlers<typeof rolloutContract> = {
  rollout: async ({ params, database, now }) => {
    await assertArea({ params, database })
    return loadRollout(database, params.area, now)
  },

  releaseHistory: async ({ params, query, database }) => {
    await assertArea({ params, database })
    const rows = await loadHistory(database, params.area, windowOf(query))
    return pageOf(query, rows, await countEvents(database, params.area))
  },

  rollOut: ({ body: { at, ...plan }, ...call }) =>
    changeUnfrozen(call, async (change) => {
      await assertAudience(change.transaction, plan.audience)
      return at === null ? rollOut(change, plan) : scheduleChange(change, { ...plan, dueAt: new Date(at) })
    }),

  promote: ({ body: { at, ...plan }, ...call }) =>
    changeUnfrozen(call, (change) => {
      if (at === null) return promote(change, plan)
      return scheduleChange(change, { ...plan, channel: 'stable', audience: everyone, dueAt: new Date(at) })
    }),

  rollBack: ({ body, ...call }) => changeAlways(call, (change) => rollBack(change, body)),

  stopRollout: ({ body, ...call }) => changeAlways(call, (change) => stopRollout(change, body)),

  pinRelease: ({ body: { version, reason, school_id: schoolId, account_id: accountId }, ...call }) =>
    changeUnfrozen(call, (change) => pinRelease(change, { version, reason, schoolId, accountId })),

  unpinRelease: (call) => changeUnfrozen(call, (change) => unpinRelease(change, call.params.id)),

  cancelScheduled: (call) => changeAlways(call, (change) => cancelChange(change, call.params.id)),
}
