import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id, ListQuery } from '../list'
import { childRelations } from './consent'

/** The states of a parent's request to be linked with a child of a school. */
export const linkStates = ['waiting', 'unanswered', 'declined', 'ended'] as const

/** The number of days that a school has to answer. Afterwards, the parent may send a new request. */
export const LINK_WAITS = 30

/** The number of days after a school's refusal during which the parent cannot send a new request. */
export const LINK_PAUSE = 14

/** A request as the parent sees it. Until the school has answered, it does not reveal whether the child exists. */
export const OwnLinkRequest = z.object({
  id: z.number(),
  /** `code` and `username` as the parent typed them. */
  code: z.string(),
  username: z.string(),
  asked_at: z.string(),
  state: z.enum(linkStates),
  decided_at: z.nullable(z.string()),
  /** The reason that the school gave for its answer. */
  reason: z.nullable(z.string()),
  /** When the parent can send a new request; null while the school can still answer. */
  again_at: z.nullable(z.string()),
})
export type OwnLinkRequest = z.infer<typeof OwnLinkRequest>

const LinkParent = z.object({ id: z.number(), name: z.string(), email: z.nullable(z.string()) })
const LinkChild = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  classrooms: z.array(z.string()),
})

/** A request as the school sees it. */
export const LinkRequest = z.object({
  id: z.number(),
  parent: LinkParent,
  child: LinkChild,
  asked_at: z.string(),
})
export type LinkRequest = z.infer<typeof LinkRequest>

/** A parent who is linked to a student of the school. */
export const LinkedParent = z.object({ parent: LinkParent, child: LinkChild, since: z.string() })
export type LinkedParent = z.infer<typeof LinkedParent>

const Reason = z.optional(z.string().check(z.trim(), z.maxLength(300)))

/**
 * Links between parents and a school's children. A parent requests a link, the school approves it, and either of them
 * can end it.
 */
export const linkContract = defineContract({
  askLink: {
    method: 'POST',
    path: '/v2/link/ask',
    summary: 'Ask a school for a link to one of its students; the response is the same if there is no such student',
    access: ['parent'],
    body: z.object({
      code: z.string().check(z.trim(), z.minLength(1, 'Please enter the school code.'), z.maxLength(40)),
      username: z
        .string()
        .check(z.trim(), z.toLowerCase(), z.minLength(1, 'Please enter the child’s username.'), z.maxLength(100)),
      relation: z._default(z.enum(childRelations), 'parent'),
      consent: z.literal(true, 'Please agree to the storage of your child’s data.'),
    }),
    data: OwnLinkRequest,
    tags: ['Link'],
  },
  ownLinkRequests: {
    method: 'GET',
    path: '/v2/link/own',
    summary: 'The caller’s open link requests, newest first',
    access: ['parent'],
    data: z.array(OwnLinkRequest),
    tags: ['Link'],
  },
  withdrawLink: {
    method: 'POST',
    path: '/v2/link/withdraw/:id',
    summary: 'Withdraw a link request, or remove one that the school has answered from the list',
    access: ['parent'],
    params: z.object({ id: Id }),
    data: z.null(),
    tags: ['Link'],
  },
  letGoChild: {
    method: 'POST',
    path: '/v2/child/let-go/:id',
    summary: 'End the caller’s link to a student of a school; free seats return to the caller',
    access: ['parent'],
    params: z.object({ id: Id }),
    data: z.null(),
    tags: ['Link', 'Child', 'Seat', 'Subscription', 'Test', 'Report'],
  },
  linkRequests: {
    method: 'GET',
    path: '/v2/link',
    summary: 'The link requests for students of the school',
    access: ['school'],
    query: ListQuery,
    data: LinkRequest,
    paged: true,
    tags: ['Link'],
  },
  approveLink: {
    method: 'POST',
    path: '/v2/link/approve/:id',
    summary: 'Approve a link request; the parent then sees the student like an own child',
    access: ['school'],
    params: z.object({ id: Id }),
    data: z.null(),
    tags: ['Link'],
  },
  declineLink: {
    method: 'POST',
    path: '/v2/link/decline/:id',
    summary: 'Decline a link request; the parent sees the reason',
    access: ['school'],
    params: z.object({ id: Id }),
    body: z.object({ reason: Reason }),
    data: z.null(),
    tags: ['Link'],
  },
  linkedParents: {
    method: 'GET',
    path: '/v2/link/parent',
    summary: 'The parents who are linked to students of the school',
    access: ['school'],
    query: ListQuery,
    data: LinkedParent,
    paged: true,
    tags: ['Link'],
  },
  endLink: {
    method: 'POST',
    path: '/v2/link/end',
    summary: 'End the link between a parent and a student of the school',
    access: ['school'],
    body: z.object({ parent_id: Id, child_id: Id, reason: Reason }),
    data: z.null(),
    tags: ['Link'],
  },
})
