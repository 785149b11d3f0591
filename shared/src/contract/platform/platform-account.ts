import * as z from 'zod/mini'
import { defineContract, roles } from '../endpoint'
import { Id } from '../list'
import { LoginCard } from '../person'

/** An account of an adult, as the people who run the platform see it. */
export const PlatformAccount = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  email_confirmed: z.boolean(),
  roles: z.array(z.enum(roles)),
  school: z.nullable(z.object({ id: z.number(), name: z.string(), archived: z.boolean() })),
  archived: z.boolean(),
  /** Whether failed logins currently stop logins from at least one device or network. */
  locked: z.boolean(),
  /** The number of open sessions. */
  sessions: z.number(),
  created_at: z.string(),
  /** Null if there was no login within a year. */
  last_login: z.nullable(z.string()),
})
export type PlatformAccount = z.infer<typeof PlatformAccount>

const params = z.object({ id: Id })
const tags = ['PlatformAccount'] as const

/** Help for people who cannot log in. Accounts of children are never found: their school or parent helps them. */
export const platformAccountContract = defineContract({
  findAccounts: {
    method: 'POST',
    path: '/v2/platform/account/find',
    summary: 'The accounts with exactly this username or e-mail address, except those of children; recorded',
    access: ['admin'],
    duringMaintenance: true,
    body: z.object({
      name: z
        .string()
        .check(
          z.trim(),
          z.toLowerCase(),
          z.minLength(1, 'Please enter a username or an e-mail address.'),
          z.maxLength(200),
        ),
    }),
    data: z.array(PlatformAccount),
  },
  unlockAccount: {
    method: 'POST',
    path: '/v2/platform/account/unlock/:id',
    summary: 'Forget the failed logins of an account',
    access: ['admin'],
    params,
    data: PlatformAccount,
    tags,
  },
  endAccountSessions: {
    method: 'POST',
    path: '/v2/platform/account/end-sessions/:id',
    summary: 'Log an account out everywhere',
    access: ['admin'],
    params,
    data: PlatformAccount,
    tags,
  },
  sendPasswordMail: {
    method: 'POST',
    path: '/v2/platform/account/password-mail/:id',
    summary: 'Mail the owner of an account a link for choosing a new password',
    access: ['admin'],
    params,
    data: PlatformAccount,
    tags,
  },
  renewAccountPassword: {
    method: 'POST',
    path: '/v2/platform/account/first-password/:id',
    summary: 'Give a school’s or an admin’s account a new first password, returned only here; its sessions end',
    access: ['admin'],
    params,
    data: LoginCard,
    tags,
  },
})
