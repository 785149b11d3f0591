import * as z from 'zod/mini'
import { defineContract } from '../endpoint'

/** The longest message of the banner, in characters. */
export const LONGEST_MESSAGE = 200

export const MaintenanceMessage = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a message, or leave it out.'),
    z.maxLength(LONGEST_MESSAGE, `Please use at most ${LONGEST_MESSAGE} characters.`),
  )

/** Whether the portal is read-only. */
const Maintenance = z.object({
  /** When maintenance began; null if there is none. */
  since: z.nullable(z.string()),
  /** What the banner says instead of the usual sentence. */
  message: z.nullable(z.string()),
})
export type Maintenance = z.infer<typeof Maintenance>

const tags = ['Maintenance'] as const

/** While maintenance is on, people can read and running tests continue, but nothing else can be changed. */
export const maintenanceContract = defineContract({
  maintenance: {
    method: 'GET',
    path: '/maintenance',
    summary: 'Whether the portal is read-only, and what its banner says',
    access: 'public',
    data: Maintenance,
    tags,
  },
  switchMaintenance: {
    method: 'POST',
    path: '/v2/platform/maintenance',
    summary: 'Make the portal read-only, or writable again',
    access: ['admin'],
    duringMaintenance: true,
    body: z.object({ on: z.boolean(), message: z.optional(MaintenanceMessage) }),
    data: Maintenance,
    tags,
  },
})
