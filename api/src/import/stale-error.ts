/** What an import found at its check is no longer so; nothing of it was done. */
export class StaleError extends Error {
  override name = 'Stale'
}
