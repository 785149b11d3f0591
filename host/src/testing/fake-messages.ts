import type { Handlers } from '@lekta/shared/contract/endpoint'
import {
  type FreshNotification,
  type Notification,
  notificationContract,
  notificationStatus,
} from '@lekta/shared/contract/notification'
import { answers } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'

const MINUTE = 60_000

/** A stream that stays open and delivers the items that are added to it. */
function openLine() {
  const waiting: FreshNotification[] = []
  let wake: () => void = () => undefined
  async function* line() {
    for (;;) {
      for (let next = waiting.shift(); next; next = waiting.shift()) yield next
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return {
    line,
    put: (event: FreshNotification) => {
      waiting.push(event)
      wake()
    },
  }
}

/** A fake server for one account's notifications: the list, marking as read, and the stream of new ones. */
export function fakeMessages(initial: readonly Partial<Notification>[] = []) {
  const { line, put } = openLine()
  const rows: Notification[] = []
  const add = (values: Partial<Notification>) => {
    const id = rows.length + 1
    const row: Notification = {
      id,
      pesan: `Message ${id}`,
      status: notificationStatus.unread,
      waktu_notifikasi: new Date(Date.now() - MINUTE).toISOString(),
      jenis: 'test',
      tautan: null,
      ...values,
    }
    rows.push(row)
    return row
  }
  for (const values of initial) add(values)
  const kind = {
    text: ({ pesan }: Notification) => pesan,
    sort: { waktu_notifikasi: (row: Notification) => row.waktu_notifikasi },
  }
  const handlers: Partial<Handlers<typeof notificationContract>> = {
    notifications: async ({ query: { showAll, jenis, ...query } }) => {
      // Sends copies, so that later changes do not affect rows that were already sent.
      const matching = rows
        .filter((row) => (showAll || row.status === 0) && (!jenis || row.jenis === jenis))
        .map((row) => ({ ...row }))
      const unreadFirst = matching.sort(
        (a, b) => a.status - b.status || b.waktu_notifikasi.localeCompare(a.waktu_notifikasi),
      )
      return listOf(unreadFirst, query, kind)
    },
    notificationsRead: async ({ query: { id } }) => {
      for (const row of rows) if (id === undefined || row.id === id) row.status = notificationStatus.read
      return null
    },
    notificationStream: async () => line(),
    pushDevice: async () => null,
    forgetPushDevice: async () => null,
  }
  return {
    rows,
    /** Adds a notification and sends it over the stream. */
    add: (pesan: string, values: Partial<Notification> = {}) => {
      const { id, tautan } = add({ pesan, waktu_notifikasi: new Date().toISOString(), ...values })
      put({ id, pesan, tautan })
    },
    /** Sends the last notification again. */
    repeat: () => {
      const { id = 0, pesan = '', tautan = null } = rows.at(-1) ?? {}
      put({ id, pesan, tautan })
    },
    answers: (instead: Partial<Handlers<typeof notificationContract>> = {}) =>
      answers(notificationContract, { ...handlers, ...instead }),
  }
}
