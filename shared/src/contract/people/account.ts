import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'
import { Email, Name, Password, Username } from '../person'
import { Language, Profile } from '../session'

/** The largest picture that can be uploaded, in bytes. */
export const avatarLimit = 5 * 1024 * 1024

/** One device on which the account is logged in. */
export const DeviceSession = z.object({
  id: z.number(),
  /** Browser and system according to the user agent, not translated, such as “Chrome · Windows”. Empty if unknown. */
  device: z.string(),
  created_at: z.string(),
  /** The time of the last use, recorded at most once an hour. */
  used_at: z.string(),
  /** Whether this is the caller's own session. */
  current: z.boolean(),
})
export type DeviceSession = z.infer<typeof DeviceSession>

/** Everything that users may do with their own accounts. */
export const accountContract = defineContract({
  editMe: {
    method: 'POST',
    path: '/profile/edit-me',
    summary: 'Change the fields given of the caller’s account; a child can change only its language',
    access: 'user',
    body: z.object({
      name: z.optional(Name),
      /**
       * The new address. It replaces the current one when it is confirmed; the current address gets a mail about the
       * change.
       */
      email: z.optional(Email),
      /** The current password; required to change the address. */
      password: z.optional(Password),
      language: z.optional(Language),
      username: z.optional(Username),
    }),
    data: Profile,
    tags: ['Profile'],
  },
  cancelEmailChange: {
    method: 'POST',
    path: '/profile/cancel-email-change',
    summary: 'Cancel a change of e-mail address that has not been confirmed',
    access: 'user',
    data: Profile,
    tags: ['Profile'],
  },
  sendConfirmation: {
    method: 'POST',
    path: '/profile/send-confirmation',
    summary: 'Send the confirmation mail again, to the new e-mail address if one is waiting to be confirmed',
    access: 'user',
    data: z.null(),
  },
  uploadAvatar: {
    method: 'POST',
    path: '/profile/avatar',
    summary: 'Upload the caller’s picture: JPEG, PNG, WebP, GIF or AVIF',
    access: 'user',
    upload: { maxBytes: avatarLimit },
    data: Profile,
    tags: ['Profile'],
  },
  removeAvatar: {
    method: 'POST',
    path: '/profile/avatar/remove',
    summary: 'Delete the caller’s picture',
    access: 'user',
    data: Profile,
    tags: ['Profile'],
  },
  mySessions: {
    method: 'GET',
    path: '/profile/sessions',
    summary: 'The sessions of the account, the last used first',
    access: 'user',
    data: z.array(DeviceSession),
    tags: ['Session'],
  },
  endMySession: {
    method: 'POST',
    path: '/profile/sessions/end/:id',
    summary: 'End one session of the account',
    access: 'user',
    duringMaintenance: true,
    params: z.object({ id: Id }),
    data: z.null(),
    tags: ['Session'],
  },
  endMyOtherSessions: {
    method: 'POST',
    path: '/profile/sessions/end-others',
    summary: 'End all other sessions of the account',
    access: 'user',
    duringMaintenance: true,
    data: z.null(),
    tags: ['Session'],
  },
  changeMyPassword: {
    method: 'POST',
    path: '/profile/password',
    summary: 'Change the password; ends all other sessions of the account',
    access: 'user',
    body: z.object({ current: Password, password: Password }),
    data: z.null(),
    tags: ['Session'],
  },
})
