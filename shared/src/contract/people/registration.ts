import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'
import { Email, LinkToken, Name, Password, Username } from '../person'
import { Language, LoggedIn } from '../session'

/** A link that a school hands out; it works once, within seven days. */
const HandedLink = z.object({ url: z.string() })

/** Registering, and recovering a forgotten password. */
export const registrationContract = defineContract({
  registerParent: {
    method: 'POST',
    path: '/auth/register-parent',
    summary: 'Open a parent’s account; what comes next stands in a mail to the address, whether it is known or not',
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
    summary: 'Confirm an e-mail address by the link that was mailed to it; logs a parent in who has just registered',
    access: 'public',
    body: z.object({ token: LinkToken }),
    /** The session of a parent who has just registered; null for all others. */
    data: z.nullable(LoggedIn),
    tags: ['Profile'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Mail a link to choose a new password, if the address is known; the answer is the same',
    access: 'public',
    body: z.object({ email: Email }),
    data: z.null(),
  },
  checkPasswordLink: {
    method: 'GET',
    path: '/auth/change-password/:id',
    summary: 'Whose password a mailed link changes; 410 says that it was used or has expired',
    access: 'public',
    params: z.object({ id: LinkToken }),
    data: z.object({ name: z.string() }),
  },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password/:id',
    summary: 'Choose a new password by a mailed link; logs the account out everywhere',
    access: 'public',
    params: z.object({ id: LinkToken }),
    body: z.object({ password: Password }),
    data: z.null(),
  },
  changePasswordBypass: {
    method: 'POST',
    path: '/auth/change-password-bypass',
    summary: 'Choose a new password by a link that a school handed out; logs the account out everywhere',
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
    summary: 'A link for a student to choose a new password, to hand out; the one before ends',
    access: ['school', 'teacher'],
    params: z.object({ id: Id }),
    data: HandedLink,
  },
  createTeacherPasswordLink: {
    method: 'POST',
    path: '/v2/teacher/password-link/:id',
    summary: 'A link for a teacher of the school to choose a new password, to hand out; the one before ends',
    access: ['school'],
    params: z.object({ id: Id }),
    data: HandedLink,
  },
})
