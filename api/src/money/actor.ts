/**
 * The account that changes money or seats, and the time of the change. `by` is null if the server itself makes the
 * change, for example when something expires.
 */
export interface Actor {
  by: number | null
  now: Date
}
