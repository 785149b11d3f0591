import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { ListQuery } from '../list'

/** Every kind of job by the name under which it is stored. */
export const jobKinds = [
  'sweep-sessions',
  'sweep-messages',
  'sweep-attempts',
  'answer-partitions',
  'recalibrate-bank',
  'mail',
  'push',
  'tell-tests',
  'forgot-password',
  'check-import',
  'commit-import',
  'sweep-imports',
  'keep-time-of-money',
  'reconcile-payments',
  'sandbox-callback',
  'tell-paid',
  'tell-seats',
  'tell-link-asked',
  'sweep-link-requests',
  'delete-old-notifications',
  'forget-buyers',
  'harden-passwords',
  'draw-prints',
  'expire-prints',
  'weekly-digest',
  'roll-over',
  'expire-rollovers',
  'make-export',
  'expire-exports',
  'delete-files',
  'retention-rounds',
  'delete-old-audit-entries',
  'erase-due',
  'check-release-pages',
  'scheduled-release',
  'prune-releases',
] as const
export type JobKind = (typeof jobKinds)[number]

/** The jobs of one kind. */
const JobCounts = z.object({
  /** A `JobKind`, or the name of a kind that only another version knows. */
  kind: z.string(),
  /** Jobs that can start now. */
  due: z.number(),
  /** Jobs that start later, among them failed ones before their next try. */
  waiting: z.number(),
  running: z.number(),
  /** Jobs that have used all their tries within the last week. */
  failed: z.number(),
  /** Seconds for which the oldest due job has been due; 0 if none is due. */
  oldest: z.number(),
})
export type JobCounts = z.infer<typeof JobCounts>

/** A job that has used all its tries. Its data is never sent, because it may be about people. */
const FailedJob = z.object({
  /** The position in the list, from 1. */
  place: z.number(),
  id: z.string(),
  kind: z.string(),
  created_at: z.string(),
  failed_at: z.string(),
  tries: z.number(),
  /** The type of the error and its code, such as `DatabaseError 53100`. */
  error: z.string(),
  /** The top of the stack: where in the code it failed. */
  stack: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

const body = z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) })
const tags = ['Job', 'Dashboard'] as const

/** The work that the server does later: what waits, and what has failed for good. */
export const jobContract = defineContract({
  jobs: {
    method: 'GET',
    path: '/v2/platform/job',
    summary: 'How many jobs of each kind wait, run or have failed',
    access: ['admin'],
    data: z.array(JobCounts),
    tags,
  },
  failedJobs: {
    method: 'GET',
    path: '/v2/platform/job/failed',
    summary: 'The jobs that have used all their tries within the last week',
    access: ['admin'],
    query: ListQuery,
    data: FailedJob,
    paged: true,
    tags,
  },
  retryJobs: {
    method: 'POST',
    path: '/v2/platform/job/retry',
    summary: 'Queue failed jobs again, with all their tries',
    access: ['admin'],
    body,
    data: z.object({ count: z.number() }),
    tags,
  },
  deleteJobs: {
    method: 'POST',
    path: '/v2/platform/job/delete',
    summary: 'Delete failed jobs, so that they are never done',
    access: ['admin'],
    body,
    data: z.object({ count: z.number() }),
    tags,
  },
})
