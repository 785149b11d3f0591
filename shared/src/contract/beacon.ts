import * as z from 'zod/mini'
import { defineContract } from './endpoint'

/**
 * Why a page of an area cannot be shown: there is no connection; its server is down or too slow; its release was
 * built for another contract, was altered, is broken, or was stopped because it froze or emptied the page.
 */
export const failureReasons = ['offline', 'down', 'slow', 'mismatch', 'integrity', 'crash', 'stopped'] as const
export type FailureReason = (typeof failureReasons)[number]

/**
 * What happened to the person: the area's page failed, another release was tried instead, or the page took longer
 * than it should.
 */
export const remoteOutcomes = ['failed', 'fallback', 'slow'] as const
export type RemoteOutcome = (typeof remoteOutcomes)[number]

const Name = z.string().check(z.maxLength(100))

export const beaconContract = defineContract({
  reportRemote: {
    method: 'POST',
    path: '/beacon/remote',
    summary: 'Report that a release of an area failed in this browser, without saying in whose',
    access: 'public',
    duringMaintenance: true,
    maxBodyBytes: 1024,
    body: z.object({
      area: Name,
      version: Name,
      outcome: z.enum(remoteOutcomes),
      reason: z.enum(failureReasons),
      /**
       * The path pattern of the page, such as `/teacher/report/:id`, or the name of the slot; empty if the failure is
       * of no single page.
       */
      page: Name,
    }),
    data: z.null(),
  },
})
