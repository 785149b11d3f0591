import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'
import { Email, LoginCard, Name, Username } from '../person'
import { Language } from '../session'
import { PlatformAccount } from './platform-account'

const params = z.object({ id: Id })
const tags = ['PlatformAccount'] as const

/** The accounts that run the platform. */
export const platformStaffContract = defineContract({
  admins: {
    method: 'GET',
    path: '/v2/platform/staff',
    summary: 'The accounts that run the platform',
    access: ['admin'],
    query: ListQuery,
    data: PlatformAccount,
    paged: true,
    tags,
  },
  addAdmin: {
    method: 'POST',
    path: '/v2/platform/staff/add',
    summary: 'Create an admin; the first password is returned only here',
    access: ['admin'],
    body: z.object({ name: Name, username: Username, email: z.optional(Email), language: z.optional(Language) }),
    data: LoginCard,
    tags,
  },
  editAdmin: {
    method: 'POST',
    path: '/v2/platform/staff/edit/:id',
    summary: 'Change an admin; an e-mail address that is not given is removed',
    access: ['admin'],
    params,
    body: z.object({ name: Name, username: Username, email: z.optional(Email) }),
    data: PlatformAccount,
    tags,
  },
  archiveAdmin: {
    method: 'POST',
    path: '/v2/platform/staff/archive/:id',
    summary: 'Archive an admin: its sessions end and it cannot log in',
    access: ['admin'],
    params,
    data: z.null(),
    tags,
  },
  restoreAdmin: {
    method: 'POST',
    path: '/v2/platform/staff/restore/:id',
    summary: 'Restore an archived admin',
    access: ['admin'],
    params,
    data: z.null(),
    tags,
  },
})
