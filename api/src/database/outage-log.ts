import type { FastifyBaseLogger } from 'fastify'
import { causeOf, type Unavailability, unavailabilityOf } from './unavailable'

/** Minimum milliseconds between two log lines about the same outage, however many requests fail. */
const QUIET = 10_000

/**
 * Returns a function that logs outages of the database or the disk. For any other error it logs nothing and returns
 * false. It logs an outage immediately, in one line without a stack, and then every ten seconds while the outage
 * lasts, with the number of failures since the previous line.
 */
export function outageLog(event: string, now: () => number = Date.now) {
  const outages = new Map<Unavailability, { loggedAt: number; unlogged: number }>()
  return (log: FastifyBaseLogger, error: Error): boolean => {
    const outage = unavailabilityOf(error)
    if (!outage) return false
    const { loggedAt = Number.NEGATIVE_INFINITY, unlogged = 0 } = outages.get(outage) ?? {}
    if (now() - loggedAt < QUIET) {
      outages.set(outage, { loggedAt, unlogged: unlogged + 1 })
      return true
    }
    const { code, message } = causeOf(error)
    log.error({ outage, code, reason: message, times: unlogged + 1 }, event)
    outages.set(outage, { loggedAt: now(), unlogged: 0 })
    return true
  }
}
