import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'
import { ContactBody, School, SchoolContact, schoolProfile, TimeZone } from '../people/school'
import { Email, LoginCard, Username } from '../person'
import { Language } from '../session'
import { PlatformAccount } from './platform-account'

/** A school in the list of all schools. */
export const PlatformSchool = z.object({
  id: z.number(),
  name: z.string(),
  city: z.nullable(z.string()),
  npsn: z.nullable(z.string()),
  code: z.string(),
  students: z.number(),
  teachers: z.number(),
  /** Seats of active subscriptions: those that students have, and all of them. */
  seats_in_use: z.number(),
  seats: z.number(),
  /** When the last active subscription ends; null without one. */
  subscribed_until: z.nullable(z.string()),
  /** When a student last finished a test. */
  last_test: z.nullable(z.string()),
  archived: z.boolean(),
  created_at: z.string(),
})
export type PlatformSchool = z.infer<typeof PlatformSchool>

/** A school with everything that the people who run the platform need to help it. */
export const PlatformSchoolDetail = z.extend(PlatformSchool, {
  ...School.shape,
  contacts: z.array(SchoolContact),
  /** The accounts that run the school. */
  accounts: z.array(PlatformAccount),
  /** Subscriptions that wait for their payment or are active. */
  subscriptions: z.array(
    z.object({
      id: z.number(),
      plan_name: z.string(),
      /** Whether an admin granted it. */
      granted: z.boolean(),
      active: z.boolean(),
      seats_in_use: z.number(),
      seats: z.number(),
      /** Seats that no student has, including those reserved for vouchers. */
      free: z.number(),
      ends_at: z.nullable(z.string()),
    }),
  ),
  unpaid: z.array(
    z.object({ id: z.number(), number: z.string(), total: z.number(), currency: z.string(), due_at: z.string() }),
  ),
})
export type PlatformSchoolDetail = z.infer<typeof PlatformSchoolDetail>

const params = z.object({ id: Id })
const settings = { time_zone: TimeZone, language: Language }
const tags = ['PlatformSchool'] as const

/** All schools, for the people who run the platform. */
export const platformSchoolContract = defineContract({
  platformSchools: {
    method: 'GET',
    path: '/v2/platform/school',
    summary: 'All schools with their figures',
    access: ['admin'],
    query: ListQuery,
    data: PlatformSchool,
    paged: true,
    tags,
  },
  platformSchool: {
    method: 'GET',
    path: '/v2/platform/school/:id',
    summary: 'One school with its contacts, subscriptions, unpaid invoices and the accounts that run it',
    access: ['admin'],
    params,
    data: PlatformSchoolDetail,
    tags: ['PlatformSchool', 'PlatformAccount'],
  },
  addPlatformSchool: {
    method: 'POST',
    path: '/v2/platform/school/add',
    summary: 'Create a school and the account that runs it; its first password is returned only here',
    access: ['admin'],
    body: z.object({
      name: schoolProfile.name,
      city: schoolProfile.city,
      npsn: schoolProfile.npsn,
      ...settings,
      /** Generated from the name if missing. */
      username: z.optional(Username),
      /** The e-mail address of the account that runs the school. */
      email: z.optional(Email),
    }),
    data: z.object({ id: z.number(), name: z.string(), code: z.string(), language: Language, login: LoginCard }),
    tags,
  },
  editPlatformSchool: {
    method: 'POST',
    path: '/v2/platform/school/edit/:id',
    summary: 'Change a school; fields that are not given are cleared',
    access: ['admin'],
    params,
    body: z.object({ ...schoolProfile, ...settings }),
    data: z.null(),
    tags,
  },
  savePlatformContact: {
    method: 'POST',
    path: '/v2/platform/school/contact/:id',
    summary: 'Add a contact of a school, or change one',
    access: ['admin'],
    params,
    body: ContactBody,
    data: z.null(),
    tags,
  },
  removePlatformContact: {
    method: 'POST',
    path: '/v2/platform/school/remove-contact/:id',
    summary: 'Remove a contact of a school',
    access: ['admin'],
    params,
    body: z.object({ contact_id: Id }),
    data: z.null(),
    tags,
  },
  archiveSchool: {
    method: 'POST',
    path: '/v2/platform/school/archive/:id',
    summary: 'Archive a school: its accounts are logged out and cannot log in; its data is kept',
    access: ['admin'],
    params,
    data: z.null(),
    tags,
  },
  restoreSchool: {
    method: 'POST',
    path: '/v2/platform/school/restore/:id',
    summary: 'Restore an archived school with all of its accounts',
    access: ['admin'],
    params,
    data: z.null(),
    tags,
  },
})
