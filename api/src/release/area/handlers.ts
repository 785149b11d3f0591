import type { releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { newReleaseToken } from '../../access/release-token'
import { hashToken } from '../../access/token'
import { recordAction } from '../../audit/record'
import type { Database } from '../../database/connect'
import { ApiError, badInput, notFound } from '../../errors/api-error'
import type { Handlers } from '../../http/implement'
import { pageOf, windowOf } from '../../http/list-page'
import { say } from '../../i18n/sentence'
import { changeArea, isFrozen } from '../rollout/change-area'
import { cancelChangesOf } from '../rollout/schedule'
import { assertFree } from './area-paths'
import * as queries from './area-queries'
import { presentArea, presentToken } from './present-area'
import * as tokens from './token-queries'

async function loadArea(database: Database, name: string) {
  const area = await queries.selectArea(database, name)
  if (!area) throw notFound('area')
  return area
}

/** Throws a 400 unless a time that the field names is in the future. */
function assertFuture(field: string, time: string | null, now: Date): void {
  if (time !== null && new Date(time) <= now) throw badInput({ [field]: 'Please choose a time in the future.' })
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time))

export const releaseAreaHandlers: Handlers<typeof releaseAreaContract> = {
  releaseAreas: async ({ database, now }) => {
    const [areas, served, pins, scheduled] = await Promise.all([
      queries.selectAreas(database),
      queries.selectServed(database),
      queries.countPins(database),
      queries.countScheduled(database),
    ])
    const countOf = (rows: typeof pins, name: string) => rows.find(({ area }) => area === name)?.total ?? 0
    return areas.map((row) => {
      const { name } = row.area
      return presentArea(row, served, { pins: countOf(pins, name), scheduled: countOf(scheduled, name), now })
    })
  },

  addReleaseArea: async ({ body: { name, paths, key }, tenant, database, now }) => {
    await assertFree(database, name, paths)
    await database.transaction(async (transaction) => {
      const isAdded = await queries.insertArea(transaction, { name, paths, publicKey: key, createdAt: now })
      if (!isAdded) throw new ApiError(409, say('There already is an area called {{name}}.', { name }))
      await recordAction(transaction, {
        actor: tenant,
        action: 'release area added',
        subject: `area ${name}`,
        at: now,
      })
    })
    return null
  },

  editReleaseArea: async ({ params, body: { paths, key }, tenant, database, now }) => {
    const before = await loadArea(database, params.area)
    // An area of the installation may share a path with another one. Only what is added is checked.
    await assertFree(
      database,
      before.name,
      paths.filter((path) => !before.paths.includes(path)),
    )
    const subject = `area ${before.name}`
    await database.transaction(async (transaction) => {
      await queries.updateArea(transaction, before.name, { paths, publicKey: key })
      await recordAction(transaction, { actor: tenant, action: 'release area edited', subject, at: now })
    })
    return null
  },

  freezeArea: async ({ params, body: { reason, until }, tenant, database, now }) => {
    assertFuture('until', until, now)
    const actor = { accountId: tenant.accountId }
    const freeze = { frozenAt: now, frozenUntil: dateOf(until), frozenBy: tenant.accountId, frozenReason: reason }
    return changeArea(database, { area: params.area, actor, now }, async ({ transaction, area }) => {
      await queries.updateArea(transaction, area.name, freeze)
      return { happened: [{ action: 'frozen', reason }], result: null }
    })
  },

  unfreezeArea: async ({ params, tenant, database, now }) => {
    const actor = { accountId: tenant.accountId }
    return changeArea(database, { area: params.area, actor, now }, async ({ transaction, area }) => {
      if (!isFrozen(area, now))
        throw new ApiError(409, say('The releases of {{area}} are not frozen.', { area: area.name }))
      const none = { frozenAt: null, frozenUntil: null, frozenBy: null, frozenReason: null }
      await queries.updateArea(transaction, area.name, none)
      return { happened: [{ action: 'unfrozen' }], result: null }
    })
  },

  releaseTokens: async ({ params: { area }, query, database }) => {
    await loadArea(database, area)
    const rows = await tokens.selectTokens(database, area, windowOf(query))
    return pageOf(query, rows.map(presentToken), await tokens.countTokens(database, area))
  },

  addReleaseToken: async ({ params, body, tenant, database, now }) => {
    assertFuture('expires_at', body.expires_at, now)
    const area = await loadArea(database, params.area)
    const token = newReleaseToken(area.name)
    const values = {
      ...{ area: area.name, name: body.name, tokenHash: hashToken(token), mayRollOut: body.may_roll_out },
      ...{ createdBy: tenant.accountId, createdAt: now, expiresAt: dateOf(body.expires_at) },
    }
    const id = await database.transaction(async (transaction) => {
      const added = await tokens.insertToken(transaction, values)
      const entry = { action: 'release token created', subject: `token ${added}` } as const
      await recordAction(transaction, { actor: tenant, ...entry, at: now })
      return added
    })
    return { id, token }
  },

  revokeReleaseToken: async ({ params, tenant, database, now }) => {
    const actor = { accountId: tenant.accountId }
    return changeArea(database, { area: params.area, actor, now }, async (change) => {
      const { transaction } = change
      const token = await tokens.selectToken(transaction, params)
      if (!token) throw notFound('release token')
      if (token.revokedAt) return { happened: [], result: null }
      await tokens.revokeToken(transaction, token.id, { revokedAt: now, revokedBy: tenant.accountId })
      const entry = { action: 'release token revoked', subject: `token ${token.id}` } as const
      await recordAction(transaction, { actor, ...entry, at: now })
      return { happened: await cancelChangesOf(change, token), result: null }
    })
  },
}
