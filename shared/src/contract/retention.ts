/**
 * Periods after which the server deletes something, or after which something ends. Jobs, queries, the privacy policy
 * and `docs/privacy.md` use these values. One export per line, in alphabetical order.
 */

/** How long an erasure that a person or a parent has requested can be cancelled. */
export const ERASURE_WAIT = { days: 14 } as const
/** How long an erasure that a school or an admin has requested can be cancelled. */
export const STAFF_ERASURE_WAIT = { days: 7 } as const
