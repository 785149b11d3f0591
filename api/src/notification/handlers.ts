import type { Role } from '@lekta/shared/contract/endpoint'
import type { ListQuery } from '@lekta/shared/contract/list'
import {
  type FreshNotification,
  type Notification,
  type notificationContract,
  notificationStatus,
  type StreamEvent,
  type Subject,
  subjectsFor,
} from '@lekta/shared/contract/notification'
import type { Caller } from '../access/authenticate'
import { notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { pageOf } from '../http/list-page'
import type { Language } from '../i18n/sentence'
import { merge } from '../live/merge'
import { topicOf } from '../live/notification-topic'
import type { RegistrySource } from '../release/registry/registry-source'
import { visitorOf } from '../release/registry/visitor'
import { kindNames, sentenceOf, subjectOf } from './kinds'
import * as queries from './queries'

const present = (row: queries.NotificationRow, language: Language): Notification => ({
  id: row.id,
  pesan: sentenceOf(row, language),
  status: row.readAt ? notificationStatus.read : notificationStatus.unread,
  waktu_notifikasi: row.createdAt.toISOString(),
  jenis: subjectOf(row),
  tautan: row.link,
})

interface Filters {
  showAll: boolean
  jenis?: Subject | undefined
}

const filterOf = ({ showAll, jenis, ...query }: ListQuery & Filters): queries.NotificationFilter => ({
  query,
  showAll,
  kinds: kindNames(jenis),
})

/** Yields the text for the caller’s releases, now and whenever it changes. */
async function* releasesOf(caller: Caller, registry: RegistrySource, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  const changes = registry.changes(signal)
  const tag = () => registry.viewFor(visitorOf(caller), new Date()).tag
  let sent = tag()
  yield { releases: sent }
  for await (const _ of changes) {
    const now = tag()
    if (now !== sent) yield { releases: now }
    sent = now
  }
}

export const notificationHandlers: Handlers<typeof notificationContract> = {
  notifications: async ({ query, tenant, caller, database, language }) => {
    const filter = filterOf(query)
    const { rows, total } = await queries.selectNotifications(tenant, database, filter)
    return pageOf(
      query,
      rows.map((row) => present(row, language ?? caller.language)),
      total,
    )
  },

  notificationsRead: async ({ query, tenant, database, now }) => {
    const marked = await queries.markRead(tenant, database, now, query.id)
    if (query.id !== undefined && marked === 0) throw notFound('message')
    return null
  },

  notificationStream: async ({ query, tenant, caller, database, language, live, registry, signal }) => {
    const ids = await live.subscribe(topicOf(tenant.accountId), signal)
    async function* messages(): AsyncGenerator<FreshNotification> {
      for await (const id of ids) {
        const row = await queries.selectNotification(tenant, database, id as number)
        if (row) yield { id: row.id, pesan: sentenceOf(row, language ?? caller.language), tautan: row.link }
      }
    }
    return query.releases ? merge<StreamEvent>(messages(), releasesOf(caller, registry, signal)) : messages()
  },

  pushDevice: async ({ body: { token, renews }, tenant, database, now }) => {
    const stored = await database.transaction(async (transaction) => {
      if (renews) {
        const owner = await queries.selectDeviceOwner(transaction, renews)
        await queries.deleteDevice(transaction, renews)
        // The current account has not enabled push on this browser.
        if (owner !== tenant.accountId) return false
      }
      await queries.upsertDevice(tenant, transaction, token, now)
      await queries.deleteOldDevices(tenant, transaction)
      return true
    })
    if (!stored) throw notFound('device')
    return null
  },

  forgetPushDevice: async ({ body, database }) => {
    await queries.deleteDevice(database, body.token)
    return null
  },

  notificationChoices: async ({ caller: { roles }, tenant, database }) => {
    const chosen = await queries.selectChoices(tenant, database)
    // The first role determines the menus, and therefore the notifications.
    return subjectsFor[roles[0] as Role].map((jenis) => {
      const { push = true, mail = true } = chosen.find((choice) => choice.jenis === jenis) ?? {}
      return { jenis, push, mail }
    })
  },

  chooseNotification: async ({ body, tenant, database }) => {
    await queries.upsertChoice(tenant, database, body)
    return null
  },
}
