import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'
import { Email, Name } from '../person'
import { Language } from '../session'

const isTimeZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The IANA name of a time zone. */
export const TimeZone = z.string().check(z.refine(isTimeZone, 'Please choose a time zone.'))

const Text = (longest: number) => z.optional(z.string().check(z.trim(), z.maxLength(longest)))
const Whole = (least: number, most: number) =>
  z.coerce.number<number | string>().check(z.int(), z.minimum(least), z.maximum(most))

const Phone = z
  .string()
  .check(z.trim(), z.regex(/^\+?[\d ()/.-]{5,30}$/, 'Please enter a phone number like 0274 512345.'))

/** A school's name and contact data. */
export const schoolProfile = {
  name: Name,
  npsn: z.optional(z.string().check(z.trim(), z.regex(/^\d{8}$/, 'An NPSN has 8 digits.'))),
  address: Text(300),
  city: Text(100),
  phone: z.optional(Phone),
  email: z.optional(Email),
}

/** The settings of a school. */
const preferences = {
  time_zone: TimeZone,
  /** The language of the school's letters and login cards. */
  language: Language,
  /** The month in which its school year begins, 1…12. */
  year_begins: Whole(1, 12),
}

export const School = z.object({
  id: z.number(),
  /** The code that a parent types to link a child to the school. */
  code: z.string(),
  name: z.string(),
  npsn: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  time_zone: z.string(),
  language: Language,
  year_begins: z.number(),
})
export type School = z.infer<typeof School>

/** What a person at a school is the contact for. */
export const contactSubjects = ['head', 'billing', 'technical', 'privacy'] as const
export type ContactSubject = (typeof contactSubjects)[number]

/** A person at a school that the platform's staff can turn to. */
export const SchoolContact = z.object({
  id: z.number(),
  subject: z.enum(contactSubjects),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})
export type SchoolContact = z.infer<typeof SchoolContact>

/** A contact to add or, with an id, to change. */
export const ContactBody = z.object({
  id: z.optional(Id),
  subject: z.enum(contactSubjects),
  name: Name,
  email: z.optional(Email),
  phone: z.optional(Phone),
})

/** The maximum number of contacts of a school. */
export const MOST_CONTACTS = 20

export const schoolContract = defineContract({
  mySchool: {
    method: 'GET',
    path: '/v2/school/me',
    summary: 'The school that the caller belongs to',
    access: ['school', 'teacher'],
    data: School,
    tags: ['School'],
  },
  editSchool: {
    method: 'POST',
    path: '/v2/school/edit',
    summary: 'Change the school’s profile; fields that are not given are cleared',
    access: ['school'],
    body: z.object(schoolProfile),
    data: School,
    tags: ['School', 'Profile'],
  },
  editSchoolWays: {
    method: 'POST',
    path: '/v2/school/ways',
    summary: 'Change the school’s time zone, language and school year',
    access: ['school'],
    body: z.object(preferences),
    data: School,
    tags: ['School', 'Profile'],
  },
  schoolContacts: {
    method: 'GET',
    path: '/v2/school/contact',
    summary: 'The people at the school that the platform’s staff can turn to',
    access: ['school'],
    data: z.array(SchoolContact),
    tags: ['School'],
  },
  saveSchoolContact: {
    method: 'POST',
    path: '/v2/school/contact/save',
    summary: 'Add a contact of the school, or change one',
    access: ['school'],
    body: ContactBody,
    data: z.null(),
    tags: ['School'],
  },
  removeSchoolContact: {
    method: 'POST',
    path: '/v2/school/contact/remove/:id',
    summary: 'Remove a contact of the school',
    access: ['school'],
    params: z.object({ id: Id }),
    data: z.null(),
    tags: ['School'],
  },
})
