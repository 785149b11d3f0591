import * as z from 'zod/mini'
import { defineContract, type Role } from './endpoint'
import { Flag, Id, ListQuery } from './list'
import { PushToken } from './push-token'

/** The subjects of notifications. */
export const subjects = ['test', 'import', 'invoice', 'seat', 'child', 'privacy', 'platform', 'digest'] as const
export type Subject = (typeof subjects)[number]

/** The subjects about which each role is notified. */
export const subjectsFor: Readonly<Record<Role, readonly Subject[]>> = {
  admin: ['privacy', 'platform'],
  school: ['import', 'invoice', 'seat', 'child', 'privacy', 'digest'],
  teacher: ['test', 'import', 'seat', 'privacy', 'digest'],
  parent: ['test', 'invoice', 'seat', 'child', 'privacy'],
  child: ['test', 'seat'],
}

export const notificationStatus = { unread: 0, read: 1 } as const

/** A message to one account, written in its language. */
export const Notification = z.object({
  id: z.number(),
  /** The message as plain text. */
  pesan: z.string(),
  status: z.union([z.literal(notificationStatus.unread), z.literal(notificationStatus.read)]),
  waktu_notifikasi: z.string(),
  jenis: z.enum(subjects),
  /** The path of the page to which the notification links. */
  tautan: z.nullable(z.string()),
})
export type Notification = z.infer<typeof Notification>

const NotificationQuery = z.extend(ListQuery, {
  /** Whether to include read notifications. By default, only unread ones are listed. */
  showAll: z._default(Flag, false),
  jenis: z.optional(z.enum(subjects)),
})

/** Whether a user also gets notifications of a subject by push and by e-mail; the bell shows all of them. */
export const NotificationChoice = z.object({ jenis: z.enum(subjects), push: z.boolean(), mail: z.boolean() })
export type NotificationChoice = z.infer<typeof NotificationChoice>

/** A notification that has just been created, as the stream sends it. */
export const FreshNotification = z.object({ id: z.number(), pesan: z.string(), tautan: z.nullable(z.string()) })
export type FreshNotification = z.infer<typeof FreshNotification>

/** What the stream sends: a notification, or that the caller gets other releases (`releasesHeader`). */
const StreamEvent = z.union([FreshNotification, z.object({ releases: z.string() })])
export type StreamEvent = z.infer<typeof StreamEvent>

export const notificationContract = defineContract({
  notifications: {
    method: 'GET',
    path: '/notifikasi',
    summary: 'The caller’s notifications, unread ones first, then newest first',
    access: 'user',
    query: NotificationQuery,
    data: Notification,
    paged: true,
    tags: ['Notification'],
  },
  notificationsRead: {
    method: 'GET',
    path: '/notifikasi/read',
    summary: 'Mark one notification as read, or all of them if no id is given',
    access: 'user',
    query: z.object({ id: z.optional(Id) }),
    data: z.null(),
  },
  notificationStream: {
    method: 'GET',
    path: '/notifikasi/stream',
    summary:
      'A stream of the caller’s new notifications and, if asked for, of changes of the releases that the caller gets',
    access: 'user',
    query: z.object({ releases: z._default(Flag, false) }),
    data: StreamEvent,
    stream: true,
  },
  pushDevice: {
    method: 'POST',
    path: '/notifikasi/device',
    summary: 'Send the caller’s notifications to this browser as pushes, even while the portal is closed',
    access: 'user',
    body: z.object({
      token: PushToken,
      /** The token that this one replaces. It is ignored if the browser now belongs to another user. */
      renews: z.optional(PushToken),
    }),
    data: z.null(),
  },
  forgetPushDevice: {
    method: 'POST',
    path: '/notifikasi/device/forget',
    summary: 'Stop sending pushes to this browser',
    access: 'user',
    body: z.object({ token: PushToken }),
    data: z.null(),
  },
  notificationChoices: {
    method: 'GET',
    path: '/notifikasi/choices',
    summary: 'The caller’s channels for each subject of notifications, besides the bell',
    access: 'user',
    data: z.array(NotificationChoice),
    tags: ['NotificationChoice'],
  },
  chooseNotification: {
    method: 'POST',
    path: '/notifikasi/choices',
    summary: 'Choose the channels for one subject of notifications',
    access: 'user',
    body: NotificationChoice,
    data: z.null(),
    tags: ['NotificationChoice'],
  },
})
