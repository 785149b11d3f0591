import type { previewContract } from '@lekta/shared/contract/delivery/preview'
import { recordAction } from '../../audit/record'
import type { Database } from '../../database/connect'
import { badInput, notFound } from '../../errors/api-error'
import type { Handlers } from '../../http/implement'
import { publish } from '../../live/publish'
import { releaseTopic } from '../registry/registry-source'
import { auditActorOf, loadServable } from '../rollout/change-area'
import { readLink, selectKey, signLink } from './preview-link'
import * as queries from './preview-queries'

const HOUR = 3600_000

/** Announces to all servers that an account gets other releases. */
const announce = (database: Database, areas: readonly string[]) =>
  publish(
    database,
    areas.map((message) => ({ topic: releaseTopic, message })),
  )

interface Request {
  database: Database
  /** The account that opens the link. */
  accountId: number
  link: string
  now: Date
}

/** Returns the release that a link offers. Throws a 404 unless the link is valid and was made for this account. */
async function loadOffer({ database, accountId, link, now }: Request) {
  const offered = readLink(link, await selectKey(database), now)
  if (offered?.accountId !== accountId || !(await queries.selectMayPreview(database, accountId)))
    throw notFound('preview link')
  const row = await queries.selectAvailable(database, offered.area, offered.version)
  if (row?.packageHash !== offered.hash) throw notFound('preview link')
  return { row, expiresAt: new Date(offered.expires * 1000) }
}

/** Returns an account that may preview releases. Throws a 400 if there is none with this username. */
async function loadCandidate(database: Database, username: string) {
  const candidate = await queries.selectCandidate(database, username)
  if (!candidate) throw badInput({ username: 'There is no such account.' })
  return candidate
}

export const previewHandlers: Handlers<typeof previewContract> = {
  createPreview: async ({ params: { area }, body, actor, database, config, now }) => {
    const row = await loadServable(database, area, body.version)
    const candidate = await loadCandidate(database, body.username)
    if (!candidate.mayPreview)
      throw badInput({ username: 'This account may not preview releases. Add it to the testers first.' })
    const expires = Math.floor((now.getTime() + body.hours * HOUR) / 1000)
    const offered = { area, version: row.version, hash: row.packageHash, accountId: candidate.id, expires }
    const link = signLink(offered, await selectKey(database))
    const subject = `release ${row.id}`
    await recordAction(database, { actor: auditActorOf(actor), action: 'release preview offered', subject, at: now })
    return { url: `${config.publicUrl}/preview?link=${link}`, expires_at: new Date(expires * 1000).toISOString() }
  },

  previewOffer: async ({ query, tenant: { accountId }, database, now }) => {
    const { row, expiresAt } = await loadOffer({ database, accountId, link: query.link, now })
    const { commit, built_at } = row.content
    const offer = { area: row.area, version: row.version, commit, author: row.author, built_at }
    return { ...offer, expires_at: expiresAt.toISOString() }
  },

  previews: async ({ tenant: { accountId }, database, now }) => {
    const rows = await queries.selectPreviews(database, accountId, now)
    const previews = rows.map(({ area, version, expiresAt }) => ({
      ...{ area, version },
      expires_at: expiresAt.toISOString(),
    }))
    return { may_preview: await queries.selectMayPreview(database, accountId), previews }
  },

  acceptPreview: async ({ body, tenant, database, registry, now }) => {
    const { accountId } = tenant
    const { row, expiresAt } = await loadOffer({ database, accountId, link: body.link, now })
    await database.transaction(async (transaction) => {
      await queries.upsertPreview(transaction, { accountId, area: row.area, releaseId: row.id, expiresAt })
      const subject = `release ${row.id}`
      await recordAction(transaction, { actor: tenant, action: 'release preview accepted', subject, at: now })
      await announce(transaction, [row.area])
    })
    // The browser loads the portal again at once, and must get the release then.
    await registry.refresh()
    return null
  },

  endPreview: async ({ body, tenant, database, registry }) => {
    await database.transaction(async (transaction) =>
      announce(transaction, await queries.deletePreviews(transaction, tenant.accountId, body.area)),
    )
    await registry.refresh()
    return null
  },

  testers: async ({ database }) => {
    const rows = await queries.selectTesters(database)
    return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
  },

  addTester: async ({ body, tenant, database, now }) => {
    const candidate = await loadCandidate(database, body.username)
    if (candidate.isChild) throw badInput({ username: 'Children cannot preview releases.' })
    const values = { accountId: candidate.id, addedBy: tenant.accountId, addedAt: now }
    await database.transaction(async (transaction) => {
      if (!(await queries.insertTester(transaction, values))) return
      const subject = `account ${candidate.id}`
      await recordAction(transaction, { actor: tenant, action: 'release tester added', subject, at: now })
    })
    return null
  },

  removeTester: async ({ params: { id }, tenant, database, now }) => {
    await database.transaction(async (transaction) => {
      if (!(await queries.deleteTester(transaction, id))) throw notFound('tester')
      const entry = { actor: tenant, action: 'release tester removed', subject: `account ${id}`, at: now } as const
      await recordAction(transaction, entry)
      await announce(transaction, await queries.deletePreviews(transaction, id))
    })
    return null
  },
}
