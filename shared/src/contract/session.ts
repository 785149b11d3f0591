import * as z from 'zod/mini'
import { defineContract, roles } from './endpoint'
import { Id } from './list'
import { Password } from './person'
import { PushToken } from './push-token'

const Credentials = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** A child of a parent, as the parent's browser stores it. */
export const ChildName = z.object({ id: z.number(), name: z.string(), avatar: z.nullable(z.string()) })

export const Language = z.enum(['en', 'id'])

/** The response of every login endpoint. */
export const LoggedIn = z.object({
  token: z.string(),
  /** True until the generated first password is replaced. Until then, the account can do nothing else. */
  must_change_password: z.optional(z.boolean()),
  user: z.object({
    /** Comma-separated roles; the first one determines the menus. */
    role: z.string(),
    fullname: z.string(),
    /** The preferred name of a child, if it is not the first word of the name. */
    preferred_name: z.optional(z.nullable(z.string())),
    avatar: z.nullable(z.string()),
    /** Used if no language was chosen in the browser. */
    language: z.optional(Language),
    children: z.optional(z.array(ChildName)),
  }),
})

export type LoggedIn = z.infer<typeof LoggedIn>

export const Profile = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  /** False until the link that was mailed to the address has been opened. */
  email_confirmed: z.boolean(),
  /** The address that replaces `email` when the mailed link is opened. */
  pending_email: z.optional(z.nullable(z.string())),
  /** The language in which the server writes mails and notifications. */
  language: Language,
  avatar: z.nullable(z.string()),
  roles: z.array(z.enum(roles)),
  /** Whether the account has to choose a password before it can do anything else. */
  must_change_password: z.optional(z.boolean()),
  /** Whether the account has to consent to the current wording of the terms. Only `profileMe` says so. */
  consent_due: z.optional(z.boolean()),
  /** `time_zone` is an IANA name. */
  school: z.nullable(z.object({ id: z.number(), name: z.string(), time_zone: z.string() })),
})
export type Profile = z.infer<typeof Profile>

export const sessionContract = defineContract({
  loginMaster: {
    method: 'POST',
    path: '/v2/auth/loginMaster',
    summary: 'Log in a school, teacher or admin, by username or e-mail',
    access: 'public',
    duringMaintenance: true,
    body: Credentials,
    data: LoggedIn,
  },
  loginUsername: {
    method: 'POST',
    path: '/auth/loginUsername',
    summary: 'Log in a parent or child, by username',
    access: 'public',
    duringMaintenance: true,
    body: Credentials,
    data: LoggedIn,
  },
  loginId: {
    method: 'POST',
    path: '/auth/loginId',
    summary: 'Create a token to act as one of the caller’s children; the previous one of this session becomes invalid',
    access: ['parent'],
    duringMaintenance: true,
    body: z.object({ id: Id }),
    data: LoggedIn,
  },
  backFromChild: {
    method: 'POST',
    path: '/auth/back',
    summary: 'Stop acting as a child, with the parent’s password; the child’s token becomes invalid',
    access: ['parent'],
    duringMaintenance: true,
    body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)) }),
    data: z.null(),
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session now, or one minute after the page was left if it is not reopened',
    access: 'user',
    duringMaintenance: true,
    withFirstPassword: true,
    body: z.object({
      leaving: z._default(z.boolean(), false),
      /** This browser's push token, if it has one. The browser then gets no more pushes. */
      device: z.optional(PushToken),
    }),
    data: z.null(),
  },
  profileMe: {
    method: 'GET',
    path: '/profile/me',
    summary: 'The profile of the logged-in account',
    access: 'user',
    withFirstPassword: true,
    data: Profile,
    tags: ['Profile'],
  },
  chooseFirstPassword: {
    method: 'POST',
    path: '/profile/first-password',
    summary: 'Replace the generated first password with one that the user chooses',
    access: 'user',
    duringMaintenance: true,
    withFirstPassword: true,
    body: z.object({ password: Password }),
    data: z.null(),
    tags: ['Profile'],
  },
})
