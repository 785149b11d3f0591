import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'
import { Email, LinkToken, Name, Password, Username } from '../person'
import { Language, LoggedIn } from '../session'

/** A link that a school hands out. It works once, within seven days. */
const HandedLink = z.object({ url: z.string() })

/** Registering, and recovering a forgotten password. */
export const registrationContract = defineContract({
  registerParent: {
    method: 'POST',
    path: '/auth/register-parent',
    summary:
      'Register a parent; a mail explains the next step, and the response is the same if the address already has an account',
    access: 'public',
    body: z.object({
      name: Name,
      email: Email,
      username: Username,
      password: Password,
      language: Language,
      consent: z.literal(true, 'Please agree to the terms and the privacy policy.'),
    }),
    data: z.null(),
  },
  confirmEmail: {
    method: 'POST',
    path: '/auth/confirm-email',
    summary: 'Confirm an e-mail address with the mailed link; logs in a parent who has just registered',
    access: 'public',
    body: z.object({ token: LinkToken }),
    /** The session of a parent who has just registered; null for all others. */
    data: z.nullable(LoggedIn),
    tags: ['Profile'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Mail a link for a new password if the address has an account; the response is the same if it has none',
    access: 'public',
    body: z.object({ email: Email }),
    data: z.null(),
  },
  checkPasswordLink: {
    method: 'GET',
    path: '/auth/change-password/:id',
    summary: 'The account whose password a mailed link changes; 410 if the link was used or has expired',
    access: 'public',
    params: z.object({ id: LinkToken }),
    data: z.object({ name: z.string() }),
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password/:id',
    summary: 'Choose a new password with a mailed link; ends all sessions of the account',
    access: 'public',
    params: z.object({ id: LinkToken }),
    body: z.object({ password: Password }),
    data: z.null(),
  },
  changePasswordBypass: {
    method: 'POST',
    path: '/auth/change-password-bypass',
    summary: 'Choose a new password with a link from the school; ends all sessions of the account',
    access: 'public',
    body: z.object({
      username: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(100)),
      token: LinkToken,
      password: Password,
    }),
    data: z.null(),
  },
  createPasswordLink: {
    method: 'POST',
    path: '/v2/child/password-link/:id',
    summary: 'Create a link with which a student chooses a new password; the previous link becomes invalid',
    access: ['school', 'teacher'],
    params: z.object({ id: Id }),
    data: HandedLink,
  },
  createTeacherPasswordLink: {
    method: 'POST',
    path: '/v2/teacher/password-link/:id',
    summary:
      'Create a link with which a teacher of the school chooses a new password; the previous link becomes invalid',
    access: ['school'],
    params: z.object({ id: Id }),
    data: HandedLink,
  },
})
