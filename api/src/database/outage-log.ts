import type { FastifyBaseLogger } from 'fastify'
import { causeOf, type Unavailability, unavailabilityOf } from './unavailable'

/** For so many milliseconds an outage is logged once, however much fails for it. */
const QUIET = 10_000

/**
 * Returns what logs outages of the database or the disk, and returns false for any other error, which it does not log. An outage
 * is one line without a stack at once, then one line for each ten seconds that it lasts, with how often it was met since.
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
