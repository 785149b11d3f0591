import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'
import { Language } from '../session'

/** How an adult is related to a child. */
export const childRelations = ['parent', 'guardian'] as const
export type ChildRelation = (typeof childRelations)[number]

/** The date of a wording of the terms and the privacy policy. */
const Wording = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** A consent that an account gave: to the terms, or to the storage of a child's data. */
export const Consent = z.object({
  id: z.number(),
  subject: z.enum(['terms', 'child-data']),
  /** Null for a consent to the terms, and for a child that the school has not confirmed. */
  child: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** Null for a consent that was recorded without it. */
  relation: z.nullable(z.enum(['self', ...childRelations])),
  /** Whether the child's school has confirmed the relation. */
  verified_by_school: z.boolean(),
  wording: Wording,
  /** The language of the wording; null for a consent that was recorded without it. */
  language: z.nullable(Language),
  at: z.string(),
  withdrawn_at: z.nullable(z.string()),
})
export type Consent = z.infer<typeof Consent>

export const consentContract = defineContract({
  consents: {
    method: 'GET',
    path: '/v2/consent',
    summary: 'What the caller has consented to, newest first',
    access: ['admin', 'school', 'teacher', 'parent'],
    data: z.array(Consent),
    tags: ['Consent'],
  },
  agreeToWording: {
    method: 'POST',
    path: '/v2/consent/agree',
    summary: 'Consent to the current wording of the terms and the privacy policy, for the caller and its children',
    access: ['admin', 'school', 'teacher', 'parent'],
    body: z.object({ wording: Wording }),
    data: z.null(),
    tags: ['Consent', 'Profile'],
  },
  withdrawConsent: {
    method: 'POST',
    path: '/v2/consent/withdraw/:id',
    summary:
      'Withdraw the consent to the storage of a child’s data; the child is erased after a waiting period, or unlinked from the caller if a school manages it',
    access: ['parent'],
    params: z.object({ id: Id }),
    data: z.null(),
    tags: ['Consent', 'Child', 'Privacy', 'Link'],
  },
})
