import type { Endpoint } from '@lekta/shared/contract/endpoint'
import { type Success, successCode } from '@lekta/shared/contract/envelope'
import * as z from 'zod/mini'

/** The schema of every failure. */
export const FailureBody = z.object({
  code: z.number(),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
})

const head = { code: z.literal(successCode), message: z.string() }

/** Returns the schema of an endpoint's successful reply. Fields that are not in the contract are left out. */
export const successBody = ({ data, paged }: Endpoint) =>
  paged
    ? z.object({ ...head, data: z.array(data), last_page: z.number(), total: z.number(), page: z.number() })
    : z.object({ ...head, data })

/** Returns the schema of a stream's successful reply: the `data` of each event. */
export const eventBody = ({ data }: Endpoint) => ({
  description: 'Server-sent events, each with one such `data`',
  content: { 'text/event-stream': { schema: data } },
})

/** Returns the description of a reply that is a file. */
export const fileBody = ({ data }: Endpoint) => ({
  description: 'A file',
  content: { 'application/octet-stream': { schema: data } },
})

/** Wraps the output of a handler in an envelope. A page already contains its own `data`. */
export function success({ paged }: Endpoint, output: unknown): Success {
  const start = { code: successCode, message: 'Success' } as const
  return paged ? { ...start, ...(output as { data: unknown }) } : { ...start, data: output }
}
